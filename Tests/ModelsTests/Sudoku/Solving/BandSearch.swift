/// An independent search for solutions, to verify and measure the fast one: one digit after the
/// other, with tables for the possibilities of the rows and boxes of a band. It deduces, guesses
/// and backtracks.
///
/// A position is 22 words of 64 bits, two for each digit: three bands of 27 cells in which the
/// digit may go. Bands 0 and 1 are the halves of the first word, band 2 is the second word, and the
/// cell in `row` and `column` is bit `9 * (row % 3) + column` of band `row / 3`. Two more words
/// hold the settled cells, and two the cells with two candidates. A guess copies the words one
/// position up a stack, so no memory is allocated during a search.
///
/// Don't share one between tasks.
struct BandSearch: ~Copyable {
  /// The number of guesses in the last run. The same on every machine.
  private(set) var guesses = 0
  /// The solutions of the last run, 81 digits each, in the order found: all of them if they were to
  /// be kept, otherwise the first.
  private(set) var solutions: [UInt8] = []

  let tables = BandTables.shared
  private let stack: UnsafeMutablePointer<UInt64>
  private var count = 0
  private var limit = 0
  private var keepsAll = false

  private static var words: Int { 22 }
  /// The index of the settled cells.
  static var settled: Int { 18 }
  /// The index of the cells with two candidates.
  static var pairs: Int { 20 }
  /// All cells of the first word, and of the second.
  static var all: (UInt64, UInt64) { (0x07FF_FFFF_07FF_FFFF, 0x07FF_FFFF) }

  init() {
    stack = .allocate(capacity: 82 * Self.words)
    stack.initialize(repeating: 0, count: 82 * Self.words)
    solutions.reserveCapacity(81)
  }

  deinit { stack.deallocate() }

  /// Counts the solutions of 81 cells, 0 for an empty one, up to `limit`.
  mutating func run(
    _ cells: UnsafeBufferPointer<UInt8>, limit: Int, keepingAll: Bool = false
  ) -> Int {
    guesses = 0
    count = 0
    self.limit = limit
    keepsAll = keepingAll
    solutions.removeAll(keepingCapacity: true)
    guard limit > 0, load(cells) else { return 0 }
    explore(stack, dirty: 0x1FF)
    return count
  }

  /// Loads the givens. Returns `false` if a row has one of them twice.
  private func load(_ cells: UnsafeBufferPointer<UInt8>) -> Bool {
    // The cells at twice the digit. Those at 0 are the empty ones.
    let bins = stack + Self.words
    for word in 0..<20 { bins[word] = 0 }
    for place in 0..<27 {
      bins[Int(cells[place]) &* 2] |= 1 &<< UInt64(place)
      bins[Int(cells[place &+ 27]) &* 2] |= 1 &<< UInt64(place &+ 32)
      bins[Int(cells[place &+ 54]) &* 2 &+ 1] |= 1 &<< UInt64(place)
    }
    for half in 0..<2 {
      for digit in 0..<9 {
        let given = bins[digit &* 2 &+ 2 &+ half]
        let rows = Self.rows(of: given)
        guard rows.nonzeroBitCount == 9 &* given.nonzeroBitCount else { return false }
        stack[digit &* 2 &+ half] = (bins[half] & ~rows) | given
      }
    }
    stack[Self.settled] = Self.all.0 & ~bins[0]
    stack[Self.settled &+ 1] = Self.all.1 & ~bins[1]
    return true
  }

  private mutating func explore(_ position: UnsafeMutablePointer<UInt64>, dirty: UInt32) {
    switch settle(position, dirty: dirty) {
    case .contradiction: return
    case .solved: keep(position)
    case .open(let half, let cell):
      let next = position + Self.words
      for digit in 0..<9 where position[digit &* 2 &+ half] & cell != 0 {
        guesses &+= 1
        for word in 0..<Self.words { next[word] = position[word] }
        explore(next, dirty: Self.put(digit, next, half: half, cell: cell))
        if count >= limit { return }
      }
    }
  }

  /// Puts `digit` into `cell` and returns the digits that changed.
  private static func put(
    _ digit: Int, _ position: UnsafeMutablePointer<UInt64>, half: Int, cell: UInt64
  ) -> UInt32 {
    var dirty: UInt32 = 1 &<< UInt32(digit)
    for other in 0..<9 where position[other &* 2 &+ half] & cell != 0 {
      position[other &* 2 &+ half] &= other == digit ? ~rows(of: cell) | cell : ~cell
      dirty |= 1 &<< UInt32(other)
    }
    position[settled &+ half] |= cell
    return dirty
  }

  private mutating func keep(_ position: UnsafeMutablePointer<UInt64>) {
    count += 1
    guard keepsAll || count == 1 else { return }
    let start = solutions.count
    solutions.append(contentsOf: repeatElement(0, count: 81))
    solutions.withUnsafeMutableBufferPointer { digits in
      for digit in 0..<9 {
        for half in 0..<2 {
          var cells = position[digit &* 2 &+ half]
          while cells != 0 {
            let bit = cells.trailingZeroBitCount
            let place = half &* 54 &+ (bit < 32 ? bit : bit &- 5)
            digits[start &+ place] = UInt8(truncatingIfNeeded: digit &+ 1)
            cells &= cells &- 1
          }
        }
      }
    }
  }

  /// Returns the complete rows that contain a bit of a word.
  @inline(__always)
  static func rows(of cells: UInt64) -> UInt64 {
    var rows: UInt64 = 0
    for shift: UInt64 in [0, 9, 18, 32, 41, 50] {
      let row: UInt64 = 0x1FF &<< shift
      rows |= cells & row != 0 ? row : 0
    }
    return rows
  }
}
