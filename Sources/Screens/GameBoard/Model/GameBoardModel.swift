import Games
import Grading
import Hints
import Observation
import Store
import Sudoku

/// A game in progress. Every turn is saved, usually before it is shown.
///
/// Its state is split into values that keep their own rules: ``DigitEntry``, ``BoardCursor``,
/// ``BoardAttention``, ``HintGuide``, ``PlayClock`` with ``GamePause``, and ``GameSaving``. The
/// extensions hold the player's actions: entering digits, undoing turns, asking for hints.
@Observable
final class GameBoardModel {
  private(set) var game: Game
  private var latestMessage: Message?
  /// The question to the player, if any.
  var question: BoardQuestion?
  var isScoreShown = false
  /// `true` if the techniques of the finished game are shown.
  var areTechniquesShown = false
  /// `true` if all moves are shown over the board.
  var isMovesShown = false
  /// `true` if the win is shown in place of the board.
  var isWinShown = false
  /// The pending copy.
  var shared: ShareChoice?
  /// The game among earlier ones, once it is finished and saved.
  private(set) var finished: FinishedGame?
  /// Its most special achievement, if any.
  private(set) var milestone: Milestone?
  /// The techniques of the finished game, found alone and with hints, or `nil` if nothing can be
  /// said of them.
  private(set) var techniques: GameTechniques?
  /// The final score, once the puzzle is solved. Later changes of settings don't affect it.
  private var finalScore: ScoreSheet?
  @ObservationIgnored let entry = DigitEntry()
  @ObservationIgnored let place: BoardCursor
  @ObservationIgnored let attention = BoardAttention()
  @ObservationIgnored let hints = HintGuide()
  @ObservationIgnored let drawing = ReasoningDrawing()
  @ObservationIgnored let coach: Coach
  @ObservationIgnored let clock: PlayClock
  @ObservationIgnored let pause = GamePause()
  @ObservationIgnored let saving: GameSaving
  @ObservationIgnored let dependencies: Dependencies
  /// Opens a lesson over the board. `nil` where that isn't possible.
  @ObservationIgnored var openLesson: ((Lesson) -> Void)?
  /// Provides the next step in place of a search.
  @ObservationIgnored var advice: ((Game) -> NextStep?)?
  /// `true` until the player has seen the win, which is animated till then.
  @ObservationIgnored private(set) var isWinNew = false
  /// The number of uses of each technique that the puzzle needs. Empty until it is known.
  @ObservationIgnored private var neededTechniques: [TechniqueID: Int] = [:]
  /// Input before this time is ignored, so that a key meant for the board doesn't dismiss the
  /// result.
  @ObservationIgnored private var ignoresInputUntil = Duration.zero
  /// The board without the cursor, as last drawn.
  @ObservationIgnored private let kept = PictureCache()

  /// Creates a game with `elapsed` play time and starts its clock. Unless `isKept`, it is never
  /// saved.
  init(game: Game, elapsed: Duration, dependencies: Dependencies, isKept: Bool = true) {
    self.game = game
    self.dependencies = dependencies
    place = BoardCursor(
      at: game.pendingMove?.cell ?? game.latestCell ?? game.board.grid.emptyCells.first ?? Cell(40))
    clock = PlayClock(elapsed: elapsed, now: dependencies.now)
    coach = Coach(at: elapsed)
    saving = GameSaving(with: isKept ? dependencies.saver : nil)
    prepare()
    resumeWheel()
    clock.start()
    if game.isComplete { finish() } else { save() }
  }

  /// Applies the preferences to the game before the player sees it.
  private func prepare() {
    guard !game.isComplete else { return }
    let isNew = game.isUntouched && clock.elapsed == game.lastElapsed
    let preferences = dependencies.preferences.values
    game.check(preferences.errorChecking, at: clock.elapsed)
    if isNew, !game.origin.isTraining, preferences.fillsCandidates, !game.hasNotes,
      let move = game.notingCandidates(in: Cell.all)
    {
      game.apply(move, at: clock.elapsed)
      game.charge(.automaticCandidates, at: clock.elapsed)
    }
  }

  // MARK: Turns

  /// Performs and saves a turn of the game. `turn` gets the play time.
  @discardableResult
  func take<Result>(_ turn: (_ game: inout Game, _ elapsed: Duration) -> Result) -> Result {
    let count = game.journal.count
    let result = turn(&game, clock.elapsed)
    guard game.journal.count > count else { return result }
    clock.showElapsed()
    followBoardBelowWheel()
    hints.boardChanged(to: game.board, of: game.puzzle)
    if game.isComplete { finish() } else { save() }
    return result
  }

  /// Makes a move, or says why it isn't allowed. Returns `true` if it was made.
  @discardableResult
  func make(_ move: Move) -> Bool { follow(take { $0.apply(move, at: $1) }, of: move) }

