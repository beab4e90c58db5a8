public import Sudoku

extension Drill {
  /// What a player has made of a position so far.
  public enum Verdict: Hashable, Sendable {
    /// The technique is yet to be used: of the deduction that is furthest on, so many of its
    /// conclusions are drawn.
    case open(drawn: Int, of: Int)
    /// All that one deduction concludes is drawn.
    case found(Deduction)
    /// A digit was placed that the solution does not have there.
    case wrongDigit(Candidate)
    /// A candidate was taken out that the solution needs.
    case needed(Candidate)
    /// What was placed or taken out is right, but does not follow from the technique.
    case beside(Candidate)
  }

  /// What `board` shows, which began with the position. What is wrong comes first, then success; what
  /// is right for another reason counts only where nothing else is to be said.
  public func verdict(on board: Board) -> Verdict {
    let placed = position.open.compactMap { cell in board.grid[cell].map { Candidate(cell, $0) } }
    if let wrong = placed.first(where: { puzzle.solution[$0.cell] != $0.digit }) {
      return .wrongDigit(wrong)
    }
    let removed = removed(on: board)
    if let needed = removed.first(where: { puzzle.solution[$0.cell] == $0.digit }) {
      return .needed(needed)
    }
    let drawn = Set(placed)
    let gone = Set(removed).union(ruledOut(by: placed))
    if let found = deductions.first(where: { count(of: $0, drawn, gone) == $0.conclusionCount }) {
      return .found(found)
    }
    if let beside = (placed + removed).first(where: { !isConcluded($0, drawn) }) {
      return .beside(beside)
    }
    let best = deductions.map { (count(of: $0, drawn, gone), $0.conclusionCount) }
      .max { ($0.0, -$0.1) < ($1.0, -$1.1) }
    return .open(drawn: best?.0 ?? 0, of: best?.1 ?? 0)
  }

  /// The deduction to be shown to whoever asks for help: the shortest chain, and the one with the
  /// fewest conclusions.
  public var easiest: Deduction? {
    deductions.min { ($0.length, $0.conclusionCount) < ($1.length, $1.conclusionCount) }
  }

  /// The candidates of empty cells that are no longer noted.
  private func removed(on board: Board) -> [Candidate] {
    guard showsCandidates else { return [] }
    return position.open.filter { board.grid[$0] == nil }.flatMap { cell in
      position[cell].subtracting(board.possibilities(at: cell)).map { Candidate(cell, $0) }
    }
  }

  /// What goes by itself where digits are placed.
  private func ruledOut(by placed: [Candidate]) -> Set<Candidate> {
    Set(
      placed.flatMap { digit in
        digit.cell.peers.map { Candidate($0, digit.digit) }
          + position[digit.cell].filter { $0 != digit.digit }.map { Candidate(digit.cell, $0) }
      })
  }

  private func count(
    of deduction: Deduction, _ placed: Set<Candidate>, _ gone: Set<Candidate>
  ) -> Int {
    deduction.placements.isEmpty
      ? deduction.eliminations.count(where: gone.contains)
      : deduction.placements.count(where: placed.contains)
  }

  /// Whether a conclusion is one of the technique's, or follows at once from a digit that was placed.
  private func isConcluded(_ candidate: Candidate, _ placed: Set<Candidate>) -> Bool {
    deductions.contains {
      $0.eliminations.contains(candidate) || $0.placements.contains(candidate)
    }
      || placed.contains { $0.digit == candidate.digit && $0.cell.isPeer(of: candidate.cell) }
  }
}

extension Deduction {
  /// How much there is to read: the statements of its chains, the cells of its sets.
  fileprivate var length: Int {
    pattern.chains.map(\.statements.count).reduce(0, +)
      + pattern.sets.map(\.cells.count).reduce(0, +)
  }

  /// How many digits it places, or else how many candidates it takes out.
  fileprivate var conclusionCount: Int {
    placements.isEmpty ? eliminations.count : placements.count
  }
}
