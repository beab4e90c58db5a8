import Grading
import Sudoku

/// Judges whether drafts meet a request.
struct PuzzleJudge: Sendable {
  /// The verdict on a draft.
  enum Verdict {
    case fits(Level, score: Int)
    /// The draft is too hard. Another given may help, outside the cells `settled` at the point
    /// where it got stuck, because these follow anyway.
    case tooHard(settled: CellBits)
    /// The draft can't be used.
    case unfit
  }

  private let request: PuzzleRequest
  private let grader: Grader
  private let explainer = Explainer()
  /// The highest level allowed for a step.
  private let highest: Level
  private let least: BasicSteps.Need
  private let most: BasicSteps.Need
  /// The rehearsal, or `nil` if nothing can be restored or the request is for a technique that a
  /// rehearsal may skip.
  private let rehearsal: Rehearsal?

  /// Creates a judge for `request`, which has been checked.
  init(_ request: PuzzleRequest) {
    self.request = request
    let techniqueLevel = request.technique?.facts.level
    highest = request.level ?? techniqueLevel ?? .extreme
    let last = request.level == nil ? request.technique : nil
    grader = Grader(
      techniques: last.map(TechniqueCatalog.upTo) ?? TechniqueCatalog.upTo(highest))
    (least, most) = Self.needs(request, techniqueLevel)
    rehearsal =
      request.isMinimal || request.technique != nil ? nil : Rehearsal(upTo: highest)
  }

  /// Returns the needs that are known without grading. A puzzle of a level needs techniques of that
  /// level, unless the score of many steps raises it. Those few puzzles are lost.
  private static func needs(
    _ request: PuzzleRequest, _ techniqueLevel: Level?
  ) -> (least: BasicSteps.Need, most: BasicSteps.Need) {
    var (least, most) = (BasicSteps.Need.singles, BasicSteps.Need.more)
    switch request.level {
    case .easy: most = .singles
    case .medium: (least, most) = (.subsets, .subsets)
    case .hard, .expert, .extreme: least = .more
    case nil: break
    }
    switch techniqueLevel {
    case .easy, nil: break
    case .medium:
      least = max(least, .subsets)
      if request.level == nil { most = .subsets }
    case .hard, .expert, .extreme: least = .more
    }
    if let range = request.explainerRating {
      // Singles cost 2.3 at most, the other basic steps at most 4.0.
      if range.lowerBound > 40 { least = .more }
      if range.lowerBound > 23 { least = max(least, .subsets) }
    }
    return (least, most)
  }

  /// `true` if ``prepare(_:isThorough:_:)`` has an effect.
  var rehearses: Bool { rehearsal != nil }

  /// Restores givens in `draft` until it is likely to be of the level. Returns `false` if that
  /// fails. `allows` tells if a number of givens is allowed.
  func prepare(
    _ draft: inout PuzzleDraft, isThorough: Bool, _ allows: (Int) -> Bool
  ) -> Bool {
    guard let rehearsal else { return true }
    while true {
      let basic = BasicSteps(draft.given, of: draft.full)
      if basic.need < least { return false }
      let before = draft.given
      guard let hardest = rehearsal.run(&draft, basic, isThorough: isThorough, allows)
      else { return false }
      if let level = request.level, hardest < level { return false }
      // The restored givens may have made it easier from the start. Basic steps show if it is still
      // hard.
      if draft.given == before || request.level != .expert { return true }
    }
  }

  /// Returns `true` if a step of `grade` uses `technique`; without a requested level, only if none
  /// uses a harder one, by the order of `TechniqueFacts`. That may be one that is tried before it.
  private func isShown(_ technique: TechniqueID, by grade: Grade) -> Bool {
    request.level == nil
      ? grade.tally.hardest?.id == technique : grade.tally.uses[technique] != nil
  }

  /// Returns the verdict on `draft`. Calls `isCancelled` from time to time.
  func verdict(_ draft: PuzzleDraft, _ isCancelled: () -> Bool) -> Verdict {
    let basic = BasicSteps(draft.given, of: draft.full)
    if basic.need < least { return .unfit }
    if basic.need > most { return .tooHard(settled: basic.settled) }
    let givens = draft.givens
    guard let grade = grader.grade(givens, upTo: highest) else { return .tooHard(settled: 0) }
    if !grade.isSolved {
      let placed = grade.steps.flatMap { $0.placements.map(\.cell) }
      return .tooHard(settled: CellBits(cells: placed))
    }
    if let level = request.level, grade.level != level { return .unfit }
    if let technique = request.technique, !isShown(technique, by: grade) { return .unfit }
    guard let range = request.explainerRating else { return .fits(grade.level, score: grade.score) }
    let rating = explainer.rating(of: givens, upTo: range.upperBound, isCancelled: isCancelled)
    guard let rating = rating?.rating else { return .tooHard(settled: 0) }
    return range.contains(rating) ? .fits(grade.level, score: grade.score) : .unfit
  }
}
