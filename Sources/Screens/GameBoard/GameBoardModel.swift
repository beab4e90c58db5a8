import Models
import Observation

/// A game that is being played: the board, the cursor, and what is to be said. Every turn is on the
/// disk before the next key is read.
///
/// What the player can do is in the extensions, an idea in each: moving, entering, undoing, pausing.
@Observable
final class GameBoardModel {
  private(set) var game: Game
  var cursor: Cell
  /// What becomes of a digit that is entered.
  var mode = EntryMode.digits
  var isPaused = false
  /// What just happened, for a few seconds in the place of the score.
  var message: BoardMessage?
  /// What the player is asked.
  var question: BoardQuestion?
  var isScoreShown = false
  @ObservationIgnored let hints = HintGuide()
  /// What the next step is, where somebody knows better than a search.
  @ObservationIgnored var advice: ((Game) -> NextStep?)?
  /// What is to be copied; nil where nothing is.
  var shared: ShareChoice?
  /// What came of the game, beside those before it, once the puzzle is solved.
  var ending: GameEnding?
  /// What goes on before the score is shown.
  var celebration: Celebration?
  /// Cells that light up for a moment.
  var lit: LitCells?
  @ObservationIgnored let clock: PlayClock
  @ObservationIgnored let saving: GameSaving
  @ObservationIgnored let outside: Outside

  /// How often the clock is saved while nothing else is.
  static let saveInterval = Duration.seconds(1)

  /// A game that was played for `elapsed`; its clock runs at once.
  init(game: Game, elapsed: Duration, outside: Outside) {
    self.game = game
    self.outside = outside
    cursor = game.board.grid.emptyCells.first ?? Cell(40)
    clock = PlayClock(elapsed: elapsed, now: outside.now)
    saving = GameSaving(in: outside.store)
    clock.start()
    if game.isComplete { finish() } else { save() }
  }

  /// Does `action`, or says why it can't be done.
  func perform(_ action: GameBoardAction) {
    guard celebration == nil else { return endCelebration() }
    if isPaused, action != .end, action != .score, action != .settings {
      return action == .pause || action == .memo ? togglePause() : say(words.board.pausedHint)
    }
    switch action {
    case .move, .rowStart, .rowEnd, .columnStart, .columnEnd, .nextEmpty, .previousEmpty:
      move(by: action)
    case .digit(let digit): enter(digit)
    case .clear: make(.clear(cursor))
    case .memo: toggleMemo()
    case .undo: undo()
    case .redo: redo()
    case .restart: askRestart()
    case .pause: togglePause()
    case .peers: togglePeers()
    case .hint: askForHint()
    case .score: isScoreShown = true
    case .copyPuzzle: shared = .puzzle
    case .copyState: shared = .state
    case .settings, .end: break
    }
  }

  /// Takes a turn of the game, and saves it. `turn` is given the play time.
  @discardableResult
  func take<Result>(_ turn: (_ game: inout Game, _ elapsed: Duration) -> Result) -> Result {
    let count = game.journal.count
    let result = turn(&game, clock.elapsed)
    guard game.journal.count > count else { return result }
    clock.showElapsed()
    hints.boardChanged(to: game.board, of: game.puzzle)
    if game.isComplete { finish() } else { save() }
    return result
  }

  /// Makes a move, or says why it is not allowed. Returns whether it was made.
  @discardableResult
  func make(_ move: Move) -> Bool {
    let outcome = take { $0.apply(move, at: $1) }
    switch outcome {
    case .ignored(let reason):
      say(words.board.saying(reason), isError: true)
      return false
    case .wrong:
      if let digit = digitUnderCursor { say(words.board.wrong(digit.rawValue), isError: true) }
    default:
      forgetMessage()
    }
    lightHouses(filledBy: move)
    return true
  }
}
