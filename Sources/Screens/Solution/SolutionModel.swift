import Formats
import Games
import Generating
import Grading
import Hints
import Observation
import Store
import Sudoku
import Widgets

/// The solver: the board as filled in, its verdict, and the path to its solution.
@Observable
final class SolutionModel {
  /// The board as filled in.
  private(set) var editor: BoardEditor
  /// The puzzles of a file or paste, and which of them is on the board.
  private(set) var collection = PuzzleCollection()
  /// The findings about the board, or about the previous one during the examination.
  private(set) var findings: BoardFindings?
  /// The number of solutions, if there are several and they were counted.
  private(set) var count: SolutionCount?
  /// The path to the solution, as far as it is known, by the player's profile if one is chosen.
  private(set) var path: SolvingPath?
  /// The profile that the path goes by.
  private var profile: TechniqueProfile?
  /// The totals of HoDoKu's steps, once known. They may differ from those of ``path``.
  private(set) var grade: Tally?
  /// The Sudoku Explainer rating, once known.
  private(set) var rating: ExplainerRating?
  /// The position among the steps, or `nil` while the board is being filled in.
  private(set) var walk: PathWalk?
  /// The action to take once the board has been examined.
  private(set) var intent: Intent?
  /// The message about the latest action.
  private(set) var message: Message?
  /// `true` if digits remove candidates and put them back, instead of being entered.
  private(set) var editsCandidates = false
  /// `true` if the board shows which candidates are in some solution, and the verdict which givens
  /// aren't needed.
  private(set) var showsDraft = false
  /// What a setter wants to know about the board, once known.
  private(set) var draft: DraftFindings?
  /// What a setter has beside the board.
  var desk = SetterDesk()
  /// The page of the verdict.
  var verdict = TextPages()
  /// The givens whose solution or steps were shown. Games of them no longer count.
  @ObservationIgnored private var shownGivens: Set<Grid> = []
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

  /// The most solutions to count.
  static let countLimit = 100_000

  /// Creates a board of `entry`, empty by default.
  init(_ entry: PuzzleEntry = PuzzleEntry(givens: Grid()), dependencies: Dependencies) {
    editor = BoardEditor(entry)
    self.dependencies = dependencies
  }

  /// The text in the user's language.
  var words: Words { dependencies.words }

  private func now() -> Duration { dependencies.now() }

  /// The content of the board.
  var entry: PuzzleEntry { editor.entry }

  /// `true` if the findings are about an earlier board.
  var isStale: Bool { findings?.entry != entry }

  /// `true` if the board is known to have exactly one solution.
  var isUnique: Bool { !isStale && findings?.check.solution != nil }

  /// How long a message stays, at most.
  private static let messageDuration = Duration.seconds(6)

  /// Shows a message for a while, or until the next action.
  func say(_ text: String?, isError: Bool = false) {
    message = text.map { Message(text: $0, isError: isError, end: now() + Self.messageDuration) }
  }

  /// Removes the message.
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
    (count, grade, rating, walk, intent) = (nil, nil, nil, nil, nil)
    draft = nil
    desk.filling = nil
    verdict.restart()
    startPaths(isStale ? nil : findings)
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

