import Testing

/// The folders of the kit, the models, the screens and the program are ordered: each uses only
/// types of those below it.
///
/// Only the names of types are compared. A free function or a member of an extension from above
/// goes unnoticed.
@Suite struct FolderOrderTests {
  /// The folders within each of these, from the bottom up.
  private static let orders = [
    "Sources/Widgets/ScutesConsole": ["Text", "Style", "Geometry", "Canvas", "Input", "Terminal"],
    "Sources/Widgets/Scutes": [
      "Words", "Keys", "Tree", "Layout", "Views", "Controls", "Containers", "Runtime",
    ],
    "Sources/Models/Sudoku": ["Language", "Grid", "Solving", "Techniques", "Judging"],
    "Sources/Models/Games": ["Sound", "Days", "Packs", "Game", "Daily", "Training", "Memory"],
    "Sources/Models/Hints": ["Explaining", "Checking", "Finding"],
    "Sources/Models/Store": ["Files", "Preferences", "Themes", "Solver", "Database"],
    "Sources/Screens": [
      // The parts of screens.
      "Themes", "Board", "Words", "Dependencies", "Navigation", "Artwork", "Formatting",
      "Controls", "Files",
      "GameBoard",
      // Screens.
      "StartUp", "Profiles", "Settings", "About", "Replay", "Statistics", "Calendar", "Leaderboard",
      "Levels",
      "Packs", "Collections", "Unfinished", "Welcome", "Home", "Share", "Score", "Memory",
      "Game",
      "Solution", "Solver", "AllSteps", "Camera", "Trainer", "Course", "Help",
      // The suite, which knows all of them.
      "Suite",
    ],
    "Sources/App": [
      "Process", "Programs", "Sound", "Pictures", "Puzzles", "Names", "Drawing", "Session", "Play",
      "Commands",
    ],
  ]

  @Test(arguments: orders)
  func everyFolderHasItsPlace(root: String, order: [String]) {
    let folders = SourceFile.all(in: root).map { $0.folder(below: root) }
    #expect(Set(folders).subtracting([""]) == Set(order))
  }

  @Test(arguments: orders)
  func eachFolderUsesOnlyThoseBelowIt(root: String, order: [String]) {
    let files = SourceFile.all(in: root)
    let declarations = files.flatMap { file in
      file.types.map { ($0.name, file.folder(below: root)) }
    }
    let homes = Dictionary(declarations, uniquingKeysWith: { first, _ in first })
    for file in files {
      let own = order.firstIndex(of: file.folder(below: root)) ?? 0
      for name in file.mentionedTypes.sorted() {
        guard let home = homes[name], let other = order.firstIndex(of: home), other > own
        else { continue }
        Issue.record("\(file.path) names \(name), which \(home) above it declares")
      }
    }
  }

  @Test(arguments: [
    ("let a: Tree", ["Tree"]), ("a.Tree.b", []), ("// Tree", []), ("\"Tree \\\" Tree\"", []),
    ("Canvas.Tree", ["Canvas"]), ("struct Tree {}; Tree()", []),
    ("[Tree]<View>", ["Tree", "View"]),
    ("\"\"\"\nTree \"x\" Tree\n\"\"\" + View", ["View"]), ("aTree + tree", []),
  ])
  func namesOfTypesAreFoundInCodeOnly(source: String, names: [String]) {
    let file = SourceFile(path: "Sources/Widgets/Scutes/A.swift", contents: source)
    #expect(file.mentionedTypes.sorted() == names)
  }
}
