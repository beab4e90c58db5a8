import Widgets

/// The key actions on the puzzles of a collection.
nonisolated enum CollectionAction: String, KeyAction {
  case play = "play"
  case next = "next"
  case order = "order"
  case reverse = "reverse"
  case level = "level"
  case technique = "technique"
  case unsolved = "unsolved"
  case ratings = "ratings"
  case bounds = "bounds"
  case rate = "rate"
  case exportPuzzles = "export"
  case back = "back"

  static let table = "collection"

  /// The keys. The footer has that which finds ratings only if the list `lacksRatings`.
  static func bindings(
    _ words: Words, lacksRatings: Bool = false
  ) -> [KeyBinding<CollectionAction>] {
    let keys = words.collections.keys
    return [
      KeyBinding([], .play, keys.play, shown: .help, as: "⏎"),
      KeyBinding([KeyPress("n")], .next, words.packs.playNext),
      KeyBinding([KeyPress("o")], .order, keys.order),
      KeyBinding([KeyPress("O")], .reverse, keys.reverse, shown: .help),
      KeyBinding([KeyPress("l")], .level, keys.level),
      KeyBinding([KeyPress("t")], .technique, keys.technique, shown: .help),
      KeyBinding([KeyPress("u")], .unsolved, keys.unsolved),
      KeyBinding([KeyPress("e")], .ratings, keys.ratings, shown: .help),
      KeyBinding([KeyPress("E")], .bounds, keys.bounds, shown: .help),
      KeyBinding([KeyPress("r")], .rate, keys.rate, shown: lacksRatings ? .footer : .help),
      KeyBinding([KeyPress("x")], .exportPuzzles, words.export.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}

/// The key actions on the list of collections, besides those of every list.
nonisolated enum CollectionsAction: String, KeyAction {
  case open = "open"
  case importFile = "import"
  case rename = "rename"
  case delete = "delete"
  case undo = "undo"
  case order = "order"
  case reverse = "reverse"
  case exportPuzzles = "export"
  case back = "back"

  static let table = "collections"

  static func bindings(_ words: Words) -> [KeyBinding<CollectionsAction>] {
    let keys = words.collections.keys
    return [
      KeyBinding([], .open, words.app.open, shown: .help, as: "⏎"),
      KeyBinding([KeyPress("i")], .importFile, keys.importFile),
      KeyBinding([KeyPress("r")], .rename, keys.rename),
      KeyBinding([KeyPress("d")], .delete, keys.delete),
      KeyBinding([KeyPress("u")], .undo, words.board.undo.lowercased(), shown: .help),
      KeyBinding([KeyPress("o")], .order, keys.order),
      KeyBinding([KeyPress("O")], .reverse, keys.reverse, shown: .help),
      KeyBinding([KeyPress("x")], .exportPuzzles, words.export.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
