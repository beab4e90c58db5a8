import Models
import Widgets

/// What a player can do on the board.
nonisolated enum GameBoardAction: Hashable {
  case move(Direction)
  case rowStart
  case rowEnd
  case columnStart
  case columnEnd
  case nextEmpty
  case previousEmpty
  case digit(Digit)
  case clear
  case memo
  case undo
  case redo
  case restart
  case pause
  case peers
  case score
  case settings
  case end

  /// Where an arrow points.
  enum Direction: Hashable, CaseIterable {
    case up
    case down
    case left
    case right
  }
}

extension GameBoardAction {
  /// The keys of the board, in the order in which the footer and the help show them.
  static func bindings(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    moving(words) + entering(words) + [
      KeyBinding([KeyPress("m"), KeyPress(" ")], .memo, words.board.memo.lowercased()),
      KeyBinding([KeyPress("u")], .undo, words.board.undo.lowercased()),
      KeyBinding(
        [KeyPress("r"), KeyPress("r", modifiers: .control)], .redo, words.board.redo.lowercased()),
      KeyBinding([KeyPress("R")], .restart, words.board.restart.lowercased(), shown: .help),
      KeyBinding([KeyPress("p")], .pause, words.board.pause.lowercased()),
      KeyBinding([KeyPress("t")], .peers, words.board.peers, shown: .help),
      KeyBinding([KeyPress("s")], .score, words.board.score.lowercased(), shown: .help),
      KeyBinding([KeyPress(",")], .settings, words.home.settings.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .end, words.board.end.lowercased()),
    ]
  }

  private static func moving(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    [
      KeyBinding(
        [KeyPress(.up), KeyPress("k")], .move(.up), words.app.move, as: "↑↓←→ hjkl"),
      KeyBinding([KeyPress(.down), KeyPress("j")], .move(.down), words.app.move, shown: .hidden),
      KeyBinding([KeyPress(.left), KeyPress("h")], .move(.left), words.app.move, shown: .hidden),
      KeyBinding([KeyPress(.right), KeyPress("l")], .move(.right), words.app.move, shown: .hidden),
      KeyBinding(
        [KeyPress(.home)], .rowStart, words.board.rowEnds, shown: .help, as: "Home End"),
      KeyBinding([KeyPress(.end)], .rowEnd, words.board.rowEnds, shown: .hidden),
      KeyBinding(
        [KeyPress(.pageUp)], .columnStart, words.board.columnEnds, shown: .help, as: "PgUp PgDn"),
      KeyBinding([KeyPress(.pageDown)], .columnEnd, words.board.columnEnds, shown: .hidden),
      KeyBinding([KeyPress(.tab)], .nextEmpty, words.board.nextEmpty, shown: .help),
      KeyBinding(
        [KeyPress(.tab, modifiers: .shift)], .previousEmpty, words.board.previousEmpty,
        shown: .help),
    ]
  }

  private static func entering(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    let digits = Digit.all.map { digit in
      KeyBinding(
        [KeyPress(Character(digit.description))], GameBoardAction.digit(digit), words.board.place,
        shown: digit.rawValue == 1 ? .footer : .hidden, as: digit.rawValue == 1 ? "1-9" : nil)
    }
    let clearing = [
      KeyPress("0"), KeyPress("."), KeyPress("x"), KeyPress(.delete), KeyPress(.backspace),
    ]
    return digits + [KeyBinding(clearing, .clear, words.board.clear)]
  }
}
