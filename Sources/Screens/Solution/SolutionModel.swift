import Formats
import Grading
import Hints
import Observation
import Sudoku

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

// What is found out
extension SolutionModel {
  /// Keeps what was found, unless the board is another one by then.
  func settle(_ found: BoardFindings) {
    guard found.entry == entry else { return }
    findings = found
    path = found.path
    if let intent { fulfil(intent) }
  }

  /// Keeps how many solutions there are.
  func settle(_ count: SolutionCount) { self.count = count }

  /// Keeps what Sudoku Explainer says.
  func settle(_ rating: ExplainerRating) { self.rating = rating }

  /// Walks steps of the path.
  func walk(_ steps: [Deduction]) { path?.walk(steps) }
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
  func show(_ place: Int?) {
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

/// Puzzles as others wrote them.
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
      let problem = document.problems.first.map(words.solution.unreadable)
      say(problem ?? words.solution.noPuzzle, isError: true)
      return false
    }
    leaveSteps()
    take(document.entries)
    say(words.solution.read(document.entries.count, document.problems.count))
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
