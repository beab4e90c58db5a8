import Models
import Observation

/// A game that is being played: the board, the cursor, the clock. Every turn is on the disk before
/// the next key is read.
@Observable
final class GameBoardModel {
  private(set) var game: Game
  private(set) var cursor: Cell
  private(set) var isMemo = false
  private(set) var isPaused = false
  /// What just happened, for a few seconds in the place of the score.
  private(set) var message: Message?
  /// The play time as the header shows it.
  private(set) var shownTime: Duration
  /// What the game brought, once the puzzle is solved.
  private(set) var result: GameResult?
  /// Why the game could not be saved when it was last tried; nil where it was.
  private(set) var failure: StoreError?
  /// Whether ``failure`` is yet to be told to the player.
  private(set) var isFailureShown = false
  var isScoreShown = false
  var asksRestart = false

  private var clock: GameClock
  @ObservationIgnored private let outside: Outside
  @ObservationIgnored private var lastSave: Duration = .zero

  /// Something to say for a while.
  struct Message: Equatable {
    let text: String
    let isError: Bool
    /// When it goes, by the clock of the world outside.
    let end: Duration
  }

  /// How long a message stays.
  static let messageDuration = Duration.seconds(3)
  /// How often the clock is saved while nothing else is.
  static let saveInterval = Duration.seconds(1)

  /// A game that was played for `elapsed`; its clock runs at once.
  init(game: Game, elapsed: Duration, outside: Outside) {
    self.game = game
    self.outside = outside
    cursor = game.board.grid.emptyCells.first ?? Cell(40)
    clock = GameClock(elapsed: elapsed)
    shownTime = elapsed
    clock.start(at: outside.now())
    if game.isComplete { finish() } else { save() }
  }

  // MARK: What is to be seen

  private var words: Words { outside.words }

  /// The score that the game would bring if it were solved now.
  var score: ScoreSheet {
    ScoreSheet(
      puzzle: game.puzzle,
      elapsed: showsTimer ? shownTime : nil, errors: game.errors)
  }

  /// What becomes of a digit that is entered.
  var mode: EntryMode { isMemo ? .notes : .digits }

  /// Whether the player wants to see the time, and to have it count.
  var showsTimer: Bool { outside.preferences.values.showsTimer }

  /// The digit under the cursor.
  var digitUnderCursor: Digit? { game.digit(at: cursor) }

  /// The board as it is to be drawn.
  var picture: BoardPicture {
    let preferences = outside.preferences.values
    var picture = BoardPicture(of: game)
    picture.cursor = cursor
    picture.mode = mode
    picture.isHidden = isPaused
    picture.highlightsPeers = preferences.highlightsPeers
    picture.highlightsSameDigit = preferences.highlightsSameDigit
    return picture
  }

  /// Whether there is anything to take out of the board.
  var canRestart: Bool {
    !game.isComplete && game.board != Board(givens: game.puzzle.givens)
  }

  // MARK: What the player does

  /// Does `action`, or says why it can't be done.
  func perform(_ action: GameBoardAction) {
    if isPaused, action != .end, action != .score, action != .settings {
      return action == .pause || action == .memo ? togglePause() : say(words.board.pausedHint)
    }
    switch action {
    case .move(let direction): cursor = cursor.neighbour(direction)
    case .rowStart: cursor = Cell(row: cursor.row, column: 0)
    case .rowEnd: cursor = Cell(row: cursor.row, column: 8)
    case .columnStart: cursor = Cell(row: 0, column: cursor.column)
    case .columnEnd: cursor = Cell(row: 8, column: cursor.column)
    case .nextEmpty: goToEmpty(after: cursor, in: Cell.all)
    case .previousEmpty: goToEmpty(after: cursor, in: Cell.all.reversed())
    case .digit(let digit): enter(digit)
    case .clear: make(.clear(cursor))
    case .memo: isMemo.toggle()
    case .undo: undo()
    case .redo: redo()
    case .restart: askRestart()
    case .pause: togglePause()
    case .peers: togglePeers()
    case .score: isScoreShown = true
    case .settings, .end: break
    }
  }

  /// Puts the cursor on `cell`.
  func select(_ cell: Cell) {
    cursor = cell
  }

  /// Places `digit` under the cursor, or notes it in memo mode.
  func enter(_ digit: Digit) {
    make(
      isMemo
        ? .toggleNote(digit, at: cursor)
        : .place(digit, at: cursor, removesNotes: outside.preferences.values.removesNotesOfPeers))
  }

  /// Takes all digits and notes out.
  func restart() {
    if make(.restart) { say(words.board.restarting) }
  }

