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
  /// A solver with the techniques that have to be enough, if they are chosen.
  private let profile: Grader?
  /// The highest level allowed for a step.
  private let highest: Level
  private let least: BasicSteps.Need
  private let most: BasicSteps.Need
  /// The forecast, or `nil` if drafts are rehearsed or restored until they meet the request.
  let forecast: LevelForecast?
  /// The rehearsal, or `nil` if nothing can be restored or the request is for a technique that a
  /// rehearsal may skip.
  private let rehearsal: Rehearsal?

  /// Creates a judge for `request`, which has been checked. If both are possible, `forecasts`
  /// chooses between rejecting drafts by a forecast and restoring givens in a rehearsal.
  init(_ request: PuzzleRequest, forecasts: Bool) {
    self.request = request
    let techniqueLevel = request.technique?.facts.level
    highest = request.level ?? techniqueLevel ?? .extreme
    let last = request.level == nil ? request.technique : nil
    grader = Grader(
      techniques: last.map(TechniqueCatalog.upTo) ?? TechniqueCatalog.upTo(highest))
    profile = request.profile.map { Grader(techniques: $0.compactMap(TechniqueCatalog.technique)) }
    (least, most) = Self.needs(request, techniqueLevel)
    let isForecast = forecasts && request.profile == nil && request.technique == nil
    forecast = isForecast ? LevelForecast(request.level) : nil
    rehearsal =
      forecast != nil || request.isMinimal || request.technique != nil
      ? nil : Rehearsal(upTo: highest)
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
  /// fails. `allows` returns `true` for a number of givens that is allowed.
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

  /// Returns the verdict on `draft`. `known` are its basic steps, if they are known. The result is
  /// meaningless once `stop` is due.
  func verdict(_ draft: PuzzleDraft, _ known: BasicSteps? = nil, _ stop: Stop) -> Verdict {
    let basic = known ?? BasicSteps(draft.given, of: draft.full)
    if basic.need < least { return .unfit }
    if basic.need > most { return .tooHard(settled: basic.settled) }
    let givens = draft.givens
    if let profile {
      let grade = profile.grade(givens)
      if !grade.isSolved { return .tooHard(settled: Self.placed(grade.steps)) }
    }
    // Without another request the rating decides, and the grade is only needed at the end.
    let asksForRatingAlone = request.level == nil && request.technique == nil
    if asksForRatingAlone, let obstacle = ratingObstacle(givens, stop) { return obstacle }
    let grade: Grade
    if forecast == nil {
      guard let found = grader.grade(CandidateGrid(givens: givens), while: { $0.level <= highest })
      else { return .tooHard(settled: 0) }
      if !found.isSolved { return .tooHard(settled: Self.placed(found.steps)) }
      grade = found
    } else {
      guard let found = grader.solvedGrade(givens, upTo: highest) else { return .unfit }
      grade = found
    }
    if let level = request.level, grade.level != level { return .unfit }
    if let technique = request.technique, !isShown(technique, by: grade) { return .unfit }
    let obstacle = asksForRatingAlone ? nil : ratingObstacle(givens, stop)
    return obstacle ?? .fits(grade.level, score: grade.score)
  }

  /// Returns the verdict on a puzzle that isn't rated as requested, or `nil` if it is.
  private func ratingObstacle(_ givens: Grid, _ stop: Stop) -> Verdict? {
    guard let range = request.explainerRating else { return nil }
    // If nothing is too hard, the first step that is hard enough will do.
    let isEndless = range.upperBound >= Self.highestRating
    var isHardEnough = false
    let rating = explainer.rating(
      of: CandidateGrid(givens: givens), upTo: range.upperBound, stop: stop
    ) { step in
      isHardEnough = isHardEnough || step.rating >= range.lowerBound
      return !(isHardEnough && isEndless)
    }
    let isSolved = rating?.isSolved == true
    if isHardEnough, isEndless || isSolved { return nil }
    return isSolved ? .unfit : .tooHard(settled: 0)
  }

  /// The rating in tenths that no puzzle exceeds.
  private static let highestRating = 120

  private static func placed(_ steps: [Deduction]) -> CellBits {
    CellBits(cells: steps.flatMap { $0.placements.map(\.cell) })
  }
}
