import Games
import Sudoku
import Widgets

/// The player's actions on the board, by concern. The raw values are parts of key names.
nonisolated enum GameBoardAction: Hashable, KeyAction {
  case move(Cell.Direction)
  /// Moves to the same place in the next box.
  case moveByBox(Cell.Direction)
  case jump(Jump)
  case digit(Digit)
  /// Notes a digit regardless of the mode.
  case note(Digit)
  case centreNote(Digit)
  /// Gives the next digit another meaning.
  case expect(DigitPurpose)
  case edit(Edit)
  case toggle(Toggle)
  case goBack(Return)
  case pause
  case ask(Request)
  case leave(Departure)

  /// Moves the cursor to a cell that isn't adjacent.
  enum Jump: String {
    case rowStart = "rowStart"
    case rowEnd = "rowEnd"
    case columnStart = "columnStart"
    case columnEnd = "columnEnd"
    case nextEmpty = "nextEmpty"
    case previousEmpty = "previousEmpty"
    case nextHighlighted = "nextHighlighted"
    case previousHighlighted = "previousHighlighted"
  }

  /// Changes cells without a digit.
  enum Edit: String {
    case clear = "clear"
    case placeArmed = "placeArmed"
    case fillHere = "fillHere"
    case fillEverywhere = "fillEverywhere"
  }

  /// Changes how digits are entered, or what is highlighted.
  enum Toggle: String {
    case memo = "memo"
    /// Switches between centre notes and digits.
    case centreMode = "centreMode"
    /// Switches between colouring cells and entering digits.
    case colorMode = "colorMode"
    case digitFirst = "digitFirst"
    case select = "select"
    case peers = "peers"
    /// Begins or ends drawing a reasoning.
    case drawing = "drawing"
    /// Highlights candidates with two places in a house.
    case bilocation = "bilocation"
    /// Shades cells where the highlighted digits can't go.
    case blocked = "blocked"
  }

  /// Undoes, redoes or ends moves.
  enum Return: String {
    case undo = "undo"
    case redo = "redo"
    case undoToCorrect = "undoToCorrect"
    case checkpoint = "checkpoint"
    case restore = "restore"
    case restart = "restart"
    case giveUp = "giveUp"
  }

  /// Requests something about the game, or a copy of it.
  enum Request: String {
    case check = "check"
    case hint = "hint"
    case score = "score"
    case copyPuzzle = "copyPuzzle"
    case copyState = "copyState"
    /// Shows all moves and branches of the game.
    case moves = "moves"
    /// Tells where the keys for notes can be taught.
    case digitKeys = "digitKeys"
  }

  /// Leaves the board for something else, which is up to the screen.
  enum Departure: String {
    /// Replays a finished game.
    case replay = "replay"
    /// Goes from a finished game to the next puzzle.
    case next = "next"
    /// Lists all steps at the position.
    case allSteps = "allSteps"
    case settings = "settings"
    /// Cancels what is under way: a key sequence or a selection. Leaves if there is neither.
    case cancel = "cancel"
    case end = "end"
  }

  static let table = "gameBoard"

  var name: String {
    switch self {
    case .move(let direction): "move." + direction.rawValue
    case .moveByBox(let direction): "moveByBox." + direction.rawValue
    case .digit(let digit): "digit.\(digit)"
    case .note(let digit): "note.\(digit)"
    case .centreNote(let digit): "centreNote.\(digit)"
    case .expect(let purpose): "expect." + purpose.rawValue
    case .jump(let jump): jump.rawValue
    case .edit(let edit): edit.rawValue
    case .toggle(let toggle): toggle.rawValue
    case .goBack(let way): way.rawValue
    case .pause: "pause"
    case .ask(let request): request.rawValue
    case .leave(let departure): departure.rawValue
    }
  }
}
