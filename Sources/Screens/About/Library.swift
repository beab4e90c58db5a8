/// Something that the program is built on, and the licence under which it may be.
nonisolated struct Library: Hashable, Identifiable {
  let name: String
  let licence: String

  var id: String { name }

  /// All of them: what the package depends on, and what these and the program link.
  static let all = [
    Library(name: "GRDB", licence: "MIT"),
    Library(name: "SQLite", licence: "public domain"),
    Library(name: "swift-argument-parser", licence: "Apache-2.0"),
    Library(name: "swift-log", licence: "Apache-2.0"),
    Library(name: "Swift, Foundation", licence: "Apache-2.0"),
    Library(name: "ncurses", licence: "X11"),
  ]
}
