import Grading
import Sudoku

/// Says whether drafts are what a request asks for.
struct PuzzleJudge: Sendable {
  /// What comes of a draft.
  enum Verdict {
    case fits(Level, score: Int)
    /// It asks for too much. It may do with a given more, which is not among the cells `settled`,
    /// where it got stuck: these follow from the others as it is.
    case tooHard(settled: CellBits)
    /// Nothing comes of it.
    case unfit
  }

  private let request: PuzzleRequest
  private let grader: Grader
  private let explainer = Explainer()
  /// No step is of a higher level than this.
  private let highest: Level
  private let least: BasicSteps.Need
  private let most: BasicSteps.Need
  /// Nil where nothing can be put back, or a technique that it may do without is asked for.
  private let rehearsal: Rehearsal?

  /// Judges by `request`, which has been checked.
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

  /// What can be said without grading: a puzzle of a level needs techniques of that level, unless
  /// it has so many steps that their score raises it. Those few are left out.
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
      // Singles cost 2.3 at most, and none of the others more than 4.0.
      if range.lowerBound > 40 { least = .more }
      if range.lowerBound > 23 { least = max(least, .subsets) }
    }
    return (least, most)
  }

  /// Whether ``prepare(_:isThorough:_:)`` does anything.
  var rehearses: Bool { rehearsal != nil }

  /// Puts givens back into `draft` until a puzzle of the level can be expected of it; false where
  /// that fails. `allows` says whether so many givens may be there.
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
      // What was put back may have made it easier from the start. Basic steps tell if it is hard.
      if draft.given == before || request.level != .expert { return true }
    }
  }

  /// What comes of `draft`. `isCancelled` is asked now and then.
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
    if let technique = request.technique, grade.tally.uses[technique] == nil { return .unfit }
    guard let range = request.explainerRating else { return .fits(grade.level, score: grade.score) }
    let rating = explainer.rating(of: givens, upTo: range.upperBound, isCancelled: isCancelled)
    guard let rating = rating?.rating else { return .tooHard(settled: 0) }
    return range.contains(rating) ? .fits(grade.level, score: grade.score) : .unfit
  }
}
