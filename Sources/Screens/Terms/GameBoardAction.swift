import Games
import Sudoku
import Widgets

/// What a player can do on the board, by concern. The raw values are parts of the names of keys.
nonisolated enum GameBoardAction: Hashable, KeyAction {
  case move(Cell.Direction)
  /// Goes to the same place of the next box.
  case moveByBox(Cell.Direction)
  case jump(Jump)
  case digit(Digit)
  /// Notes a digit whatever the mode.
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

  /// Moves the cursor to a cell that isn't its neighbour.
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

  /// Changes cells without naming a digit.
  enum Edit: String {
    case clear = "clear"
    case placeArmed = "placeArmed"
    case fillHere = "fillHere"
    case fillEverywhere = "fillEverywhere"
  }

  /// Changes how digits are entered, or what stands out.
  enum Toggle: String {
    case memo = "memo"
    /// Makes digits go into the centre notes, and back.
    case centreMode = "centreMode"
    /// Makes digits colour cells, and back.
    case colorMode = "colorMode"
    case digitFirst = "digitFirst"
    case select = "select"
    case peers = "peers"
  }

  /// Goes back or forth among moves, or ends them.
  enum Return: String {
    case undo = "undo"
    case redo = "redo"
    case undoToCorrect = "undoToCorrect"
    case checkpoint = "checkpoint"
    case restore = "restore"
    case restart = "restart"
    case giveUp = "giveUp"
  }

  /// Asks about the game, or for something to take along.
  enum Request: String {
    case check = "check"
    case hint = "hint"
    case score = "score"
    case copyPuzzle = "copyPuzzle"
    case copyState = "copyState"
  }

  /// Leads from the board to something else, which is up to the screen.
  enum Departure: String {
    /// Shows a finished game again.
    case replay = "replay"
    /// Goes from a finished game to the puzzle that comes next.
    case next = "next"
    case settings = "settings"
    /// Ends what is begun: a key sequence, a selection; with nothing begun it leaves.
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
