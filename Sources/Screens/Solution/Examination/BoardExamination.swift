import Formats
import Generating
import Grading
import Hints
import Observation
import Scutes
import Sudoku

/// The examination of a solver's board, piece by piece.
///
/// ```
/// rules, solutions ──▶ one: step after step, grade ──▶ rating
///                  └─▶ several: how many
/// ```
@Observable
final class BoardExamination {
  /// The board to examine.
  private(set) var entry: PuzzleEntry
  /// The findings about the board, or about the previous one during the examination.
  private(set) var findings: BoardFindings?
  /// The number of solutions, if there are several and they were counted.
  private(set) var count: SolutionCount?
  /// The totals of HoDoKu's steps, once known. They may differ from those of the current path.
  private(set) var grade: Tally?
  /// The Sudoku Explainer rating, once known.
  private(set) var rating: ExplainerRating?
  /// The search for the rating, while it goes on or after the player has stopped it.
  private(set) var ratingProgress: RatingProgress?
  /// `true` if the player has stopped the search.
  private(set) var isRatingStopped = false
  /// The setter's findings about the board, once known.
  private(set) var draft: DraftFindings?
  /// The paths to the only solution.
  @ObservationIgnored let paths: SolutionPaths
  /// Finds the rating of a position. `progress` is called as for ``Explainer``.
  @ObservationIgnored var findRating: RatingSearch = { position, progress in
    try await Explainer().findRating(of: position, progress: progress)
  }
  @ObservationIgnored private let now: () -> Duration

  /// A search for the rating of a position.
  typealias RatingSearch =
    @Sendable (
      _ position: CandidateGrid, _ progress: @escaping @Sendable (_ step: Int, _ least: Int) -> Void
    ) async throws -> ExplainerRating

  /// The most solutions to count.
  static let countLimit = 100_000

  /// Creates an examination of `entry` that keeps its steps in `paths`. `now` is a monotonic clock.
  init(of entry: PuzzleEntry, paths: SolutionPaths, now: @escaping () -> Duration) {
    self.entry = entry
    self.paths = paths
    self.now = now
  }

  /// `true` if the findings are about an earlier board.
  var isStale: Bool { findings?.entry != entry }

  /// `true` if the board is known to have exactly one solution.
  var isUnique: Bool { !isStale && findings?.check.solution != nil }

  /// Turns to another board. Keeps the findings only if they are about that one.
  func turn(to entry: PuzzleEntry) {
    self.entry = entry
    (count, grade, rating, draft) = (nil, nil, nil, nil)
    (ratingProgress, isRatingStopped) = (nil, false)
    paths.start(isStale ? nil : findings)
  }

  /// Checks the rules and looks for solutions. Returns `true` if that is news about the board.
  func check() async -> Bool {
    let entry = entry
    guard isStale else {
      paths.followProfile()
      return false
    }
    let found = await BoardFindings.find(entry)
    // Another task may have been faster.
    guard found.entry == self.entry, isStale else { return false }
    findings = found
    paths.start(found)
    return true
  }

  /// Finds what else isn't known yet. Ends early if the board changes.
  func complete(withDraft wantsDraft: Bool) async {
    let entry = entry
    guard isCurrent(entry), let findings else { return }
    if wantsDraft, draft == nil {
      guard let found = try? await DraftFindings.find(entry), isCurrent(entry) else { return }
      draft = found
    }
    if case .several = findings.check {
      await countSolutions(entry)
    } else if findings.check.solution != nil {
      while await paths.findNextSteps(), isCurrent(entry) { await findGrade(entry) }
      await findGrade(entry)
      await rate(entry)
    }
  }

  /// Grades the puzzle to play. Returns `nil` if there is none, or if the task is cancelled.
  func makePuzzle() async -> Puzzle? {
    let isUntouched = !entry.hasMoreThanGivens
    guard case .puzzle(let playable, let solution) = entry.playable else { return nil }
    let givens = playable.givens
    var way = SolvingPath(from: CandidateGrid(givens: givens), to: solution)
    if isUntouched, let path = paths.usualPath, path.solution == solution { way = path }
    guard let grade = try? await way.findGrade() else { return nil }
    return Puzzle(givens: givens, solution: solution, level: grade.level, rating: grade.score)
  }

  private func isCurrent(_ entry: PuzzleEntry) -> Bool {
    !Task.isCancelled && self.entry == entry && !isStale
  }