  /// Shows the outcome of a move, or says why it wasn't allowed. Returns `true` if it was made.
  func follow(_ outcome: Game.Outcome, of move: Move) -> Bool {
    if let reason = outcome.refusal {
      say(words.board.saying(reason), isError: true)
      return false
    }
    coach.noteProgress(at: clock.elapsed)
    if dependencies.preferences.values.playsSound, let effect = sound(of: outcome) {
      dependencies.sound(effect)
    }
    if dependencies.preferences.effects != .none, !game.isComplete, !outcome.filled.isEmpty {
      attention.light(outcome.filled, at: dependencies.now())
    }
    forgetMessage()
    if !game.isComplete, let warning = warning(of: outcome, at: move.cell) {
      say(warning, isError: true, about: game.board.grid.isFull ? nil : move.cell)
    }
    return true
  }

  /// The sound of a move. It gives nothing away: a digit is an error only if it is marked as one,
  /// and a house is finished if it has nine different digits and none is marked.
  private func sound(of outcome: Game.Outcome) -> SoundEffect? {
    if game.isComplete { return game.isRevealed ? nil : .gameFinished }
    guard !outcome.placed.isEmpty else { return nil }
    let marks = ErrorMarks(on: game, found: attention.found)
    let marked = marks.wrong.union(marks.conflicting)
    guard marked.isDisjoint(with: outcome.placed) else { return .error }
    let isHouseFinished = outcome.filled.contains { marked.isDisjoint(with: CellSet($0.cells)) }
    return isHouseFinished ? .houseFinished : .digitPlaced
  }

  // MARK: Messages

  var words: Words { dependencies.words }

  /// How long a message stays in place of the score.
  static let messageDuration = Duration.seconds(3)

  /// The latest news, shown for a few seconds in place of the score.
  var message: Message? {
    latestMessage.flatMap { $0.cell == nil || $0.cell == cursor ? $0 : nil }
  }

  /// Shows `text` in place of the score for a while, one about a `cell` while the cursor is there.
  func say(_ text: String, isError: Bool = false, about cell: Cell? = nil) {
    latestMessage = Message(
      text: text, isError: isError, end: dependencies.now() + Self.messageDuration, cell: cell)
  }

  /// Shows `text` with the percentage taken off the score.
  func say(_ text: String, for price: Int?, isError: Bool = false) {
    say(shown(price).map { "\(text) (\(words.hints.price($0)))" } ?? text, isError: isError)
  }

  /// `price`, unless that is nothing, or the player doesn't want to see the score.
  func shown(_ price: Int?) -> Int? { showsScore ? price.flatMap { $0 > 0 ? $0 : nil } : nil }

  /// Shows `text` until the next message or action.
  func tell(_ text: String) { latestMessage = Message(text: text) }

  /// Removes the message.
  func forgetMessage() {
    if latestMessage != nil { latestMessage = nil }
  }

  // MARK: Requests

  /// Shades the row, the column and the box of the cursor, or no longer.
  func togglePeers() {
    dependencies.preferences.values.highlightsPeers.toggle()
    if let failure = dependencies.preferences.failure { say(failure, isError: true) }
  }

  /// Shows all moves of the game.
  func showMoves() {
    if game.isComplete { say(words.board.finished) } else { isMovesShown = true }
  }

  /// Cancels what is under way: the digit of a wheel, waiting for a digit, a selection, highlights,
  /// the focus on a digit, or an armed digit if the setting has the digit first. Returns `true` if
  /// there was any.
  func cancel() -> Bool {
    if dropWheel() || stopAwaiting() != nil || endSelection() { return true }
    if attention.endHighlights() { return true }
    if isDigitFirst, !dependencies.preferences.values.entersDigitFirst {
      toggleDigitFirst()
      return true
    }
    guard entry.disarm() else { return false }
    say(words.says.nothingArmed)
    return true
  }

  // MARK: Score and picture

  /// The score of the game, or the score if it were solved now, as far as the player can know.
  var score: ScoreSheet {
    finalScore
      ?? ScoreSheet(
        puzzle: game.puzzle, elapsed: showsTimer ? clock.shownTime : nil, errors: knownErrors,
        hints: game.hints)
  }

  var picture: BoardPicture {
    var picture = pictureWithoutCursor
    picture.cursor = cursor
    return picture
  }

  /// The digits that stand out on the board. They depend on the cursor only where a setting says
  /// so.
  var followedDigits: DigitSet {
    guard !isPaused else { return .none }
    var picture = pictureWithoutCursor
    if picture.highlightsSameDigit { picture.cursor = cursor }
    return picture.outstandingDigits
  }

  private var pictureWithoutCursor: BoardPicture {
    let preferences = dependencies.preferences.values
    var picture = kept.picture(of: game, found: attention.found)
    if let wheel = entry.wheel { picture.grid[wheel.cell] = wheel.digit }
    picture.mode = entry.mode
    picture.selection = selection
    picture.highlightedDigits =
      attention.digits.isEmpty
      ? DigitSet([entry.armed].compactMap(\.self)) : attention.digits
    picture.highlightsBivalue = attention.marksBivalue
    picture.highlightsBilocation = attention.marksBilocation
    picture.shadesBlocked = attention.shadesBlocked && hints.ladder == nil
    if isDigitFirst, attention.digits.isEmpty, !drawing.isOn { picture.pen = entry.armed }
    picture.isHidden = isPaused
    picture.hint = hints.ladder?.picture
    if drawing.isOn { lay(drawing, on: &picture) }
    picture.highlightsPeers = preferences.highlightsPeers
    picture.highlightsSameDigit = preferences.highlightsSameDigit
    return picture
  }

