import Games
import Sudoku
import Widgets

/// The key actions on the cards.
nonisolated enum MemoryCardAction: Hashable, KeyAction {
  case move(Cell.Direction)
  case turn

  static let table = "memoryCard"

  var name: String {
    switch self {
    case .move(let direction): "move." + direction.rawValue
    case .turn: "turn"
    }
  }

  /// The keys. Once all pairs are found, the key that turns cards deals anew.
  static func bindings(
    _ words: Spoken<MemoryWords.Game>, isWon: Bool = false
  ) -> [KeyBinding<MemoryCardAction>] {
    [
      KeyBinding(
        [KeyPress(.enter), KeyPress(" ")], .turn, isWon ? words.new.lowercased() : words.turn),
      KeyBinding([KeyPress(.up), KeyPress("k")], .move(.up), words.move, as: "↑↓←→ hjkl"),
      KeyBinding([KeyPress(.down), KeyPress("j")], .move(.down), words.move, shown: .hidden),
      KeyBinding([KeyPress(.left), KeyPress("h")], .move(.left), words.move, shown: .hidden),
      KeyBinding([KeyPress(.right), KeyPress("l")], .move(.right), words.move, shown: .hidden),
    ]
  }
}

/// The key actions of a game, besides those of the cards.
nonisolated enum MemoryGameAction: String, KeyAction {
  case new = "new"
  case edit = "edit"
  case back = "back"

  static let table = "memoryGame"

  static func bindings(_ words: Words) -> [KeyBinding<MemoryGameAction>] {
    [
      KeyBinding([KeyPress("n")], .new, words.memory.game.new.lowercased()),
      KeyBinding([KeyPress("e")], .edit, words.memory.editor.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.memory.themes.lowercased()),
    ]
  }
}

/// The key actions of the theme list, besides those of every list.
nonisolated enum MemoryThemesAction: String, KeyAction {
  case play = "play"
  case new = "new"
  case edit = "edit"
  case duplicate = "duplicate"
  case delete = "delete"
  case undo = "undo"
  case importTheme = "importTheme"
  case exportTheme = "exportTheme"
  case useOnBoard = "useOnBoard"
  case back = "back"

  static let table = "memoryThemes"

  /// The keys. The one that restores a theme only works after a deletion.
  static func bindings(_ words: Words, canUndo: Bool) -> [KeyBinding<MemoryThemesAction>] {
    let memory = words.memory
    return [
      KeyBinding([KeyPress("n")], .new, memory.new.lowercased()),
      KeyBinding([KeyPress("e")], .edit, memory.edit.lowercased()),
      KeyBinding([KeyPress("d")], .duplicate, memory.duplicate.lowercased(), shown: .help),
      KeyBinding([KeyPress("i")], .importTheme, memory.importTheme.lowercased(), shown: .help),
      KeyBinding([KeyPress("x")], .exportTheme, memory.exportTheme.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("t")], .useOnBoard, words.settings.tiles.use.lowercased(), shown: .help),
    ] + (canUndo ? [KeyBinding([KeyPress("u")], .undo, memory.undo.lowercased())] : [])
      + [KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back)]
  }
}

/// The key actions of the theme editor, besides those of its fields.
nonisolated enum MemoryEditorAction: String, KeyAction {
  case done = "done"

  static let table = "memoryEditor"

  static func bindings(_ words: Spoken<MemoryWords.Editor>) -> [KeyBinding<MemoryEditorAction>] {
    [KeyBinding([KeyPress("s", modifiers: .control)], .done, words.done.lowercased())]
  }
}
