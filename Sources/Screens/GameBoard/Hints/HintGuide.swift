import Games
import Hints
import Observation
import Sudoku

/// Looks for the next step on a board and tells it rung by rung.
@Observable
final class HintGuide {
  /// What is looked for now; nil while nothing is.
  private(set) var search: Search?
  /// The hint that is told; nil while none is.
  private(set) var ladder: HintLadder?
  /// Whether the search has taken so long that the player ought to be told of it.
  private(set) var isSlow = false
  /// Whether any hint was explained to the end, or followed.
  @ObservationIgnored private(set) var toldAll = false
  /// The lessons that teach what hints have named in this sitting.
  @ObservationIgnored private(set) var namedLessons: Set<Lesson> = []
  /// The help that came in place of other help, and costs nothing in this sitting.
  @ObservationIgnored private var waived: [HintSubject: ScoreSheet.Help] = [:]
  @ObservationIgnored private var searches = 0

  /// A position of which the next step is wanted.
  struct Search: Identifiable {
    /// Different from those of all other searches of the guide.
    let id: Int
    let board: Board
    let puzzle: Puzzle
    let source: CandidateSource
    let order: HintOrder
    /// Where the player is.
    let cursor: Cell
    let checking: ErrorChecking
    /// The wrong digits that the player was shown.
    let found: Set<Mistake>
    /// The hint in whose place it comes; nil for a new one.
    let before: HintLadder?
    /// From when on the player is told that it takes long.
    let patience: Duration
  }

  /// How long a search may take before the player is told of it.
  static let patience = Duration.milliseconds(150)

  /// Whether a hint is told or looked for.
  var isOpen: Bool { ladder != nil || search != nil }

  /// Whether there is something to be seen of it.
  var isShown: Bool { ladder != nil || isSlow }

  /// Begins to look for the next step of `game`, from now on, of which the player was shown what is
  /// `found` to be wrong. Its place costs nothing where it takes that of a hint from other
  /// candidates.
  func look(
    _ game: Game, found: Set<Mistake>, from source: CandidateSource, by order: HintOrder,
    near cursor: Cell, inPlaceOfHint: Bool = false, at now: Duration
  ) {
    let before = inPlaceOfHint ? search?.before ?? ladder : nil
    searches += 1
    ladder = nil
    isSlow = false
    search = Search(
      id: searches, board: game.board, puzzle: game.puzzle, source: source,
      order: order, cursor: cursor, checking: game.checking, found: found, before: before,
      patience: now + Self.patience)
  }

  /// Looks for what is wanted, off the main actor; nothing comes of it where something else is
  /// wanted by then. Returns whether a hint is told now.
  func find() async -> Bool {
    guard let search,
      let step = try? await HintFinder(order: search.order, near: search.cursor).findNextStep(
        on: search.board, of: search.puzzle, from: search.source),
      self.search?.id == search.id
    else { return false }
    self.search = nil
    isSlow = false
    let isMarked = step.isMarked(
      by: search.checking, found: search.found, on: search.board, of: search.puzzle)
    let found = HintLadder(step, on: search.board, isMarked: isMarked)
    ladder = search.before.map(found.told) ?? found
    if search.before != nil { waivePlace() }
    return true
  }

  /// Tells `step`, which needs no search.
  func tell(_ step: NextStep, on board: Board) {
    close()
    ladder = HintLadder(step, on: board)
  }

  /// Says that the search takes long.
  func losePatience() {
    isSlow = search != nil
  }

  /// Tells more of the hint.
  func climb() {
    ladder?.climb()
    if ladder?.rung == .reasons { toldAll = true }
    if let ladder, ladder.rung >= .technique, case .deduction(let deduction, _) = ladder.step,
      let lesson = Lesson.teaching(deduction)
    {
      namedLessons.insert(lesson)
    }
  }

  /// Turns the pages of the hint.
  func turn(by pages: Int) {
    ladder?.turn(by: pages)
  }

  /// Takes to heart how many pages the text takes where it is shown.
  func setPageCount(_ count: Int) {
    guard let ladder, ladder.pageCount != count else { return }
    self.ladder?.isShown(onPages: count)
  }

  /// Ends the hint, which is being followed.
  func follow() {
    toldAll = true
    close()
  }

  /// Ends the hint, or the search.
  func close() {
    guard isOpen else { return }
    search = nil
    ladder = nil
    isSlow = false
  }

  /// Closes the hint where it says nothing about `board` any longer; a search is given up.
  func boardChanged(to board: Board, of puzzle: Puzzle) {
    let isStale = search.map { $0.board != board } ?? false
    if isStale || ladder?.holds(on: board, of: puzzle) == false { close() }
  }

  /// `true` if `help` with the hint that is told is free, since the place of another one was paid
  /// for.
  func isFree(_ help: ScoreSheet.Help) -> Bool {
    ladder.map { waived[$0.subject] == help } ?? false
  }

  private func waivePlace() {
    guard let ladder, let help = ladder.help(for: .place) else { return }
    waived[ladder.subject] = help
  }
}
