public import Games
public import Sudoku

/// A hint that tells no more than it is asked for.
///
/// ```
/// a deduction      place ──▶ technique ──▶ reasons
/// what is wrong    place ────────────────▶ reasons
/// ```
public struct HintLadder: Hashable, Sendable {
  /// What is told.
  public let step: NextStep
  /// The board that it was found on.
  public let board: Board
  /// Whether the board marks already what is wrong, so that telling it costs nothing.
  public let isMarked: Bool
  /// What can be told of it, in order.
  public let rungs: [Rung]
  /// How much was told so far.
  public private(set) var rung: Rung
  /// The page of the text that is shown, from 0.
  public private(set) var page = 0
  /// How many pages the text of this rung takes where it is shown; nil until it was shown.
  public private(set) var pageCount: Int?

  /// How much is told.
  public enum Rung: Int, CaseIterable, Comparable, Sendable {
    /// Where to look.
    case place
    /// The name of the technique.
    case technique
    /// The whole explanation, drawn on the board as well.
    case reasons

    /// Orders rungs by how much they tell.
    public static func < (lhs: Rung, rhs: Rung) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A hint of which the place is told, where it has one.
  public init(_ step: NextStep, on board: Board, isMarked: Bool = false) {
    self.step = step
    self.board = board
    self.isMarked = isMarked
    rungs =
      switch step.kind {
      case .deduction: Rung.allCases
      case .clash, .wrongDigit, .missingNote: [.place, .reasons]
      case .solved, .noSolution, .severalSolutions: [.reasons]
      }
    rung = rungs[0]
  }
}

extension HintLadder {
  /// What is told next; nil at the top.
  public var nextRung: Rung? { rungs.first { $0 > rung } }

  /// What comes of asking for more.
  public enum Next: Hashable, Sendable {
    /// The next page of the same text.
    case page
    /// The next rung.
    case rung(Rung)
    /// Nothing: it is all told.
    case nothing
  }

  /// What comes of asking for more now.
  public var next: Next {
    if let pageCount, page + 1 < pageCount { return .page }
    if let nextRung { return .rung(nextRung) }
    // Until the text was shown nobody knows how many pages it takes.
    return pageCount == nil ? .page : .nothing
  }

  /// Tells more: the next page of this rung, or the next rung.
  public mutating func climb() {
    switch next {
    case .page: turn(by: 1)
    case .rung(let rung): (self.rung, page, pageCount) = (rung, 0, nil)
    case .nothing: break
    }
  }

  /// Turns to a page, as far as there is one.
  public mutating func turn(by pages: Int) {
    page = min(max(0, page + pages), max(0, (pageCount ?? 1) - 1))
  }

  /// Takes to heart how many pages the text takes.
  public mutating func isShown(onPages count: Int) {
    pageCount = max(1, count)
    turn(by: 0)
  }
}

// What it costs
extension HintLadder {
  /// The help that telling `rung` is; nil where it costs nothing.
  public func help(for rung: Rung) -> ScoreSheet.Help? {
    switch step.kind {
    case .deduction:
      switch rung {
      case .place: .nudge
      case .technique: .technique
      case .reasons: .explanation
      }
    case .clash, .wrongDigit: isMarked || rung != .place ? nil : .check
    case .missingNote: rung == .place ? .check : nil
    case .solved, .noSolution, .severalSolutions: nil
    }
  }

  /// The help that applying is, besides what was told: a digit placed, or else what it gives away
  /// of the reasons.
  public var helpToApply: ScoreSheet.Help? {
    if case .deduction(let deduction, _) = step, !deduction.placements.isEmpty { return .placement }
    return rung == .reasons ? nil : help(for: .reasons)
  }

  /// As much of it as was told of `other`, if both are about the same.
  public func told(asFarAs other: HintLadder) -> HintLadder {
    guard other.subject == subject else { return self }
    var ladder = self
    (ladder.rung, ladder.page, ladder.pageCount) = (other.rung, other.page, other.pageCount)
    return ladder
  }

  /// What it is about, as far as it is paid for.
  public var subject: HintSubject {
    switch step {
    case .deduction(let deduction, _):
      HintSubject(
        deduction.technique.rawValue, placing: deduction.placements,
        removing: deduction.eliminations)
    case .clash(let digit, let first, let second, _, _):
      HintSubject(
        step.kind.rawValue, placing: [Candidate(first, digit), Candidate(second, digit)])
    case .wrongDigits(let mistakes):
      HintSubject(step.kind.rawValue, placing: mistakes.map { Candidate($0.cell, $0.digit) })
    case .missingNote(let cell, let possible):
      HintSubject(step.kind.rawValue, placing: possible.map { Candidate(cell, $0) })
    case .solved, .noSolution, .severalSolutions: HintSubject(step.kind.rawValue)
    }
  }
}

// The board
extension HintLadder {
  /// Whether it still says something about `board`: the digits are the same, and what it asks for
  /// is not done.
  public func holds(on board: Board, of puzzle: Puzzle) -> Bool {
    board.grid == self.board.grid && !step.moves(on: board, of: puzzle).isEmpty
  }

  /// The only cell that it changes, once that is told; nil where there are several, or none.
  public func changedCell(on board: Board, of puzzle: Puzzle) -> Cell? {
    guard rung == .reasons else { return nil }
    let cells = Set(step.moves(on: board, of: puzzle).compactMap(\.cell))
    return cells.count == 1 ? cells.first : nil
  }

  /// What is drawn on the board.
  public var picture: HintPicture { rung == .reasons ? step.picture : step.pictureOfPlace }

  /// The moves that follow it, as one; nil where there are none. Placing takes the notes out of the
  /// peers where `removesNotes` says so.
  public func move(on board: Board, of puzzle: Puzzle, removesNotes: Bool) -> Move? {
    .together(
      step.moves(on: board, of: puzzle).map { move in
        guard case .place(let digit, let cell, _) = move else { return move }
        return .place(digit, at: cell, removesNotes: removesNotes)
      })
  }
}

extension NextStep {
  /// Whether the board shows all that the step says is wrong: its errors are marked in this way, or
  /// checks have `found` them.
  public func isMarked(
    by checking: ErrorChecking, found: Set<Mistake>, on board: Board, of puzzle: Puzzle
  ) -> Bool {
    switch (kind, checking) {
    case (.clash, .everything), (.clash, .conflicts), (.wrongDigit, .everything): return true
    default:
      let mistakes = mistakes(on: board, of: puzzle)
      return !mistakes.isEmpty && found.isSuperset(of: mistakes)
    }
  }
}
