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
/// Don't share a search between tasks. Each task makes one and keeps it, because making one
/// allocates memory.
package struct Search: ~Copyable {
  /// The result of applying the rules without guessing.
  package enum Outcome: Int {
    case contradiction = -1
    case open = 0
    case solved = 1
  }

  /// The memory, laid out as in `LaneMemory`.
  private let memory: UnsafeMutableRawPointer
  private let kernel: Kernel

  /// Creates a search. Only tests need to choose a kernel.
  package init(kernel: Kernel = .best) {
    self.kernel = kernel
    memory = .allocate(byteCount: LaneMemory.byteCount, alignment: 64)
    LaneMemory.prepare(memory)
  }

  deinit { memory.deallocate() }

  /// The number of guesses for all questions so far. The same on every machine.
  package var guesses: Int { LaneMemory.guesses(memory).pointee }
  /// The number of rounds of the rules for all questions so far. The same on every machine.
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

  /// Changes the question so that the cell numbered `cell` may hold these digits, bit `d - 1` for
  /// digit `d`. One bit makes a given, all nine an empty cell. Eight ask for a different digit
  /// there.
  package func setCandidates(_ digits: UInt16, at cell: Int) {
    LaneMemory.question(memory)[Self.places[cell]] = digits
  }

  /// Returns the digits that the cell numbered `cell` may hold in the question, bit `d - 1` for
  /// digit `d`.
  package func candidates(at cell: Int) -> UInt16 { LaneMemory.question(memory)[Self.places[cell]] }

  // MARK: Answers

  /// Counts the solutions of the question, up to `limit`, unless `stop` is due first. Checks it
  /// after every 256 solutions.
  package func count(limit: Int, stop: Stop = .never) -> Int {
    kernel.begin(memory)
    var count = 0
    while count < limit, kernel.next(memory) {
      count += 1
      if count.isMultiple(of: 256), stop.isDue { break }
    }
    return count
  }

  /// Calls `body` with each solution of the question as 81 bytes, each `zero` plus the digit, until
  /// it returns `false`.
  package func forEachSolution(zero: UInt8 = 0, _ body: ([UInt8]) -> Bool) {
    kernel.begin(memory)
    var solution: [UInt8] = []
    while kernel.next(memory) {
      solution.removeAll(keepingCapacity: true)
      appendSolution(to: &solution, zero: zero)
      guard body(solution) else { return }
    }
  }

  /// Returns `true` if the question has a solution.
  package func hasSolution() -> Bool {
    kernel.begin(memory)
    return kernel.next(memory)
  }

  /// Applies the rules to the question without guessing: naked and hidden singles, locked
  /// candidates and locked triples. ``foundCandidates(at:)`` then returns the remaining candidates.
  package func deduce() -> Outcome { Outcome(rawValue: kernel.deduce(memory)) ?? .open }

  /// Returns the digits of the cell numbered `cell` in the last solution, or its candidates after
  /// ``deduce()``, bit `d - 1` for digit `d`.
  package func foundCandidates(at cell: Int) -> UInt16 {
    LaneMemory.answer(memory)[Self.places[cell]]
  }

  /// Returns the cells in which the last solution differs from `digits`, 1 to 9 by the number of
  /// the cell, or `nil` if they are more than `most`. Bit `i` stands for the cell numbered `i`.
  package func cellsDiffering(
    from digits: borrowing InlineArray<81, UInt8>, upTo most: Int
  ) -> UInt128? {
    let answer = LaneMemory.answer(memory)
    var cells: UInt128 = 0
    for row in stride(from: 8, through: 0, by: -1) {
      var bits: UInt64 = 0
      for column in 0..<9 {
        let cell = row &* 9 &+ column
        let digit: UInt16 = 1 &<< UInt16(truncatingIfNeeded: digits[cell] &- 1)
        let isOther: UInt64 = answer[Self.places[cell]] == digit ? 0 : 1
        bits |= isOther &<< UInt64(truncatingIfNeeded: column)
      }
      cells = cells &<< 9 | UInt128(bits)
      if cells.nonzeroBitCount > most { return nil }
    }
    return cells
  }

  /// Appends the last solution found as 81 bytes, each `zero` plus the digit.
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

  /// Answers lines of `text`, starting at `start`, as long as they are plain puzzles, like
  /// ``SolveLine``. Returns the numbers of bytes and lines read.
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

  /// The position of each cell in a lane memory.
  private static let places: InlineArray<81, Int> = {
    var places = InlineArray<81, Int>(repeating: 0)
    for cell in 0..<81 { places[cell] = LaneMemory.place(of: cell) }
    return places
  }()
}
