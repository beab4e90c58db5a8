import Formats
import Games
import Generating
import Grading
import Hints
import Observation
import Store
import Sudoku
import Widgets

/// The solver: the board as filled in, its verdict, and the paths to its solution.
@Observable
final class SolutionModel {
  /// The board as filled in.
  private(set) var editor: BoardEditor
  /// The puzzles of a file or paste, and which of them is on the board.
  private(set) var collection = PuzzleCollection()
  /// The action to take once the board has been examined.
  private(set) var intent: Intent?
  /// The message about the latest action.
  private(set) var message: Message?
  /// `true` if digits remove candidates and put them back, instead of being entered.
  var editsCandidates = false
  /// `true` if the board shows which candidates are in some solution, and the verdict which givens
  /// aren't needed.
  var showsDraft = false
  /// The page of the verdict.
  var verdict = TextPages()
  /// The givens whose solution or steps were shown. Games of them are practice.
  @ObservationIgnored private var shownGivens: Set<Grid> = []
  /// Called when the ``record`` may have changed.
  @ObservationIgnored var onChange: () -> Void = {} {
    didSet { paths.onChange = onChange }
  }
  @ObservationIgnored let examination: BoardExamination
  /// The paths to the solution, and the place on the current one.
  @ObservationIgnored let paths: SolutionPaths
  /// The setter's desk beside the board.
  @ObservationIgnored private(set) lazy var desk = SetterDesk(self)
  @ObservationIgnored let dependencies: Dependencies

  /// The pending wish for a board that is still being examined.
  enum Intent: Hashable {
    /// Show the solution.
    case solve
    /// Show the first step.
    case step
    /// Play the puzzle.
    case play
  }

  /// Creates a board of `entry`, empty by default.
  convenience init(
    _ entry: PuzzleEntry = PuzzleEntry(givens: Grid()), dependencies: Dependencies
  ) {
    var record = SolverRecord()
    record.board = entry
    self.init(record, dependencies: dependencies)
  }

  /// Creates the board that was saved in `record`, with its paths.
  init(_ record: SolverRecord, dependencies: Dependencies) {
    let entry = record.board ?? PuzzleEntry(givens: Grid())
    editor = BoardEditor(entry)
    paths = SolutionPaths(saved: record.paths, dependencies: dependencies)
    examination = BoardExamination(of: entry, paths: paths, now: dependencies.now)
    self.dependencies = dependencies
    if record.isSolutionShown { shownGivens.insert(entry.givens) }
  }

  /// The board and its paths, as they are saved.
  var record: SolverRecord {
    var record = SolverRecord()
    if !editor.isEmpty { record.board = entry }
    record.isSolutionShown = hasShown(entry.givens)
    record.paths = paths.saved
    return record
  }

  var words: Words { dependencies.words }

  private func now() -> Duration { dependencies.now() }

  /// The key of an action, as displayed.
  func key(of action: SolutionAction) -> String {
    dependencies.preferences.keyLabels.key(of: action, in: SolutionAction.bindings(words))
  }

  var entry: PuzzleEntry { editor.entry }

  /// The findings about the board, or about the previous one during the examination.
  var findings: BoardFindings? { examination.findings }
  /// `true` if the findings are about an earlier board.
  var isStale: Bool { examination.isStale }
  /// `true` if the board is known to have exactly one solution.
  var isUnique: Bool { examination.isUnique }
  /// `true` if the board is known to have more than one solution, so that no step is safe.
  var hasSeveralSolutions: Bool {
    guard !isStale, case .several? = findings?.check else { return false }
    return true
  }
  /// The number of solutions, if there are several and they were counted.
  var count: SolutionCount? { examination.count }
  /// The totals of HoDoKu's steps, once known.
  var grade: Tally? { examination.grade }
  /// The Sudoku Explainer rating, once known.
  var rating: ExplainerRating? { examination.rating }
  /// The setter's findings about the board, once known.
  var draft: DraftFindings? { examination.draft }

  /// The current path to the solution, as far as it is known.
  var path: SolvingPath? { paths.path }
  /// The position among the steps, or `nil` while the board is being filled in.
  var walk: PathWalk? { paths.walk }
  /// The level of the puzzle's grade, once known, or of the current path if its steps were chosen.
  var levelOfPath: Level? {
    paths.tree?.current.parent == nil ? grade?.level : path?.tally.level
  }
  /// The step shown, or `nil` if that is the solution or the step is still being searched for.
  var shownStep: Deduction? { paths.shownStep }
  /// The explanation of the step shown.
  var shownExplanation: Explanation? { paths.shownExplanation }

  private static let messageDuration = Duration.seconds(6)

  /// Shows a message for a while, or until the next action.
  func say(_ text: String?, isError: Bool = false) {
    message = text.map { Message(text: $0, isError: isError, end: now() + Self.messageDuration) }
  }

  func forgetMessage() { message = nil }
}

// The board
extension SolutionModel {
  /// Changes the board or moves on it. Discards findings about another board.
  func edit(_ change: (inout BoardEditor) -> Void) {
    let before = entry
    change(&editor)
    message = nil
    guard entry != before else { return }
    intent = nil
    desk.dropFilling()
    verdict.restart()
    examination.turn(to: entry)
    onChange()
  }

