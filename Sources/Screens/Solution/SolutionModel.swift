import Formats
import Games
import Generating
import Grading
import Hints
import Observation
import Scutes
import Store
import Sudoku

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
  var verdict = Reading()
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

  /// The key of a command of ``SolutionScreen``, as displayed.
  func key(of command: String) -> String {
    dependencies.preferences.keyLabels.key(of: command, in: SolutionScreen.commands(words))
  }

  var entry: PuzzleEntry { editor.entry }

  // What is known about the board. More about each is in `BoardExamination`.
  var findings: BoardFindings? { examination.findings }
  var isStale: Bool { examination.isStale }
  var isUnique: Bool { examination.isUnique }
  var count: SolutionCount? { examination.count }
  var grade: Tally? { examination.grade }
  var rating: ExplainerRating? { examination.rating }
  var draft: DraftFindings? { examination.draft }
  /// `true` if the board is known to have more than one solution, so that no step is safe.
  var hasSeveralSolutions: Bool {
    guard !isStale, case .several? = findings?.check else { return false }
    return true
  }

  // The paths to the solution. More about each is in `SolutionPaths`.
  var path: SolvingPath? { paths.path }
  var walk: PathWalk? { paths.walk }
  var shownExplanation: Explanation? { paths.shownExplanation }
  /// The level of the puzzle's grade, once known, or of the current path if its steps were chosen.
  var levelOfPath: Level? {
    paths.tree?.current.parent == nil ? grade?.level : path?.tally.level
  }

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

// Typing, and the mouse
extension SolutionModel {
  func move(_ direction: Cell.Direction) { edit { $0.go(to: $0.cursor.neighbour(direction)) } }

  /// Enters a digit, or `nil` for an empty cell, and moves on. Instead, marks the cell of a
  /// pattern, or removes a candidate or puts it back, while one of these is being done.
  func type(_ digit: Digit?) {
    if desk.marksPattern {
      mark(digit != nil)
      goOn()
    } else if !editsCandidates {
      edit { $0.type(digit) }
    } else if let digit {
      toggleCandidate(digit)
    } else {
      goOn()
    }
  }

  /// Empties the previous cell, or takes it out of the pattern.
  func backspace() {
    guard desk.marksPattern else { return edit { $0.backspace() } }
    edit { $0.go(to: Cell(max(0, $0.cursor.index - 1))) }
    mark(false)
  }

  /// Empties the cell, takes it out of the pattern, or puts back its candidates.
  func delete() {
    if desk.marksPattern {
      mark(false)
    } else if editsCandidates, entry.grid[editor.cursor] == nil {
      edit { $0.putBackCandidates() }
    } else {
      edit { $0.put(nil) }
    }
  }

  /// Switches between entering digits and editing candidates.
  func toggleCandidates() {
    message = nil
    editsCandidates.toggle()
  }

  /// Shows or hides the setter's view. Hidden, it leaves nothing on that changes what keys do.
  func toggleDraft() {
    message = nil
    showsDraft.toggle()
    if !showsDraft { desk.clear() }
  }

  private func mark(_ isMarked: Bool) {
    desk.stopFilling()
    desk.mark(isMarked)
  }

  private func goOn() { edit { $0.go(to: Cell(min(80, $0.cursor.index + 1))) } }

  private func toggleCandidate(_ digit: Digit) {
    var isCandidate = false
    edit { isCandidate = $0.toggle(digit) }
    if !isCandidate { say(words.solution.noCandidate) }
  }

  /// Handles a mouse event on the board: a click moves the cursor, the wheel cycles through blank
  /// and all digits, and the second button empties a cell. Returns `true` if it was used.
  func handle(_ event: MouseEvent, over cell: Cell?) -> Bool {
    guard let cell, walk == nil else { return false }
    switch event.kind {
    case .press(.left):
      edit { $0.go(to: cell) }
      if desk.marksPattern { desk.mark(!desk.pattern.contains(cell)) }
    case _ where desk.marksPattern: return false
    case .press(.right): put(at: cell) { _ in nil }
    case .scrollUp: put(at: cell) { Digit((($0?.rawValue ?? 0) + 1) % 10) }
    case .scrollDown: put(at: cell) { Digit((($0?.rawValue ?? 0) + 9) % 10) }
    default: return false
    }
    return true
  }

  private func put(at cell: Cell, _ change: (Digit?) -> Digit?) {
    edit { board in
      board.go(to: cell)
      board.put(change(board.entry.grid[cell]))
    }
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

  /// Forgets the message about the place that is left. Returns the paths, to move on them.
  func moving() -> SolutionPaths {
    message = nil
    return paths
  }

  /// Returns to filling in the board.
  func leaveSteps() {
    paths.leave()
    message = nil
  }
}

// What is shown
extension SolutionModel {
  var picture: BoardPicture {
    guard let walk, let path else { return pictureOfEntry }
    return picture(at: walk.place, of: path, unfolding: walk.reading.unfolded)
  }

