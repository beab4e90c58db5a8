public import Sudoku

extension Drill {
  /// The judgement of a player's progress in a position.
  public enum Verdict: Hashable, Sendable {
    /// The technique is still to be used. Has the number of conclusions drawn from the deduction
    /// that is furthest along.
    case open(drawn: Int, of: Int)
    /// All conclusions of a deduction are drawn.
    case found(Deduction)
    /// A wrong digit was placed.
    case wrongDigit(Candidate)
    /// A candidate was removed that the solution needs.
    case needed(Candidate)
    /// A placement or removal is right, but doesn't follow from the technique.
    case unrelated(Candidate)
  }

  /// Returns the verdict on `board`, which began with the position. Errors come first, then
  /// success. Changes that are right for another reason only count if there is nothing else to
  /// report.
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
    if let unrelated = (placed + removed).first(where: { !isConcluded($0, drawn) }) {
      return .unrelated(unrelated)
    }
    let best = deductions.map { (count(of: $0, drawn, gone), $0.conclusionCount) }
      .max { ($0.0, -$0.1) < ($1.0, -$1.1) }
    return .open(drawn: best?.0 ?? 0, of: best?.1 ?? 0)
  }

  /// The deduction to show as help: the one with the shortest chain, then with the fewest
  /// conclusions.
  public var easiest: Deduction? {
    deductions.min { ($0.length, $0.conclusionCount) < ($1.length, $1.conclusionCount) }
  }

  /// Returns the candidates of empty cells that are no longer noted.
  private func removed(on board: Board) -> [Candidate] {
    guard showsCandidates else { return [] }
    return position.open.filter { board.grid[$0] == nil }.flatMap { cell in
      position[cell].subtracting(board.possibilities(at: cell)).map { Candidate(cell, $0) }
    }
  }

  /// Returns the candidates ruled out by placed digits.
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

  /// Returns `true` if `candidate` is a conclusion of the technique or follows directly from a
  /// placed digit.
  private func isConcluded(_ candidate: Candidate, _ placed: Set<Candidate>) -> Bool {
    deductions.contains {
      $0.eliminations.contains(candidate) || $0.placements.contains(candidate)
    }
      || placed.contains { $0.digit == candidate.digit && $0.cell.isPeer(of: candidate.cell) }
  }
}

extension Deduction {
  /// The length of the explanation: the statements of the chains and the cells of the sets.
  fileprivate var length: Int {
    pattern.chains.map(\.statements.count).reduce(0, +)
      + pattern.sets.map(\.cells.count).reduce(0, +)
  }

  /// The number of digits to place, or else of candidates to remove.
  fileprivate var conclusionCount: Int {
    placements.isEmpty ? eliminations.count : placements.count
  }
}
