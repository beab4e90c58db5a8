public import Games
public import Sudoku

/// A hint that reveals only as much as the player asks for.
///
/// ```
/// a deduction      place ──▶ technique ──▶ reasons
/// what is wrong    place ────────────────▶ reasons
/// ```
public struct HintLadder: Hashable, Sendable {
  /// The step that the hint is about.
  public let step: NextStep
  /// The board for which the step was found.
  public let board: Board
  /// `true` if the board already marks the error, so that revealing it costs nothing.
  public let isMarked: Bool
  /// The empty cells without notes, for a hint that goes by notes: all candidates of their digits
  /// count there. Empty if there are no notes at all.
  public let cellsWithoutNotes: CellSet
  /// The rungs of this hint, in order.
  public let rungs: [Rung]
  /// The current rung.
  public private(set) var rung: Rung
  /// The page of the text on screen, from 0.
  public private(set) var page = 0
  /// The number of pages for the text of this rung, or `nil` before it is shown.
  public private(set) var pageCount: Int?
  /// The number of unfolded levels of the reasons.
  public private(set) var unfolded = 0

  /// A level of detail.
  public enum Rung: Int, CaseIterable, Comparable, Sendable {
    /// The place to look at.
    case place
    /// The name of the technique.
    case technique
    /// The full explanation, with its picture on the board.
    case reasons

    /// Orders rungs by how much they tell.
    public static func < (lhs: Rung, rhs: Rung) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Creates a hint from `source` that reveals its place, if it has one.
  public init(
    _ step: NextStep, on board: Board, isMarked: Bool = false,
    from source: CandidateSource = .digits
  ) {
    self.step = step
    self.board = board
    self.isMarked = isMarked
    let open = board.grid.emptyCells
    let bare = open.filter { source == .notes && board.possibilities(at: $0).isEmpty }
    cellsWithoutNotes = bare.count < open.count ? CellSet(bare) : .none
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
  /// The next rung, or `nil` at the top.
  public var nextRung: Rung? { rungs.first { $0 > rung } }

  /// The result of asking for more.
  public enum Next: Hashable, Sendable {
    /// The next page of the same text.
    case page
    /// The next rung.
    case rung(Rung)
    /// Nothing: everything has been revealed.
    case nothing
  }

  /// The result of asking for more now.
  public var next: Next {
    if let pageCount, page + 1 < pageCount { return .page }
    if let nextRung { return .rung(nextRung) }
    // The number of pages isn't known before the text is shown.
    return pageCount == nil ? .page : .nothing
  }

  /// Reveals more: the next page of this rung, or the next rung.
  public mutating func climb() {
    switch next {
    case .page: turn(by: 1)
    case .rung(let rung): (self.rung, page, pageCount) = (rung, 0, nil)
    case .nothing: break
    }
  }

  /// Turns to another page, if it exists.
  public mutating func turn(by pages: Int) {
    page = min(max(0, page + pages), max(0, (pageCount ?? 1) - 1))
  }

  /// Unfolds more levels of the reasons, which have `count`, or fewer.
  public mutating func unfold(by levels: Int, of count: Int) {
    let wanted = rung == .reasons ? min(max(0, unfolded + levels), count) : 0
    guard wanted != unfolded else { return }
    (unfolded, page, pageCount) = (wanted, 0, nil)
  }

  /// Records the number of pages of the text.
  public mutating func setPageCount(_ count: Int) {
    pageCount = max(1, count)
    turn(by: 0)
  }
}

// Cost
extension HintLadder {
  /// Returns the help that counts for revealing `rung`, or `nil` if it's free.
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

  /// The help that counts for applying the step, on top of what was revealed: placing a digit, or
  /// otherwise the part of the reasons that it gives away.
  public var helpToApply: ScoreSheet.Help? {
    if case .deduction(let deduction, _) = step, !deduction.placements.isEmpty { return .placement }
    return rung == .reasons ? nil : help(for: .reasons)
  }

  /// Returns the hint revealed as far as `other`, if both are about the same step.
  public func revealed(asFarAs other: HintLadder) -> HintLadder {
    guard other.subject == subject else { return self }
    var ladder = self
    (ladder.rung, ladder.page, ladder.pageCount) = (other.rung, other.page, other.pageCount)
    ladder.unfolded = other.unfolded
    return ladder
  }

  /// The subject of the hint, as far as it is charged for.
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
  /// Returns `true` if the hint still applies to `board`: the digits are the same, and its step
  /// hasn't been taken.
  public func holds(on board: Board, of puzzle: Puzzle) -> Bool {
    board.grid == self.board.grid && !step.moves(on: board, of: puzzle).isEmpty
  }

  /// Returns the only cell that the step changes, once it is revealed, or `nil` if there are
  /// several or none.
  public func changedCell(on board: Board, of puzzle: Puzzle) -> Cell? {
    guard rung == .reasons else { return nil }
    let cells = Set(step.moves(on: board, of: puzzle).compactMap(\.cell))
    return cells.count == 1 ? cells.first : nil
  }

  /// The picture on the board: of the reasons as far as they are unfolded.
  public var picture: HintPicture {
    rung == .reasons ? step.picture(unfolding: unfolded) : step.pictureOfPlace
  }

  /// Returns the moves of the step as one, or `nil` if there are none. Placing a digit removes its
  /// notes from the peers if `removesNotes` is `true`.
  public func move(on board: Board, of puzzle: Puzzle, removesNotes: Bool) -> Move? {
    .combined(
      step.moves(on: board, of: puzzle).map { move in
        guard case .place(let digit, let cell, _) = move else { return move }
        return .place(digit, at: cell, removesNotes: removesNotes)
      })
  }
}

extension NextStep {
  /// Returns `true` if the board marks all errors of the step: errors are marked in this way, or
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
