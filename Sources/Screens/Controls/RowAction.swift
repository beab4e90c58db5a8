import Scutes

/// What can be done to the rows of a list, with its keys. Every list takes them from here, so that
/// a key does the same in each. A list without an action gives its keys to nothing else.
nonisolated enum RowAction: CaseIterable {
  case new, rename, edit, duplicate, delete, undo, importFile, export, copy, find, order, reverse

  /// The usual key first.
  var keys: [KeyPress] {
    switch self {
    case .new: ["n"]
    case .rename: ["r"]
    case .edit: ["e"]
    case .duplicate: ["D"]
    case .delete: ["d", KeyPress(.delete), KeyPress(.backspace)]
    case .undo: ["u"]
    case .importFile: ["i"]
    case .export: ["x"]
    case .copy: ["y"]
    case .find: ["/"]
    case .order: ["o"]
    case .reverse: ["O"]
    }
  }

  /// The name in key maps, unless the list has an older one.
  var name: String { self == .importFile ? "import" : "\(self)" }
}

extension Words {
  /// The title of an action on the rows of any list.
  nonisolated func title(of action: RowAction) -> String {
    switch action {
    case .new: app.new
    case .rename: app.rename
    case .edit: memory.edit.lowercased()
    case .duplicate: memory.duplicate.lowercased()
    case .delete: app.delete.lowercased()
    case .undo: board.undo.lowercased()
    case .importFile: app.importFile.lowercased()
    case .export: export.title.lowercased()
    case .copy: share.copy.lowercased()
    case .find: kit.list.find
    case .order: collections.keys.order
    case .reverse: collections.keys.reverse
    }
  }
}

extension Command {
  /// The command that does `action` to the rows of a list, by the keys that this has in all lists
  /// and by `others`. It is called `title`, or as in other lists.
  static func list(
    _ action: RowAction, _ words: Words, _ title: String? = nil, id: String? = nil,
    or others: [KeyPress] = [], shown visibility: KeyVisibility = .footer,
    if condition: ((Target) -> Bool)? = nil, perform: @escaping (Target) -> Void
  ) -> Command {
    Command(
      id ?? action.name, action.keys + others, title ?? words.title(of: action),
      shown: visibility, if: condition, perform: perform)
  }
}