  /// Empties the board.
  func clear() {
    collection = PuzzleCollection()
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
    say(words.solution(.read(puzzles: document.entries.count, problems: document.problems.count)))
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

// Examining the board, piece by piece
extension SolutionModel {
  /// Finds what isn't known yet about the board. Ends early if the board changes.
  ///
  /// ```
  /// rules, solutions ──▶ one: step after step, grade ──▶ rating
  ///                  └─▶ several: how many
  /// ```
  func examine() async {
    let entry = entry
    guard entry.grid.count > 0 else { return }
    if profile != chosenProfile, !isStale {
      walk = nil
      startPaths(findings)
    }
    if isStale { settle(await BoardFindings.find(entry)) }
    guard isCurrent(entry), let findings else { return }
    if showsDraft, draft == nil {
      guard let found = try? await DraftFindings.find(entry), isCurrent(entry) else { return }
      draft = found
    }
    if case .several = findings.check {
      await countSolutions(entry)
    } else if findings.check.solution != nil {
      await walkPath(entry)
      await rate(entry)
    }
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

  /// How long to look for steps before showing those found.
  private static var timeUnseen: Duration { .milliseconds(50) }

  /// The player's profile, if one is chosen.
  var chosenProfile: TechniqueProfile? { dependencies.preferences.values.profiles.current }

  /// Starts the paths of `findings` anew.
  private func startPaths(_ findings: BoardFindings?) {
    profile = chosenProfile
    path = findings?.path
  }

  private func walkPath(_ entry: PuzzleEntry) async {
    let grader = profile.map { Grader(techniques: $0.techniques) } ?? .withoutGuesses
    while let path,
      let steps = try? await path.findNextSteps(for: Self.timeUnseen, grader: grader),
      !steps.isEmpty
    {
      guard isCurrent(entry), self.path?.steps.count == path.steps.count else { return }
      self.path?.walk(steps)
      await findGrade(entry)
    }
    await findGrade(entry)
  }

  /// Finds the grade at the end of the path, or apart from the path as soon as it has steps that
  /// HoDoKu doesn't know, which take long to find. If the path goes by a profile, the grade is of
  /// another path.
  private func findGrade(_ entry: PuzzleEntry) async {
    guard grade == nil, isCurrent(entry), let path, path.isComplete || path.hasProofs,
      let graded = profile == nil ? path : findings?.path,
      let found = try? await graded.findGrade(), isCurrent(entry)
    else { return }
    grade = found
  }

  private func rate(_ entry: PuzzleEntry) async {
    guard rating == nil, isCurrent(entry), path?.isComplete == true,
      let found = try? await Explainer().findRating(of: entry.position), isCurrent(entry)
    else { return }
    rating = found
  }

  /// Keeps the findings, unless the board has changed since.
  private func settle(_ found: BoardFindings) {
    guard found.entry == entry else { return }
    findings = found
    startPaths(found)
    if let intent { fulfil(intent) }
  }

  /// Grades the puzzle of the givens. Returns `nil` if it doesn't have exactly one solution, or if
  /// the task is cancelled.
  func makePuzzle() async -> Puzzle? {
    let givens = entry.givens
    let isUntouched = !entry.hasMoreThanGivens
    let found = await BoardFindings.find(PuzzleEntry(givens: givens))
    guard let solution = found.check.solution, var way = found.path else { return nil }
    if isUntouched, profile == nil, let path, path.solution == solution { way = path }
    guard let grade = try? await way.findGrade() else { return nil }
    return Puzzle(givens: givens, solution: solution, level: grade.level, rating: grade.score)
  }
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
    case .play where entry.isNarrowed: say(words.solution.noGameOfCandidates, isError: true)
    case .play where isUnique || findings?.mistakes.isEmpty == false: self.intent = .play
    case .solve where isUnique: show(nil)
    case .step where isUnique: show(0)
    case .play: say(words.solution.notPlayable, isError: true)
    case .solve, .step: say(words.solution.notSolvable, isError: true)
    }
  }
}

// The steps
extension SolutionModel {
  /// Shows the solution, or the first step.
  private func show(_ place: Int?) {
    guard let path else { return }
    var walk = PathWalk()
    if let place { walk.go(to: place, of: path, at: now()) }
    noteShown()
    self.walk = walk
    intent = nil
    message = nil
  }

  /// `true` if the solution of these givens, or a step to it, was shown.
  func hasShown(_ givens: Grid) -> Bool { shownGivens.contains(givens) }

  /// Notes that steps of the board were shown.
  func noteShown() { shownGivens.insert(entry.givens) }

  /// Changes the position within the steps.
  func follow(_ change: (inout PathWalk, SolvingPath, Duration) -> Void) {
    guard var walk, let path else { return }
    message = nil
    change(&walk, path, now())
    self.walk = walk
  }

  /// Shows the steps that are due.
  func advance() {
    guard var walk, let path else { return }
    while let due = walk.deadline, due <= now() {
      let before = walk.place
      walk.step(by: 1, of: path, at: now())
      if walk.place == before { break }
    }
    self.walk = walk
  }

  /// Sets the number of pages that the explanation takes where it is shown.
  func setPageCount(_ count: Int) {
    if walk?.pageCount != max(1, count) { walk?.setPageCount(count) }
  }

  /// Returns to filling in the board.
  func leaveSteps() {
    walk = nil
    message = nil
  }
}

// Keys and clicks on the board itself; the rest is up to the screen
extension SolutionModel {
  /// Performs an action that changes the board, moves on it, or asks for its solution.
  func perform(_ action: SolutionAction) {
    switch action {
    case .type, .backspace, .delete:
      if desk.marksPattern { markPattern(action) } else { change(action) }
    case .move(let direction): edit { $0.go(to: $0.cursor.neighbour(direction)) }
    case .draft: toggleDraft()
    case .candidates:
      message = nil
      editsCandidates.toggle()
    case .newLine: edit { $0.newLine() }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .keepGivens: edit { $0.keepGivens() }
    case .clear: clear()
    case .turn(let puzzles): turn(by: puzzles)
    case .page(let pages): verdict.turn(by: pages)
    case .solve: reach(.solve)
    case .step: reach(.step)
    case .play: reach(.play)
    default: break
    }
  }

  private func change(_ action: SolutionAction) {
    switch action {
    case .type(let digit?) where editsCandidates: toggleCandidate(digit)
    case .type where editsCandidates: goOn()
    case .type(let digit): edit { $0.type(digit) }
    case .backspace: edit { $0.backspace() }
    case .delete where editsCandidates && entry.grid[editor.cursor] == nil:
      edit { $0.putBackCandidates() }
    case .delete: edit { $0.put(nil) }
    default: break
    }
  }

