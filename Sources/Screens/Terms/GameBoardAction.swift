import Sudoku
import Widgets

/// What a player can do on the board. Its keys are in the extension beside it.
nonisolated enum GameBoardAction: Hashable, KeyAction {
  case move(Direction)
  /// Goes to the same place of the next box.
  case moveByBox(Direction)
  case rowStart
  case rowEnd
  case columnStart
  case columnEnd
  case nextEmpty
  case previousEmpty
  case nextHighlighted
  case previousHighlighted
  case digit(Digit)
  /// Notes a digit whatever the mode.
  case note(Digit)
  case centreNote(Digit)
  /// Has the next digit mean something else.
  case expect(DigitPurpose)
  case clear
  case memo
  /// Has digits go into the centre notes, and back.
  case centreMode
  /// Has digits colour cells, and back.
  case colorMode
  case digitFirst
  case placeArmed
  case select
  case fillHere
  case fillEverywhere
  case undo
  case redo
  case undoToCorrect
  case checkpoint
  case restore
  case check
  case giveUp
  case restart
  case pause
  case peers
  case hint
  case score
  case copyPuzzle
  case copyState
  /// Shows a finished game again.
  case replay
  /// Goes from a finished game to the puzzle that comes next.
  case next
  case settings
  /// Ends what is begun: a key sequence, a selection; with nothing begun it leaves.
  case cancel
  case end

  static let table = "gameBoard"

  var name: String {
    switch self {
    case .move(let direction): "move." + direction.rawValue
    case .moveByBox(let direction): "moveByBox." + direction.rawValue
    case .rowStart: "rowStart"
    case .rowEnd: "rowEnd"
    case .columnStart: "columnStart"
    case .columnEnd: "columnEnd"
    case .nextEmpty: "nextEmpty"
    case .previousEmpty: "previousEmpty"
    case .nextHighlighted: "nextHighlighted"
    case .previousHighlighted: "previousHighlighted"
    case .digit(let digit): "digit.\(digit)"
    case .note(let digit): "note.\(digit)"
    case .centreNote(let digit): "centreNote.\(digit)"
    case .expect(let purpose): "expect." + purpose.rawValue
    case .clear: "clear"
    case .memo: "memo"
    case .centreMode: "centreMode"
    case .colorMode: "colorMode"
    case .digitFirst: "digitFirst"
    case .placeArmed: "placeArmed"
    case .select: "select"
    case .fillHere: "fillHere"
    case .fillEverywhere: "fillEverywhere"
    case .undo: "undo"
    case .redo: "redo"
    case .undoToCorrect: "undoToCorrect"
    case .checkpoint: "checkpoint"
    case .restore: "restore"
    case .check: "check"
    case .giveUp: "giveUp"
    case .restart: "restart"
    case .pause: "pause"
    case .peers: "peers"
    case .hint: "hint"
    case .score: "score"
    case .copyPuzzle: "copyPuzzle"
    case .copyState: "copyState"
    case .replay: "replay"
    case .next: "next"
    case .settings: "settings"
    case .cancel: "cancel"
    case .end: "end"
    }
  }

  /// Where an arrow points.
  enum Direction: String, CaseIterable {
    case up = "up"
    case down = "down"
    case left = "left"
    case right = "right"
  }
}

/// What the next digit is for, once a key has said so.
nonisolated enum DigitPurpose: String, CaseIterable {
  /// The number of a box to go to.
  case box = "box"
  /// A centre note.
  case centreNote = "centreNote"
  /// To stand out.
  case highlight = "highlight"
  /// The number of a colour.
  case color = "color"
}
