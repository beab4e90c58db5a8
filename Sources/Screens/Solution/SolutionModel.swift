import Formats
import Games
import Grading
import Hints
import Observation
import Sudoku
import Widgets

/// The board of the solver: what is filled in, what it comes to, and the way to its solution.
@Observable
final class SolutionModel {
  /// The board as it is filled in.
  private(set) var editor: BoardEditor
  /// The puzzles that came together, of a file or a paste, and which of them is on the board.
  private(set) var collection = PuzzleCollection()
  /// What the board comes to; of the board before while it is being looked at.
  private(set) var findings: BoardFindings?
  /// How many solutions it has, where there are several and they were counted.
  private(set) var count: SolutionCount?
  /// The way to the solution, as far as it was walked.
  private(set) var path: SolvingPath?
  /// What Sudoku Explainer says of it, once that is known.
  private(set) var rating: ExplainerRating?
  /// Where the steps are looked at; nil while the board is filled in.
  private(set) var walk: PathWalk?
  /// What is to be done once the board was looked at.
  private(set) var intent: Intent?
  /// What is said of the latest act.
  private(set) var message: Message?
  /// The page of what the board comes to.
  var verdict = TextPages()
  /// The givens whose solution, or a step to it, was shown: no game of them counts any more.
  @ObservationIgnored private var shownGivens: Set<Grid> = []
  @ObservationIgnored let outside: Outside

  /// What somebody wants of a board that is still being looked at.
  enum Intent: Hashable {
    /// To see the solution.
    case solve
    /// To see the first step.
    case step
    /// To play it.
    case play
  }

  /// How many solutions are counted at most.
  static let countLimit = 100_000

  /// A board with `entry` on it; an empty one without.
  init(_ entry: PuzzleEntry = PuzzleEntry(givens: Grid()), outside: Outside) {
    editor = BoardEditor(entry)
    self.outside = outside
  }

  /// The words of the user's language.
  var words: Words { outside.words }

  private func now() -> Duration { outside.now() }

  /// What stands on the board.
  var entry: PuzzleEntry { editor.entry }

  /// Whether what is known is of a board before this one.
  var isStale: Bool { findings?.entry != entry }

  /// Whether the board has exactly one solution, as far as is known.
  var isUnique: Bool { !isStale && findings?.check.solution != nil }

  /// Says a sentence, for a while or until the next act.
  func say(_ text: String?, isError: Bool = false) {
    message = text.map { Message(text: $0, isError: isError, end: now() + Message.duration) }
  }

  /// Says nothing more.
  func forgetMessage() { message = nil }
}

// The board
extension SolutionModel {
  /// Changes the board, or moves on it; what was known of another board is forgotten.
  func edit(_ change: (inout BoardEditor) -> Void) {
    let before = entry
    change(&editor)
    message = nil
    guard entry != before else { return }
    (count, rating, walk, intent) = (nil, nil, nil, nil)
    verdict.restart()
    path = isStale ? nil : findings?.path
  }

  /// Puts the first of several puzzles on the board; the others can be turned to.
  func take(_ entries: [PuzzleEntry]) {
    guard let first = entries.first else { return }
    collection = PuzzleCollection(entries: entries)
    edit { $0.replace(with: first) }
  }

  /// Goes to another of the puzzles that came together; what was changed of this one stays so.
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

// Puzzles as others wrote them
extension SolutionModel {
  /// Types cells from the cursor on, nil for empty ones.
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

  /// The cells of a text that is nothing but digits and dots; nil for any other text, and for none.
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

// What a board comes to: it is found out piece by piece
extension SolutionModel {
  /// Finds out what is not known yet of the board as it is; ends early where that changes.
  ///
  /// ```
  /// rules, solutions ──▶ one: step after step ──▶ rating
  ///                  └─▶ several: how many
  /// ```
  func examine() async {
    let entry = entry
    guard entry.grid.count > 0 else { return }
    if isStale { settle(await BoardFindings.find(entry)) }
    guard isCurrent(entry), let findings else { return }
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

  /// How long steps are looked for before those that were found are shown.
  private static var timeUnseen: Duration { .milliseconds(50) }

  private func walkPath(_ entry: PuzzleEntry) async {
    while let path, let steps = try? await path.findNextSteps(for: Self.timeUnseen),
      !steps.isEmpty
    {
      guard isCurrent(entry), self.path?.steps.count == path.steps.count else { return }
      self.path?.walk(steps)
    }
  }

  private func rate(_ entry: PuzzleEntry) async {
    guard rating == nil, isCurrent(entry), path?.isComplete == true,
      let found = try? await Explainer().findRating(of: entry.position), isCurrent(entry)
    else { return }
    rating = found
  }

  /// Keeps what was found, unless the board is another one by then.
  private func settle(_ found: BoardFindings) {
    guard found.entry == entry else { return }
    findings = found
    path = found.path
    if let intent { fulfil(intent) }
  }

  /// The puzzle of the givens, graded; nil where they have not one solution, or the task is
  /// cancelled.
  func makePuzzle() async -> Puzzle? {
    let givens = entry.givens
    let isUntouched = !entry.hasMoreThanGivens
    let found = await BoardFindings.find(PuzzleEntry(givens: givens))
    guard let solution = found.check.solution, var way = found.path else { return nil }
    if isUntouched, let path, path.solution == solution { way = path }
    while let steps = try? await way.findNextSteps(for: .seconds(1)), !steps.isEmpty {
      way.walk(steps)
    }
    guard way.isComplete, !Task.isCancelled else { return nil }
    return Puzzle(
      givens: givens, solution: solution, level: way.tally.level, rating: way.tally.score)
  }
}

// What is wanted
extension SolutionModel {
  /// Does what is wanted as soon as it is known that it can be done, or says why it cannot.
  func reach(_ intent: Intent) {
    message = nil
    guard !editor.isEmpty else { return say(words.solution.nothingEntered) }
    if isStale { self.intent = intent } else { fulfil(intent) }
  }

