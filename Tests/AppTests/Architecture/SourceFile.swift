import TestSupport
import Testing

/// A Swift file of the repository, for the tests of its architecture.
struct SourceFile: CustomTestStringConvertible, Sendable {
  /// Its path from the repository's root: `Sources/Screens/Home/HomeView.swift`.
  let path: String
  /// The whole text.
  let contents: String
  /// The lines.
  let lines: [Substring]

  /// Creates the file at `path` with the given contents.
  init(path: String, contents: String) {
    self.path = path
    self.contents = contents
    lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The files in `folders` of the repository, in order.
  static func all(in folders: String...) -> [SourceFile] {
    folders.flatMap(Repository.paths).filter { $0.hasSuffix(".swift") }.compactMap { path in
      (try? Repository.text(of: path)).map { SourceFile(path: path, contents: $0) }
    }
  }

  var testDescription: String { path }

  /// The target that the file belongs to.
  var target: String { component(depth) }
  /// The folder of the target: `Sources/Screens`, `Sources/Models/Games`.
  var targetPath: String { path.split(separator: "/").prefix(depth + 1).joined(separator: "/") }
  /// How many folders the target is in. The kit and the models have several targets.
  private var depth: Int { ["Models", "Widgets"].contains(component(1)) ? 2 : 1 }
  /// The file name.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The folder within the target, empty at its top.
  var folder: String { folder(below: targetPath) }

  /// The folder within `root`, empty at its top.
  func folder(below root: String) -> String {
    let components = path.dropFirst(root.count + 1).split(separator: "/")
    return components.count > 1 ? String(components[0]) : ""
  }

  private func component(_ index: Int) -> String {
    let components = path.split(separator: "/")
    return index < components.count ? String(components[index]) : ""
  }

  /// The modules that it imports, with any attributes or modifiers.
  var imports: [String] {
    lines.compactMap { line in
      var words = Self.unmodifiedWords(of: line)
      guard words.first == "import" else { return nil }
      words.removeFirst()
      if let kind = words.first, Self.importKinds.contains(kind) { words.removeFirst() }
      return words.first?.split(separator: ".").first.map(String.init)
    }
  }

  /// The names of its top-level types, with whether they are public. Private ones are left out.
  var types: [(name: String, isPublic: Bool)] {
    lines.compactMap { line in
      guard let first = line.utf8.first, first > UInt8(ascii: " ") else { return nil }
      let words = Self.unmodifiedWords(of: line)
      guard words.count > 1, Self.typeKinds.contains(words[0]), !line.hasPrefix("private"),
        !line.hasPrefix("fileprivate")
      else { return nil }
      let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return (String(name), line.contains("public "))
    }
  }

  /// The capitalised names that don't follow a dot, outside comments and strings, except those of
  /// types that the file declares itself.
  var mentionedTypes: Set<String> {
    var scanner = NameScanner(contents)
    return scanner.capitalisedNames()
  }

  /// The words of a line, starting at the first that is neither an attribute nor a modifier.
  private static func unmodifiedWords(of line: Substring) -> [Substring] {
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") || modifiers.contains($0) }
    return Array(words)
  }

  static let typeKinds: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  private static let importKinds = typeKinds.union(["func", "var", "let"])
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "final", "open", "indirect",
    "nonisolated",
  ]
}
