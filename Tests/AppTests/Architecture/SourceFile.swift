import Testing

/// A Swift file of the repository, as the tests of its architecture read it.
struct SourceFile: CustomTestStringConvertible, Sendable {
  /// Its path from the repository's root: `Sources/Console/Style/Colors/Color.swift`.
  let path: String
  /// All of it.
  let contents: String
  /// Its rows.
  let lines: [Substring]

  /// The file at `path` with the given contents.
  init(path: String, contents: String) {
    self.path = path
    self.contents = contents
    lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var testDescription: String { path }

  /// The target that the file belongs to.
  var target: String { isOfModels ? component(2) : component(1) }
  /// The folder of the target: `Sources/Widgets`, `Sources/Models/Games`.
  var targetPath: String { (isOfModels ? "Sources/Models" : component(0)) + "/" + target }
  /// Whether the file belongs to one of the models, whose targets lie a folder deeper.
  private var isOfModels: Bool { path.hasPrefix("Sources/Models/") }
  /// The name of the file alone.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The folder of the target that the file lies in; empty at the top of the target.
  var folder: String { folder(below: targetPath) }

  /// The folder of `root` that the file lies in; empty at the top of `root`.
  func folder(below root: String) -> String {
    let components = path.dropFirst(root.count + 1).split(separator: "/")
    return components.count > 1 ? String(components[0]) : ""
  }

  private func component(_ index: Int) -> String {
    let components = path.split(separator: "/")
    return index < components.count ? String(components[index]) : ""
  }

  /// The modules that it imports, whatever stands before and after the word.
  var imports: [String] {
    lines.compactMap { line in
      var words = Self.unmodifiedWords(of: line)
      guard words.first == "import" else { return nil }
      words.removeFirst()
      if let kind = words.first, Self.importKinds.contains(kind) { words.removeFirst() }
      return words.first?.split(separator: ".").first.map(String.init)
    }
  }

  /// The names of the types that it declares outside of all others, with whether they are public.
  /// Private ones are left out.
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

  /// The names that begin with a capital and do not follow a dot, outside of comments and texts,
  /// but for those of types that the file declares itself.
  var mentionedTypes: Set<String> {
    var scanner = NameScanner(contents)
    return scanner.capitalisedNames()
  }

  /// The words of a row, from the first one that is neither an attribute nor a modifier.
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