  private func togglePeers() {
    outside.preferences.values.highlightsPeers.toggle()
    if let failure = outside.preferences.failure { say(failure, isError: true) }
  }

  @discardableResult
  private func make(_ move: Move) -> Bool {
    switch game.apply(move, at: elapsed) {
    case .ignored(let reason):
      say(words.board.saying(reason), isError: true)
      return false
    case .wrong:
      if let digit = digitUnderCursor { say(words.board.wrong(digit.rawValue), isError: true) }
    default:
      message = nil
    }
    turnTaken()
    return true
  }

  private func askRestart() {
    if canRestart {
      asksRestart = true
    } else {
      say(game.isComplete ? words.board.finished : words.board.untouched)
    }
  }

  private func undo() {
    guard let move = game.undo(at: elapsed) else {
      return say(game.isComplete ? words.board.finished : words.board.nothingToUndo)
    }
    if let cell = move.cell { cursor = cell }
    say(words.board.undoing)
    turnTaken()
  }

  private func redo() {
    guard let move = game.redo(at: elapsed) else {
      return say(game.isComplete ? words.board.finished : words.board.nothingToRedo)
    }
    if let cell = move.cell { cursor = cell }
    say(words.board.redoing)
    turnTaken()
  }

  private func goToEmpty(after start: Cell, in order: [Cell]) {
    let place = order.firstIndex(of: start) ?? 0
    let ahead = order[(place + 1)...] + order[...place]
    if let cell = ahead.first(where: { game.digit(at: $0) == nil }) { cursor = cell }
  }

  /// Shows `text` in the place of the score for a while.
  func say(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError, end: outside.now() + Self.messageDuration)
  }

  /// Takes the message back once its time is over.
  func forgetMessage() {
    message = nil
  }

  // MARK: Time

  private var elapsed: Duration { clock.elapsed(at: outside.now()) }

  /// When the header has another time to show; nil while the clock stands.
  var nextSecond: Duration? {
    guard clock.isRunning, result == nil else { return nil }
    let next = Duration.seconds(shownTime.components.seconds + 1)
    return outside.now() + max(.zero, next - elapsed)
  }

  /// Brings the time in the header up to date.
  func tick() {
    shownTime = elapsed
    if shownTime - lastSave >= Self.saveInterval { save() }
  }

  private func togglePause() {
    guard !game.isComplete else { return say(words.board.finished) }
    isPaused.toggle()
    message = nil
    if isPaused {
      clock.pause(at: outside.now())
      save()
    } else {
      clock.start(at: outside.now())
    }
    shownTime = elapsed
  }

  /// Stops the clock while `action` is done.
  func pauseWhile(_ action: () -> Void) {
    let isRunning = clock.isRunning
    clock.pause(at: outside.now())
    save()
    action()
    if isRunning { clock.start(at: outside.now()) }
    shownTime = elapsed
  }

  // MARK: Saving

  /// Stops the clock and saves: the player goes away.
  func close() {
    clock.pause(at: outside.now())
    save()
  }

  private func turnTaken() {
    shownTime = elapsed
    if game.isComplete { finish() } else { save() }
  }

  private func save() {
    guard result == nil else { return }
    lastSave = elapsed
    do throws(StoreError) {
      if game.isComplete {
        result = try outside.store.finish(game, score)
      } else {
        try outside.store.save(game, elapsed)
      }
      failure = nil
    } catch {
      if error != failure { isFailureShown = true }
      failure = error
    }
  }

  private func finish() {
    clock.pause(at: outside.now())
    shownTime = elapsed
    message = nil
    save()
    isScoreShown = !isFailureShown
  }

  /// Goes on after the player was told that the game could not be saved.
  func acknowledgeFailure() {
    isFailureShown = false
    if game.isComplete { isScoreShown = true }
  }
}

extension Cell {
  /// The next cell in a direction; from an edge on at the opposite one.
  func neighbour(_ direction: GameBoardAction.Direction) -> Cell {
    switch direction {
    case .up: Cell(row: (row + 8) % 9, column: column)
    case .down: Cell(row: (row + 1) % 9, column: column)
    case .left: Cell(row: row, column: (column + 8) % 9)
    case .right: Cell(row: row, column: (column + 1) % 9)
    }
  }
}

extension BoardWords {
  /// Why a move did nothing.
  func saying(_ reason: Game.Reason) -> String {
    switch reason {
    case .given: given
    case .filled: filled
    case .empty: empty
    case .untouched, .unchanged, .noCheckpoint: untouched
    case .finished: finished
    }
  }
}
