/// A path from the root on, as the systems write it that have one root: "/games/puzzles".
nonisolated struct FolderPath: Hashable, Sendable {
  /// The names of the folders, the outermost first; none for the root.
  let names: [String]

  /// Reads a path; what is empty or "." in it says nothing, ".." takes the name before it away.
  init(_ text: String) {
    var names: [String] = []
    for name in text.split(separator: "/").map(String.init) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    self.names = names
  }

  private init(names: [String]) {
    self.names = names
  }

  /// The path as it is written.
  var text: String { "/" + names.joined(separator: "/") }

  /// The folder that it is in; nil for the root.
  var parent: FolderPath? { names.isEmpty ? nil : FolderPath(names: names.dropLast()) }

  /// What is called `name` in it.
  func appending(_ name: String) -> FolderPath { FolderPath(names: names + [name]) }
}