  /// The content of the board: as filled in, or at the current step.
  var shownEntry: PuzzleEntry {
    guard let walk, let path else { return entry }
    return entry(at: walk.place, of: path)
  }

  /// What ``picture`` shows, to draw into a file.
  var drawn: DrawnBoard {
    guard let walk, let path else {
      return DrawnBoard(picture, title: entry.details[.title])
    }
    return drawn(at: walk.place, of: path, unfolding: walk.reading.unfolded)
  }

  /// The board at a step of a path, or its solution for `nil`.
  func entry(at place: Int?, of path: SolvingPath) -> PuzzleEntry {
    let position = place.map { path.positions[$0] }
    var shown = entry
    shown.putGivens(entry.givens)
    shown.fill(with: position?.grid ?? path.solution, candidatesOf: position)
    return shown
  }

  /// The board at a step of a path with the marks and the reason of the step, to draw into a file.
  /// The marks are those of the uppermost `levels` of the reason.
  func drawn(at place: Int?, of path: SolvingPath, unfolding levels: Int) -> DrawnBoard {
    let explanation = place.flatMap { place in
      path.steps.indices.contains(place)
        ? dependencies.words.printedExplanation(
          of: .deduction(path.steps[place], of: path.positions[place])) : nil
    }
    return DrawnBoard(
      picture(at: place, of: path, unfolding: levels), explanation: explanation,
      title: entry.details[.title])
  }

  private func picture(
    at place: Int?, of path: SolvingPath, unfolding levels: Int
  ) -> BoardPicture {
    let shown = entry(at: place, of: path)
    var picture = BoardPicture(grid: shown.grid, givens: entry.givens)
    if let notes = shown.candidates { picture.notes = Cell.all.map { notes[$0] } }
    if let place, path.steps.indices.contains(place) {
      picture.hint = path.steps[place].picture(of: path.positions[place], unfolding: levels)
    }
    return picture
  }

  private var pictureOfEntry: BoardPicture {
    var picture = BoardPicture(grid: entry.grid, givens: entry.givens)
    if showsDraft, let draft {
      let candidates = entry.remainingCandidates
      picture.notes = Cell.all.map { candidates[$0] }
      picture.faint = faint(draft)
    } else if editsCandidates || entry.candidates != nil {
      let candidates = entry.remainingCandidates
      picture.notes = Cell.all.map { candidates[$0] }
    } else if let notes = entry.notes {
      picture.notes = Cell.all.map { entry.grid[$0] == nil ? notes[$0] : .none }
    }
    if let notes = entry.centreNotes {
      picture.centreNotes = Cell.all.map { entry.grid[$0] == nil ? notes[$0] : .none }
    }
    if !entry.colors.isEmpty {
      picture.colors = Cell.all.map { CellColors(numbers: entry.colors[$0]) }
    }
    picture.conflicting = CellSet(entry.grid.conflicts)
    picture.cursor = editor.cursor
    if editsCandidates { picture.mode = .notes }
    picture.selection = desk.outlined
    picture.highlightsPeers = dependencies.preferences.values.highlightsPeers
    picture.highlightsSameDigit = dependencies.preferences.values.highlightsSameDigit
    if !isStale { picture.hint = findings?.picture }
    return picture
  }

  /// The candidates in no solution, and the givens that aren't needed.
  private func faint(_ draft: DraftFindings) -> [Cell: DigitSet] {
    var faint: [Cell: DigitSet] = [:]
    for cell in entry.grid.emptyCells { faint[cell] = draft.candidates[cell].complement }
    for cell in draft.redundant ?? [] { faint[cell] = .all }
    return faint
  }
}

/// A collection of puzzles, one of which is on the board.
nonisolated struct PuzzleCollection: Equatable {
  private var entries: [PuzzleEntry]
  /// The index of the puzzle on the board.
  private(set) var place = 0

  /// Creates a collection of `entries` with the first on the board.
  init(entries: [PuzzleEntry] = []) {
    self.entries = entries
  }

  var count: Int { entries.count }

  /// The puzzle on the board.
  var current: PuzzleEntry? { entries.indices.contains(place) ? entries[place] : nil }

  /// Stores `entry` as the puzzle on the board.
  mutating func keep(_ entry: PuzzleEntry) {
    if entries.indices.contains(place) { entries[place] = entry }
  }

  /// Moves by a number of puzzles, wrapping around at the ends.
  mutating func turn(by steps: Int) {
    guard count > 0 else { return }
    place = ((place + steps) % count + count) % count
  }
}
