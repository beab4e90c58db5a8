import Testing

/// The folders of the kit lie one upon the other: each uses only types of those below it.
///
/// What is compared are the names of types; a free function or a member of an extension that comes
/// from above is not noticed.
@Suite struct FolderOrderTests {
  /// From the bottom up.
  private static let order = [
    "Text", "Style", "Geometry", "Canvas", "Input", "Terminal", "Tree", "Layout", "Views",
    "Controls", "Containers", "Runtime",
  ]

  /// Types that may be named from below, with the folder that may do so.
  private static let exceptions: Set<Reference> = [
    // A leaf tells the stacks whether it gives way to its neighbours.
    Reference(folder: "Tree", type: "Spacer"),
    // The tree keeps what is shown on top of it.
    Reference(folder: "Tree", type: "LayerNode"),
  ]

  private struct Reference: Hashable {
    let folder: String
    let type: String
  }

  @Test func everyFolderOfTheKitHasItsPlace() {
    let folders = Set(Repository.swiftFiles(in: "Sources/Widgets").map(\.folder))
    #expect(folders.subtracting(Self.order).isEmpty)
  }

  @Test func eachFolderUsesOnlyThoseBelowIt() {
    let files = Repository.swiftFiles(in: "Sources/Widgets")
    let declarations = files.flatMap { file in file.types.map { ($0.name, file.folder) } }
    let homes = Dictionary(declarations, uniquingKeysWith: { first, _ in first })
    var unused = Self.exceptions
    for file in files {
      let own = Self.order.firstIndex(of: file.folder) ?? 0
      for name in file.mentionedTypes.sorted() {
        guard let home = homes[name], let other = Self.order.firstIndex(of: home), other > own
        else { continue }
        let reference = Reference(folder: file.folder, type: name)
        unused.remove(reference)
        if !Self.exceptions.contains(reference) {
          Issue.record("\(file.path) names \(name), which \(home) above it declares")
        }
      }
    }
    #expect(unused.isEmpty, "no longer needed among the exceptions")
  }

  @Test(arguments: [
    ("let a: Tree", ["Tree"]), ("a.Tree.b", []), ("// Tree", []), ("\"Tree \\\" Tree\"", []),
    ("Canvas.Tree", ["Canvas"]), ("struct Tree {}; Tree()", []),
    ("[Tree]<View>", ["Tree", "View"]),
    ("\"\"\"\nTree \"x\" Tree\n\"\"\" + View", ["View"]), ("aTree + tree", []),
  ])
  func namesOfTypesAreFoundInCodeOnly(source: String, names: [String]) {
    let file = SourceFile(path: "Sources/Widgets/A.swift", contents: source)
    #expect(file.mentionedTypes.sorted() == names)
  }
}
