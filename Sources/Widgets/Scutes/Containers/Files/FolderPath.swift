// SPDX-License-Identifier: Apache-2.0

/// An absolute path on systems with a single root: "/games/puzzles".
nonisolated struct FolderPath: Hashable, Sendable {
  /// The components, from the root down. Empty for the root.
  let names: [String]

  /// Parses a path. Ignores empty components and ".", and ".." removes the previous one.
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

  var text: String { "/" + names.joined(separator: "/") }

  /// The parent folder, or `nil` for the root.
  var parent: FolderPath? { names.isEmpty ? nil : FolderPath(names: names.dropLast()) }

  /// The path of `name` in this folder.
  func appending(_ name: String) -> FolderPath { FolderPath(names: names + [name]) }
}
