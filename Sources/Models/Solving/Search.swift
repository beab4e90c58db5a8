/// The search for solutions: deduce, guess, and come back, in memory taken once.
///
/// A position is 33 words: for each digit three bands of 27 cells in which it may stand, then
/// three bands of cells that are settled, and three of cells with two candidates. The cell in
/// `row` and `column` is bit `9 * (row % 3) + column` of band `row / 3`. A guess copies the words
/// one place up a stack of positions, so no memory is taken while it runs.
///
/// Not to be shared between tasks; each makes its own.
struct Search: ~Copyable {
  /// How many guesses the last run made; the same on every machine.
  private(set) var guesses = 0
  /// The solutions of the last run, 81 digits each, in the order they were found: all of them
  /// where they were to be kept, else the first.
  private(set) var solutions: [UInt8] = []

  let tables = SearchTables.shared
  private let stack: UnsafeMutablePointer<UInt32>
  private var count = 0
  private var limit = 0
  private var keepsAll = false

  private static let words = 33
  /// Where the settled cells begin.
  static var settled: Int { 27 }
  /// Where the cells with two candidates begin.
  static var pairs: Int { 30 }
  /// The 27 cells of a band.
  static var everything: UInt32 { 0x7FF_FFFF }

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
    guard limit > 0 else { return 0 }
    load(cells)
    explore(stack, dirty: 0x1FF)
    return count
  }

  private func load(_ cells: UnsafeBufferPointer<UInt8>) {
    for word in 0..<Self.words { stack[word] = 0 }
    var index = 0
    for band in 0..<3 {
      var filled: UInt32 = 0
      for place in 0..<27 {
        let digit = Int(cells[index])
        index &+= 1
        if digit != 0 {
          stack[(digit &- 1) &* 3 &+ band] |= 1 &<< UInt32(place)
          filled |= 1 &<< UInt32(place)
        }
      }
      for digit in 0..<9 {
        let given = stack[digit &* 3 &+ band]
        stack[digit &* 3 &+ band] = (~filled & ~Self.rows(of: given) & Self.everything) | given
      }
    }
  }

  private mutating func explore(_ position: UnsafeMutablePointer<UInt32>, dirty: UInt32) {
    switch settle(position, dirty: dirty) {
    case .contradiction: return
    case .solved: keep(position)
    case .open(let band, let cell):
      let next = position + Self.words
      for digit in 0..<9 where position[digit &* 3 &+ band] & cell != 0 {
        guesses &+= 1
        next.update(from: position, count: Self.words)
        explore(next, dirty: Self.put(digit, next, band: band, cell: cell))
        if count >= limit { return }
      }
    }
  }

  /// Gives `cell` to `digit`; the digits that changed.
  private static func put(
    _ digit: Int, _ position: UnsafeMutablePointer<UInt32>, band: Int, cell: UInt32
  ) -> UInt32 {
    var dirty: UInt32 = 1 &<< UInt32(digit)
    for other in 0..<9 where position[other &* 3 &+ band] & cell != 0 {
      position[other &* 3 &+ band] &= other == digit ? ~rows(of: cell) | cell : ~cell
      dirty |= 1 &<< UInt32(other)
    }
    position[settled &+ band] |= cell
    return dirty
  }

  private mutating func keep(_ position: UnsafeMutablePointer<UInt32>) {
    count += 1
    guard keepsAll || count == 1 else { return }
    let start = solutions.count
    solutions.append(contentsOf: repeatElement(0, count: 81))
    solutions.withUnsafeMutableBufferPointer { digits in
      for digit in 0..<9 {
        for band in 0..<3 {
          var cells = position[digit &* 3 &+ band]
          while cells != 0 {
            digits[start &+ band &* 27 &+ cells.trailingZeroBitCount] = UInt8(digit &+ 1)
            cells &= cells &- 1
          }
        }
      }
    }
  }

  /// The whole rows of a band in which a bit is set.
  @inline(__always)
  static func rows(of cells: UInt32) -> UInt32 {
    (cells & 0x1FF != 0 ? 0x1FF : 0)
      | (cells & 0x3_FE00 != 0 ? 0x3_FE00 : 0)
      | (cells & 0x7FC_0000 != 0 ? 0x7FC_0000 : 0)
  }
}