  /// Puts the first of several puzzles on the board. The user can turn to the others.
  func take(_ entries: [PuzzleEntry]) {
    guard let first = entries.first else { return }
    collection = PuzzleCollection(entries: entries)
    edit { $0.replace(with: first) }
  }

  /// Turns to another puzzle of the collection, keeping the changes to this one.
  func turn(by puzzles: Int) {
    guard collection.count > 1 else { return }
    collection.keep(entry)
    collection.turn(by: puzzles)
    if let entry = collection.current { edit { $0.replace(with: entry) } }
  }

  /// Begins a new board, on which keys type digits.
  func clear() {
    collection = PuzzleCollection()
    editsCandidates = false
    edit { $0.replace(with: PuzzleEntry(givens: Grid())) }
  }
}

// Importing
extension SolutionModel {
  /// Types cells at the cursor. `nil` is an empty cell.
  func type(_ cells: [Digit?]) {
    edit { board in
      for cell in cells { board.type(cell) }
    }
  }

  /// Takes the puzzles of a document, or says why there are none.
  func take(_ document: PuzzleDocument) -> Bool {
    guard !document.entries.isEmpty else {
      let problem = document.problems.first.map { words.solution.unreadable(words.text(of: $0)) }
      say(problem ?? words.solution.noPuzzle, isError: true)
      return false
    }
    leaveSteps()
    take(document.entries)
    let read = words.solution.read(
      puzzles: document.entries.count,
      problems: document.problems.count + document.furtherProblems,
      further: document.furtherEntries)
    let left = document.entries.first.flatMap { words.text(of: $0.unread) }
    say(left.map { "\(read). \($0)" } ?? read)
    return true
  }

  /// The cells of a text of nothing but digits and dots. `nil` for any other text or an empty one.
  static func cells(_ text: String) -> [Digit?]? {
    var cells: [Digit?] = []
    for character in text where !character.isWhitespace {
      if let number = character.wholeNumberValue, character.isASCII {
        cells.append(Digit(number))
      } else if character == "." {
        cells.append(nil)
      } else {
        return nil
      }
    }
    return cells.isEmpty ? nil : cells
  }
}

// Examining the board
extension SolutionModel {
  /// Finds what isn't known yet about the board. Ends early if the board changes.
  func examine() async {
    guard !editor.isEmpty else { return }
    if await examination.check(), let intent { fulfil(intent) }
    await examination.complete(withDraft: showsDraft)
  }

  /// Grades the puzzle of the givens. Returns `nil` if it doesn't have exactly one solution, or if
  /// the task is cancelled.
  func makePuzzle() async -> Puzzle? { await examination.makePuzzle() }
}

// Pending wishes
extension SolutionModel {
  /// Fulfils `intent` as soon as that is known to be possible, or says why it can't.
  func reach(_ intent: Intent) {
    message = nil
    guard !editor.isEmpty else { return say(words.solution.nothingEntered) }
    if isStale { self.intent = intent } else { fulfil(intent) }
  }

  /// Drops the pending wish.
  func dropIntent() { intent = nil }

  private func fulfil(_ intent: Intent) {
    self.intent = nil
    switch intent {
    case .play:
      switch entry.playable {
      case .puzzle: self.intent = .play
      case .finished: say(words.solution.nothingToPlay, isError: true)
      case .narrowed: say(words.solution.noGameOfCandidates, isError: true)
      case .unsolvable: say(words.solution.notPlayable, isError: true)
      }
    case .solve where isUnique: show(nil)
    case .step where isUnique: show(0)
    case .solve, .step: say(words.solution.notSolvable, isError: true)
    }
  }
}

// The steps
extension SolutionModel {
  /// Shows the solution, or the first step.
  private func show(_ place: Int?) {
    guard path != nil else { return }
    noteShown()
    paths.show(place)
    (intent, message) = (nil, nil)
  }

  /// `true` if the solution of these givens, or a step to it, was shown.
  func hasShown(_ givens: Grid) -> Bool { shownGivens.contains(givens) }

  /// Notes that steps of the board were shown.
  func noteShown() {
    if shownGivens.insert(entry.givens).inserted { onChange() }
  }

  /// Performs an action that moves along the steps, or leaves them.
  func perform(_ action: StepAction) {
    switch action {
    case .play: reach(.play)
    case .back: leaveSteps()
    default: say(paths.perform(action))
    }
  }

  /// Performs the action of a playback button.
  func perform(_ move: PlaybackMove) {
    let action: StepAction =
      switch move {
      case .toggle: .toggle
      case .step(let steps): .step(steps)
      case .start: .start
      case .end: .end
      }
    perform(action)
  }

  /// Moves to a step by its index, or to the solution for `nil`.
  func go(to place: Int?) {
    message = nil
    paths.go(to: place)
  }

  /// Moves to the next step by `technique`, or to the first one if the solution is shown.
  func go(to technique: TechniqueID) { say(paths.go(to: technique)) }

  /// Returns to filling in the board.
  func leaveSteps() {
    paths.leave()
    message = nil
  }
}