  private func countSolutions(_ entry: PuzzleEntry) async {
    guard count == nil,
      let found = try? await SolutionCount.find(of: entry.position, upTo: Self.countLimit),
      isCurrent(entry)
    else { return }
    count = found
  }

  /// Finds the grade at the end of the path, or apart from the path as soon as it has steps that
  /// HoDoKu doesn't know, which take long to find. If the path goes by a profile or by a choice,
  /// the grade is of another path.
  private func findGrade(_ entry: PuzzleEntry) async {
    guard grade == nil, isCurrent(entry), let path = paths.path,
      path.isComplete || path.hasProofs, let graded = paths.usualPath ?? findings?.path,
      let found = try? await graded.findGrade(), isCurrent(entry)
    else { return }
    grade = found
  }

  private func rate(_ entry: PuzzleEntry) async {
    guard rating == nil, !isRatingStopped, isCurrent(entry), paths.path?.isComplete == true
    else { return }
    let (steps, continuation) = AsyncStream.makeStream(
      of: (number: Int, least: Int).self, bufferingPolicy: .bufferingNewest(1))
    ratingProgress = RatingProgress(at: now())
    let following = Task {
      for await step in steps where !Task.isCancelled {
        ratingProgress?.step = step.number
        ratingProgress?.least = step.least
      }
    }
    let found = try? await findRating(entry.position) { continuation.yield(($0, $1)) }
    following.cancel()
    continuation.finish()
    guard let found, isCurrent(entry) else { return }
    (rating, ratingProgress) = (found, nil)
  }
}

// The search for the rating
extension BoardExamination {
  /// Stops the search for the rating, or allows it again from the start. Whoever waits for
  /// ``complete(withDraft:)`` has to call it again.
  func toggleRating() {
    if ratingProgress != nil { isRatingStopped.toggle() }
  }

  /// The moment at which the time of the search changes, or `nil` if it stands still.
  var nextTick: Duration? { isRatingStopped ? nil : ratingProgress?.nextSecond }

  /// Shows the time that the search has taken.
  func tick() { ratingProgress?.tick(at: now()) }
}

/// The progress of a search for a Sudoku Explainer rating, which takes seconds to minutes for the
/// hardest puzzles.
nonisolated struct RatingProgress: Equatable {
  /// The number of the step that is looked for, from 1.
  var step = 1
  /// The rating of the steps so far in tenths, 0 at first.
  var least = 0
  /// The time so far, in whole seconds.
  private(set) var elapsed = Duration.zero
  /// The moment when the search began.
  private let start: Duration

  /// Begins at `now`.
  init(at now: Duration) { start = now }

  /// Below this, a rating comes so soon that there is nothing to say.
  private static let patience = Duration.seconds(2)

  /// The moment at which the time changes.
  var nextSecond: Duration { start + elapsed + .seconds(1) }

  /// Sets the time to that at `now`.
  mutating func tick(at now: Duration) {
    elapsed = .seconds(max(0, (now - start).components.seconds))
  }

  /// The lines about it, with the key that stops the search, or starts it again if it is stopped.
  func lines(_ words: Words, key: String, isStopped: Bool) -> [String] {
    let solution = words.solution
    guard isStopped || elapsed >= Self.patience else { return [solution.ratingPending] }
    let rating =
      least > 0 ? solution.ratingBound(NumberFormat.tenths(least)) : solution.ratingPending
    return isStopped
      ? [rating, solution.ratingStopped(key)]
      : [
        rating,
        solution.ratingStep(number: step, time: NumberFormat.time(elapsed), stopKey: key),
      ]
  }
}

/// The findings about a board that help to set a puzzle on it.
nonisolated struct DraftFindings: Equatable {
  /// The candidates that are in some solution.
  let candidates: TrueCandidates
  /// The givens each of which can be left out without a further solution, in order. `nil` if givens
  /// aren't the only clues.
  let redundant: [Cell]?

  /// Examines `entry` off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  static func find(_ entry: PuzzleEntry) async throws -> DraftFindings {
    let candidates = try await TrueCandidates.find(in: entry.position)
    let isPlain = entry.candidates == nil && !candidates[Cell(0)].isEmpty
    let redundant = isPlain ? Reduction.redundantGivens(of: entry.givens) : nil
    return DraftFindings(candidates: candidates, redundant: redundant)
  }
}
