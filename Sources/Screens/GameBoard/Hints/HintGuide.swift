import Games
import Hints
import Observation
import Sudoku

/// Finds the next step on a board and reveals it rung by rung.
@Observable
final class HintGuide {
  /// The current search, if any.
  private(set) var search: Search?
  /// The open hint, if any.
  var ladder: HintLadder?
  /// `true` if the search is slow enough to tell the player.
  private(set) var isSlow = false
  /// `true` if any hint was fully explained or applied.
  @ObservationIgnored private(set) var isFullyRevealed = false
  /// Help that replaced other help, and is free in this sitting.
  @ObservationIgnored private var waived: [HintSubject: ScoreSheet.Help] = [:]
  @ObservationIgnored private var searches = 0

  /// A search for the next step of a position.
  struct Search: Identifiable {
    /// Unique among the searches of the guide.
    let id: Int
    let board: Board
    let puzzle: Puzzle
    let source: CandidateSource
    let finder: HintFinder
    let checking: ErrorChecking
    /// The wrong digits that the player knows of.
    let found: Set<Mistake>
    /// The hint to replace, or `nil` for a new one.
    let before: HintLadder?
    /// The time at which the search counts as slow.
    let patience: Duration
  }

  /// How long a search may take before it counts as slow.
  static let patience = Duration.milliseconds(150)

  /// `true` if a hint is open or being searched for.
  var isOpen: Bool { ladder != nil || search != nil }

  /// `true` if there is a hint or a slow search to show.
  var isShown: Bool { ladder != nil || isSlow }

  /// Starts to look for the next step of `game`. `found` holds the mistakes that the player knows
  /// of. If the hint replaces one from other candidates, its place is free.
  func look(
    _ game: Game, found: Set<Mistake>, from source: CandidateSource, by finder: HintFinder,
    inPlaceOfHint: Bool = false, at now: Duration
  ) {
    let before = inPlaceOfHint ? search?.before ?? ladder : nil
    searches += 1
    ladder = nil
    isSlow = false
    search = Search(
      id: searches, board: game.board, puzzle: game.puzzle, source: source,
      finder: finder, checking: game.checking, found: found, before: before,
      patience: now + Self.patience)
  }

  /// Runs the search off the main actor. Its result is dropped if another search has started since.
  /// Returns `true` if a hint is open now.
  func find() async -> Bool {
    guard let search,
      let step = try? await search.finder.findNextStep(
        on: search.board, of: search.puzzle, from: search.source),
      self.search?.id == search.id
    else { return false }
    self.search = nil
    isSlow = false
    let isMarked = step.isMarked(
      by: search.checking, found: search.found, on: search.board, of: search.puzzle)
    let found = HintLadder(step, on: search.board, isMarked: isMarked, from: search.source)
    ladder = search.before.map(found.revealed) ?? found
    if search.before != nil { waivePlace() }
    return true
  }

  /// Opens a hint for `step`, without a search.
  func tell(_ step: NextStep, on board: Board) {
    close()
    ladder = HintLadder(step, on: board)
  }

  /// Marks the search as slow.
  func markSlow() {
    isSlow = search != nil
  }

  /// Reveals the next rung of the hint.
  func climb() {
    ladder?.climb()
    if ladder?.rung == .reasons { isFullyRevealed = true }
  }

  /// Sets the number of pages that the text takes where it is shown.
  func setPageCount(_ count: Int) {
    guard let ladder, ladder.pageCount != count else { return }
    self.ladder?.setPageCount(count)
  }

  /// Closes the hint as applied.
  func follow() {
    isFullyRevealed = true
    close()
  }

  /// Closes the hint or cancels the search.
  func close() {
    guard isOpen else { return }
    search = nil
    ladder = nil
    isSlow = false
  }

  /// Closes the hint if it no longer applies to `board`, and cancels any search.
  func boardChanged(to board: Board, of puzzle: Puzzle) {
    let isStale = search.map { $0.board != board } ?? false
    if isStale || ladder?.holds(on: board, of: puzzle) == false { close() }
  }

  /// `true` if `help` with the open hint is free, because the hint that it replaced was paid for.
  func isFree(_ help: ScoreSheet.Help) -> Bool {
    ladder.map { waived[$0.subject] == help } ?? false
  }

  private func waivePlace() {
    guard let ladder, let help = ladder.help(for: .place) else { return }
    waived[ladder.subject] = help
  }
}
