private import SolverLanes

/// The fast search for solutions: a question, and its solutions one after the other.
///
/// ```
/// var search = Search()
/// search.ask(grid)                      // 81 cells; loaded once
/// search.setCandidates(.all, at: cell)  // change one cell: a single store
/// search.hasSolution()                  // one question more costs no loading
/// ```
///
/// Not to be shared between tasks; each makes its own and keeps it, since making one takes memory.
package struct Search: ~Copyable {
  /// What the rules alone make of a question.
  package enum Outcome: Int {
    case contradiction = -1
    case open = 0
    case solved = 1
  }

  /// Laid out as `LaneMemory` says.
  private let memory: UnsafeMutableRawPointer
  private let kernel: Kernel
  /// Solutions that `run` found: all of them where they were to be kept, else the first. 81 digits
  /// each, in the order they were found.
  package private(set) var solutions: [UInt8] = []

  /// A search by `kernel`; there is a reason to choose one in tests only.
  package init(kernel: Kernel = .best) {
    self.kernel = kernel
    memory = .allocate(byteCount: LaneMemory.byteCount, alignment: 64)
    LaneMemory.prepare(memory)
    solutions.reserveCapacity(81)
  }

  deinit { memory.deallocate() }

  /// How many guesses all questions took so far; the same on every machine.
  package var guesses: Int { LaneMemory.guesses(memory).pointee }
  /// How many rounds of the rules all questions took so far; the same on every machine.
  package var rounds: Int { LaneMemory.rounds(memory).pointee }

  // MARK: The question

  /// Asks for the solutions of 81 cells, 0 for an empty one.
  package func ask(_ cells: UnsafeBufferPointer<UInt8>) {
    let question = LaneMemory.question(memory)
    for cell in 0..<81 {
      let digit = cells[cell]
      question[Self.places[cell]] = digit == 0 ? 0x1FF : 1 &<< UInt16(digit &- 1)
    }
  }

  /// Asks for the solutions of `grid`.
  package func ask(_ grid: Grid) { grid.withCells { ask($0) } }

  /// Asks for the solutions of `position` within its candidates.
  package func ask(_ position: CandidateGrid) {
    for cell in Cell.all {
      let digits = position.grid[cell].map { DigitSet([$0]) } ?? position[cell]
      setCandidates(digits.bits, at: cell.index)
    }
  }

  /// Changes the question: the cell numbered `cell` may hold these digits, bit `d - 1` for digit
  /// `d`. One bit makes a given, all nine an empty cell, eight ask for another digit there.
  package func setCandidates(_ digits: UInt16, at cell: Int) {
    LaneMemory.question(memory)[Self.places[cell]] = digits
  }

  /// The digits that the cell numbered `cell` may hold in the question, bit `d - 1` for digit `d`.
  package func candidates(at cell: Int) -> UInt16 { LaneMemory.question(memory)[Self.places[cell]] }

  // MARK: Answers

  /// How many solutions the question has, up to `limit`.
  package func count(limit: Int) -> Int {
    kernel.begin(memory)
    var count = 0
    while count < limit, kernel.next(memory) { count += 1 }
    return count
  }

  /// The same; asks `check` after each 256 solutions whether to go on.
  package func count<Failure>(limit: Int, check: () throws(Failure) -> Void) throws(Failure) -> Int
  {
    kernel.begin(memory)
    var count = 0
    while count < limit, kernel.next(memory) {
      count += 1
      if count.isMultiple(of: 256) { try check() }
    }
    return count
  }

  /// Whether the question has a solution.
  package func hasSolution() -> Bool {
    kernel.begin(memory)
    return kernel.next(memory)
  }

  /// Whether the question has a solution in which the cell numbered `cell` does not hold `digit`.
  /// The question is the same afterwards.
  package func hasSolution(without digit: Int, at cell: Int) -> Bool {
    let place = Self.places[cell]
    let before = LaneMemory.question(memory)[place]
    LaneMemory.question(memory)[place] = before & ~(1 &<< UInt16(digit &- 1))
    defer { LaneMemory.question(memory)[place] = before }
    return hasSolution()
  }

  /// What the rules alone, without a guess, make of the question: naked and hidden singles, locked
  /// candidates and locked triples. What is left is in ``foundCandidates(at:)``.
  package func deduce() -> Outcome { Outcome(rawValue: kernel.deduce(memory)) ?? .open }

  /// The digits that the cell numbered `cell` has in the solution found last, or those left to it
  /// by ``deduce()``, bit `d - 1` for digit `d`.
  package func foundCandidates(at cell: Int) -> UInt16 {
    LaneMemory.answer(memory)[Self.places[cell]]
  }

  /// Appends the solution found last, 81 bytes: `zero` plus the digit.
  package func appendSolution(to bytes: inout [UInt8], zero: UInt8 = 0) {
    let start = bytes.count
    let answer = LaneMemory.answer(memory)
    bytes.append(contentsOf: repeatElement(0, count: 81))
    bytes.withUnsafeMutableBufferPointer { bytes in
      for cell in 0..<81 {
        let index = answer[Self.places[cell]].trailingZeroBitCount
        bytes[start + cell] = zero &+ 1 &+ UInt8(truncatingIfNeeded: index)
      }
    }
  }

  /// Answers lines of `text` from `start` on as far as they are plain puzzles, as ``SolveLine`` does;
  /// how many bytes it read, and how many lines.
  package func answerLines(
    of text: UnsafeBufferPointer<UInt8>, from start: Int, into output: inout [UInt8]
  ) -> (read: Int, lines: Int) {
    guard let base = text.baseAddress, start < text.count else { return (0, 0) }
    let count = text.count - start
    let room = (count / 82 + 1) * LaneLines.longestAnswer
    var done = (read: 0, written: 0, lines: 0)
    let answers = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      if let place = buffer.baseAddress {
        done = kernel.answer(base + start, count, place, memory)
      }
      initialized = done.written
    }
    if output.isEmpty { output = answers } else { output += answers }
    return (done.read, done.lines)
  }

  /// Counts the solutions of 81 cells, 0 for an empty one, up to `limit`.
  package mutating func run(
    _ cells: UnsafeBufferPointer<UInt8>, limit: Int, keepingAll: Bool = false
  ) -> Int {
    ask(cells)
    return run(limit: limit, keepingAll: keepingAll)
  }

  /// Counts the solutions of the question, up to `limit`.
  package mutating func run(limit: Int, keepingAll: Bool = false) -> Int {
    var found: [UInt8] = []
    swap(&found, &solutions)
    found.removeAll(keepingCapacity: true)
    defer { solutions = found }
    kernel.begin(memory)
    var count = 0
    while count < limit, kernel.next(memory) {
      count += 1
      if keepingAll || count == 1 { appendSolution(to: &found) }
    }
    return count
  }

  /// By the number of a cell its place in a memory.
  private static let places: InlineArray<81, Int> = {
    var places = InlineArray<81, Int>(repeating: 0)
    for cell in 0..<81 { places[cell] = LaneMemory.place(of: cell) }
    return places
  }()
}