  /// Adds the drawing to a picture. An assumption fills in its digits.
  private func lay(_ drawing: ReasoningDrawing, on picture: inout BoardPicture) {
    picture.highlightedDigits = [drawing.digit]
    picture.isDrawnOn = true
    picture.hint = drawing.picture(drawnVerdict)
    guard let supposition = drawing.supposition else { return }
    picture.grid = supposition.grid.grid
    picture.notes = Cell.all.map { supposition.grid[$0] }
    picture.centreNotes = Array(repeating: .none, count: 81)
  }

  // MARK: The end

  /// Finishes the game: saves its result, lights up the board, and shows the win.
  private func finish() {
    clock.pause()
    forgetMessage()
    endSelection()
    finalScore = score
    saving.onFinish = { [weak self] in self?.note($0) }
    save()
    ignoresInputUntil = entry.armed == nil ? .zero : dependencies.now() + Self.patience
    if dependencies.preferences.effects == .full, !game.isRevealed, !saving.isFailureShown {
      attention.celebrate(at: dependencies.now())
      isWinNew = true
    } else {
      showEnding()
    }
  }

  private func note(_ finished: FinishedGame) {
    self.finished = finished
    let today = dependencies.localTime(dependencies.wallClock()).day
    milestone = finished.milestone(
      today: today, hardest: Puzzle.hardest(of: neededTechniques.keys)
    ) { dependencies.localTime($0).day }
    techniques = usedTechniques
  }

  /// Nothing but hints is known before the puzzle's techniques are.
  private var usedTechniques: GameTechniques? {
    let needed = neededTechniques.keys
    return GameTechniques(of: game, uses: needed.isEmpty ? [:] : game.techniqueUses(among: needed))
  }

  /// `true` while a click, Enter or Space is still meant for the board. In digit-first entry each
  /// of them places a digit, and a fast player may press once too often. All other keys act at
  /// once.
  var ignoresInput: Bool { dependencies.now() < ignoresInputUntil }

  /// How long such input is ignored.
  static let patience = Duration.milliseconds(600)

  /// Finds the techniques that the puzzle needs, off the main actor and before the puzzle is
  /// solved.
  func lookForTechniques() async {
    guard isNearlySolved, neededTechniques.isEmpty else { return }
    neededTechniques = await Self.techniqueUses(of: game.puzzle)
    // A fast player may be done first.
    if finished != nil { techniques = usedTechniques }
  }

  @concurrent private nonisolated static func techniqueUses(
    of puzzle: Puzzle
  ) async -> [TechniqueID: Int] {
    puzzle.techniqueUses
  }

  /// Ends the celebration and shows the result.
  func endCelebration() {
    if attention.endCelebration() { showEnding() }
  }

  /// Ends the animation of the win once the player has seen it.
  func winWasSeen() { isWinNew = false }

  /// Dismisses the message that the game couldn't be saved.
  func acknowledgeFailure() {
    saving.acknowledgeFailure()
    if game.isComplete { showEnding() }
  }

  /// Shows the win, or the score if there is none.
  func showResult() {
    if isWon { isWinShown = true } else { isScoreShown = true }
  }

  private func showEnding() {
    if !game.origin.isTraining, !saving.isFailureShown { showResult() }
  }
}

/// The state of the game
extension GameBoardModel {
  var cursor: Cell { place.cell }
  var selection: CellSet { place.selection }
  var isPaused: Bool { pause.isOn }

  var digitUnderCursor: Digit? { game.digit(at: cursor) }

  /// `true` if a digit is armed first and then placed in the chosen cells.
  var isDigitFirst: Bool {
    entry.isDigitFirst(by: dependencies.preferences.values.entersDigitFirst)
  }

  /// The stored result, once the puzzle is solved.
  var result: GameResult? { saving.result }

  /// The error of the latest attempt to save the game.
  var failure: StoreError? { saving.failure }

  /// `true` if the game is scored. Practice isn't.
  var isScored: Bool { game.isScored }

  /// `true` if the player wants to see the score.
  var showsScore: Bool { dependencies.preferences.values.showsScore }

  /// `true` if the time is shown and counts. Practice has no timer.
  var showsTimer: Bool { dependencies.preferences.values.showsTimer && !game.isPractice }

  /// `true` if the game is close enough to its end to analyse what is special about the puzzle.
  var isNearlySolved: Bool {
    game.board.grid.count >= 65 && !game.isComplete && !game.origin.isTraining
  }

  /// `true` if the win that was shown is behind the board.
  var isOverWin: Bool { isWon && !isWinShown }

  /// `true` if the player solved the puzzle in a proper game.
  var isWon: Bool { game.isComplete && !game.isRevealed && !game.origin.isTraining }
}
