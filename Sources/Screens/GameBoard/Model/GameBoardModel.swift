import Games
import Hints
import Observation
import Store
import Sudoku

/// A game that is being played: the board, the cursor, and what is to be said. Every turn is on the
/// disk before the next key is read.
///
/// What the player can do is in the extensions, an idea in each: moving, entering, checking, undoing,
/// pausing.
@Observable
final class GameBoardModel {
  private(set) var game: Game
  var cursor: Cell
  /// What becomes of a digit that is entered.
  var mode = EntryMode.digits
  /// What the next digit is for, where a key has said so.
  var awaited: DigitPurpose?
  /// The digit that goes into the cells that are chosen, where digits come first.
  var armedDigit: Digit?
  /// The cells that are worked on together; none where that is the one under the cursor.
  var selection = CellSet.none
  /// Whether the cells that the cursor comes to are selected.
  var isSelecting = false
  /// Which way the key has switched digits to come first, in this game only; nil before it has.
  var digitFirstHere: DigitFirstHere?
  /// The digit that stands out wherever the cursor is.
  var highlightedDigit: Digit?
  /// The digit that the wheel has come to, until it rests.
  var wheel: WheelChoice?
  /// The errors that checks have brought to light in this sitting.
  var foundMistakes: Set<Mistake> = []
  var isPaused = false
  /// What just happened, for a few seconds in the place of the score.
  var message: BoardMessage?
  /// What the player is asked.
  var question: BoardQuestion?
  var isScoreShown = false
  /// Whether the win stands in place of the board.
  var isWinShown = false
  /// Whether the win has yet to be seen: then it moves.
  @ObservationIgnored var isWinNew = false
  @ObservationIgnored let hints = HintGuide()
  @ObservationIgnored let coach: Coach
  /// What the next step is, where somebody knows better than a search.
  @ObservationIgnored var advice: ((Game) -> NextStep?)?
  /// What is to be copied; nil where nothing is.
  var shared: ShareChoice?
  /// The score that the game brought, once the puzzle is solved; no setting changes it any more.
  var finalScore: ScoreSheet?
  /// What came of the game, beside those before it, once the puzzle is solved.
  var ending: GameEnding?
  /// The hardest technique that the puzzle asks for; nil until it is known, and where singles do.
  @ObservationIgnored var hardestTechnique: TechniqueID?
  /// What goes on before the win is shown.
  var celebration: Celebration?
  /// Until when clicks are not yet meant for what came with the last digit.
  @ObservationIgnored var deafUntil = Duration.zero
  /// Cells that light up for a moment.
  var lit: LitCells?
  @ObservationIgnored let clock: PlayClock
  @ObservationIgnored let saving: GameSaving
  @ObservationIgnored let outside: Outside
  /// The grid of the latest check in this sitting: asking again about it tells nothing new.
  @ObservationIgnored var checkedGrid: Grid?
  /// Whether the player has agreed to lose notes to candidates.
  @ObservationIgnored var mayReplaceNotes = false
  /// Whether the game is paused since the terminal has lost the attention.
  @ObservationIgnored var isPausedForFocus = false
  /// Whether the settings lie over the board.
  @ObservationIgnored var isCovered = false
  /// The board without the cursor, as it was last drawn.
  @ObservationIgnored let kept = KeptPicture()
  /// Where the mouse was pressed, while it is.
  @ObservationIgnored var press: BoardPress?

  /// How often the clock is saved while nothing else is.
  static let saveInterval = Duration.seconds(10)

  /// A game that was played for `elapsed`; its clock runs at once. Unless it `isKept`, nothing of it is
  /// ever on the disk.
  init(game: Game, elapsed: Duration, outside: Outside, isKept: Bool = true) {
    self.game = game
    self.outside = outside
    cursor = game.latestCell ?? game.board.grid.emptyCells.first ?? Cell(40)
    clock = PlayClock(elapsed: elapsed, now: outside.now)
    coach = Coach(at: elapsed)
    saving = GameSaving(in: isKept ? outside.store : nil)
    prepare()
    clock.start()
    if game.isComplete { finish() } else { save() }
  }

  /// Has the game be as the preferences want it, before the player sees it.
  private func prepare() {
    guard !game.isComplete else { return }
    let isNew = game.moves.isEmpty && clock.elapsed == .zero
    let preferences = outside.preferences.values
    game.check(preferences.errorChecking, at: clock.elapsed)
    if isNew, !game.origin.isTraining, preferences.fillsCandidates,
      let move = game.notingCandidates(in: Cell.all)
    {
      game.apply(move, at: .zero)
      game.charge(.automaticCandidates, at: .zero)
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
    if case .ignored(let reason) = outcome {
      say(words.board.saying(reason), isError: true)
      return false
    }
    coach.noteProgress(at: clock.elapsed)
    sound(move)
    lightHouses(filledBy: move)
    forgetMessage()
    if !game.isComplete { warn(of: outcome, at: move.cell) }
    return true
  }
}

extension Game {
  /// The cell of the newest move that is about one.
  fileprivate var latestCell: Cell? {
    moves.prefix(position).lazy.compactMap(\.cell).last
  }
}