  /// Wants nothing any longer.
  func stopWanting() { intent = nil }

  private func fulfil(_ intent: Intent) {
    self.intent = nil
    switch intent {
    case .play where entry.isNarrowed: say(words.solution.noGameOfCandidates, isError: true)
    case .play where isUnique || findings?.mistakes.isEmpty == false: self.intent = .play
    case .solve where isUnique: show(nil)
    case .step where isUnique: show(0)
    default: say(words.solution.needsOneSolution, isError: true)
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
    shownGivens.insert(entry.givens)
    self.walk = walk
    intent = nil
    message = nil
  }

  /// Whether the solution of these givens, or a step to it, was shown.
  func hasShown(_ givens: Grid) -> Bool { shownGivens.contains(givens) }

  /// Goes somewhere in the steps that are shown.
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

  /// Takes to heart how many pages the explanation takes where it is shown.
  func setPageCount(_ count: Int) {
    if walk?.pageCount != max(1, count) { walk?.isShown(onPages: count) }
  }

  /// Goes back to filling in the board.
  func leaveSteps() {
    walk = nil
    message = nil
  }
}

// What keys and clicks do that concerns the board alone; the rest is up to the screen
extension SolutionModel {
  /// Does what changes the board or moves on it, or asks for its solution.
  func perform(_ action: SolutionAction) {
    switch action {
    case .move(let direction): edit { $0.go(to: $0.cursor.neighbour(direction)) }
    case .type(let digit): edit { $0.type(digit) }
    case .backspace: edit { $0.backspace() }
    case .delete: edit { $0.put(nil) }
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

  /// Does what moves along the steps.
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
    case .play: reach(.play)
    case .back: leaveSteps()
    default: break
    }
  }

  /// Does what a button of the steps says.
  func perform(_ move: PlaybackMove) {
    switch move {
    case .toggle: perform(StepAction.toggle)
    case .step(let steps): perform(StepAction.step(steps))
    case .start: perform(StepAction.start)
    case .end: perform(StepAction.end)
    }
  }

  /// Goes to the next step by `technique`, the first one where the solution shows.
  func go(to technique: TechniqueID, isForward: Bool = true) {
    goToStep(isForward, words.solution.usedOnce) { $0.technique == technique }
  }

  /// Goes to a step by its number, from 0; nil for the solution.
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
  /// The step that shows; nil where the solution does, or where the step is still looked for.
  var shownStep: Deduction? {
    guard let path, let place = walk?.place, path.steps.indices.contains(place) else { return nil }
    return path.steps[place]
  }

  /// What does a mouse mean on the board. Returns whether it meant something.
  func handle(_ event: MouseEvent, over cell: Cell?) -> Bool {
    guard let cell, walk == nil else { return false }
    switch event.kind {
    case .press(.left): edit { $0.go(to: cell) }
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

  /// Writes the digit that is so many further in the cell, around empty.
  private func turnWheel(over cell: Cell, by step: Int) {
    edit { board in
      board.go(to: cell)
      board.put(Digit(((board.entry.grid[cell]?.rawValue ?? 0) + step) % 10))
    }
  }
}

/// Puzzles that came together, one of which is on the board.
nonisolated struct PuzzleCollection: Equatable {
  private var entries: [PuzzleEntry]
  /// The number of the one on the board, from 0.
  private(set) var place = 0

  /// `entries`, of which the first is on the board.
  init(entries: [PuzzleEntry] = []) {
    self.entries = entries
  }

  var count: Int { entries.count }

  /// The one that is on the board.
  var current: PuzzleEntry? { entries.indices.contains(place) ? entries[place] : nil }

  /// Keeps `entry` as the one that is on the board.
  mutating func keep(_ entry: PuzzleEntry) {
    if entries.indices.contains(place) { entries[place] = entry }
  }

  /// Goes so many further, around the ends.
  mutating func turn(by steps: Int) {
    guard count > 0 else { return }
    place = ((place + steps) % count + count) % count
  }
}

nonisolated extension TechniqueID {
  /// Whether it needs nothing but the last place or the last candidate.
  var isSingle: Bool { self == .fullHouse || self == .nakedSingle || self == .hiddenSingle }
}
