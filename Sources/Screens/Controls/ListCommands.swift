import Widgets

// The keys of lists
extension Command {
  static func new(
    _ title: String, shown visibility: KeyVisibility = .footer,
    perform: @escaping (Target) -> Void
  ) -> Command {
    Command("new", ["n"], title, shown: visibility, perform: perform)
  }

  static func importFile(
    _ words: Words, _ id: String = "import", shown visibility: KeyVisibility = .footer,
    perform: @escaping (Target) -> Void
  ) -> Command {
    Command(id, ["i"], words.app.importFile.lowercased(), shown: visibility, perform: perform)
  }

  static func export(
    _ words: Words, _ id: String = "export", or other: [KeyPress] = [],
    shown visibility: KeyVisibility = .help, perform: @escaping (Target) -> Void
  ) -> Command {
    Command(
      id, ["x"] + other, words.export.title.lowercased(), shown: visibility, perform: perform)
  }

  static func rename(
    _ words: Words, or other: [KeyPress] = [], perform: @escaping (Target) -> Void
  ) -> Command {
    Command("rename", ["r"] + other, words.app.rename, perform: perform)
  }

  static func delete(
    _ words: Words, or other: [KeyPress] = [], shown visibility: KeyVisibility = .footer,
    perform: @escaping (Target) -> Void
  ) -> Command {
    Command(
      "delete", ["d"] + other, words.app.delete.lowercased(), shown: visibility, perform: perform)
  }

  static func undo(
    _ words: Words, shown visibility: KeyVisibility = .help,
    if condition: ((Target) -> Bool)? = nil, perform: @escaping (Target) -> Void
  ) -> Command {
    Command(
      "undo", ["u"], words.board.undo.lowercased(), shown: visibility, if: condition,
      perform: perform)
  }
}