  /// Marks cells of the setter's pattern in place of typing.
  private func markPattern(_ action: SolutionAction) {
    stopFilling()
    switch action {
    case .type(let digit):
      mark(digit != nil)
      goOn()
    case .backspace:
      edit { $0.go(to: Cell(max(0, $0.cursor.index - 1))) }
      mark(false)
    default: mark(false)
    }
  }

  private func goOn() { edit { $0.go(to: Cell(min(80, $0.cursor.index + 1))) } }

  /// Shows or hides the setter's view. Hidden, it leaves nothing on that changes what keys do.
  private func toggleDraft() {
    message = nil
    showsDraft.toggle()
    guard !showsDraft else { return }
    (desk.marksPattern, desk.filling) = (false, nil)
    edit { $0.symmetry = .none }
  }

  private func toggleCandidate(_ digit: Digit) {
    var isCandidate = false
    edit { isCandidate = $0.toggle(digit) }
    if !isCandidate { say(words.solution.noCandidate) }
  }

  /// Performs an action that moves along the steps.
  func perform(_ action: StepAction) {
    switch action {
    case .step(let steps):
      follow {
        $0.halt()
        $0.step(by: steps, of: $1, at: $2)
      }
    case .start: follow { $0.go(to: 0, of: $1, at: $2) }
    case .end: follow { walk, _, _ in walk.goToSolution() }
    case .toggle: follow { $0.toggle($1, at: $2) }
    case .pace(let steps): follow { walk, _, now in walk.changePace(by: steps, at: now) }
    case .same(let isForward): goToSame(isForward: isForward)
    case .beyondSingles(let isForward): goBeyondSingles(isForward: isForward)
    case .page(let pages): follow { walk, _, _ in walk.turn(by: pages) }
    case .unfold(let levels):
      let count = shownExplanation?.foldedLevels ?? 0
      follow { walk, _, _ in walk.unfold(by: levels, of: count) }
    case .play: reach(.play)
    case .back: leaveSteps()
    default: break
    }
  }

  /// Performs the action of a playback button.
  func perform(_ move: PlaybackMove) {
    switch move {
    case .toggle: perform(StepAction.toggle)
    case .step(let steps): perform(StepAction.step(steps))
    case .start: perform(StepAction.start)
    case .end: perform(StepAction.end)
    }
  }

  /// Moves to the next step by `technique`, or to the first one if the solution is shown.
  func go(to technique: TechniqueID, isForward: Bool = true) {
    goToStep(isForward, words.solution.usedOnce) { $0.technique == technique }
  }

  /// Moves to a step by its index, or to the solution for `nil`.
  func go(to place: Int?) {
    follow { walk, path, now in
      if let place { walk.go(to: place, of: path, at: now) } else { walk.goToSolution() }
    }
  }

  private func goToSame(isForward: Bool) {
    guard walk?.place != nil || !isForward else { return go(to: 0) }
    guard let technique = shownStep?.technique ?? path?.tally.hardest?.id else { return }
    go(to: technique, isForward: isForward)
  }

  private func goBeyondSingles(isForward: Bool) {
    goToStep(isForward, words.solution.singlesAreEnough) { !$0.technique.isSingle }
  }

  private func goToStep(
    _ isForward: Bool, _ refusal: String, where isWanted: (Deduction) -> Bool
  ) {
    guard let walk, let path else { return }
    guard let place = path.step(from: walk.place, forward: isForward, where: isWanted) else {
      if walk.place == nil, isForward { go(to: 0) }
      return say(refusal)
    }
    go(to: place)
  }
}

extension SolutionModel {
  /// The step shown, or `nil` if that is the solution or the step is still being searched for.
  var shownStep: Deduction? {
    guard let path, let place = walk?.place, path.steps.indices.contains(place) else { return nil }
    return path.steps[place]
  }

  /// The explanation of the step shown.
  var shownExplanation: Explanation? {
    guard let step = shownStep, let path, let place = walk?.place else { return nil }
    return words.explanation(of: step, in: path.positions[place])
  }

  /// Handles a mouse event on the board. Returns `true` if it was used.
  func handle(_ event: MouseEvent, over cell: Cell?) -> Bool {
    guard let cell, walk == nil else { return false }
    switch event.kind {
    case .press(.left):
      edit { $0.go(to: cell) }
      if desk.marksPattern { mark(!desk.pattern.contains(cell)) }
    case _ where desk.marksPattern: return false
    case .press(.right):
      edit { board in
        board.go(to: cell)
        board.put(nil)
      }
    case .scrollUp: turnWheel(over: cell, by: 1)
    case .scrollDown: turnWheel(over: cell, by: 9)
    default: return false
    }
    return true
  }

  /// Moves the cell's digit by `step` places, cycling through blank and all digits.
  private func turnWheel(over cell: Cell, by step: Int) {
    edit { board in
      board.go(to: cell)
      board.put(Digit(((board.entry.grid[cell]?.rawValue ?? 0) + step) % 10))
    }
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

nonisolated extension TechniqueID {
  /// `true` for techniques that look at the last place or the last candidate only.
  var isSingle: Bool { self == .fullHouse || self == .nakedSingle || self == .hiddenSingle }
}
