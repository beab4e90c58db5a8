import Testing

@Suite struct ImportWallTests {
  @Test func everyFileImportsOnlyWhatIsBelowIt() {
    let files = SourceFile.all(in: "Sources")
    #expect(!files.isEmpty)
    for file in files {
      let breaches = ImportWall.breaches(in: file)
      #expect(breaches.isEmpty, "\(file.path) imports \(breaches.joined(separator: ", "))")
    }
  }

  @Test(arguments: [
    ("Sources/Widgets/Scutes/Views/Text.swift", "import Sudoku", ["Sudoku"]),
    ("Sources/Widgets/Scutes/Views/Text.swift", "import CScutesNCurses", ["CScutesNCurses"]),
    ("Sources/Widgets/ScutesConsole/Text/WidthTable.swift", "import Scutes", ["Scutes"]),
    (
      "Sources/Widgets/ScutesConsole/Terminal/NCurses/Screen.swift",
      "internal import CScutesNCurses", []
    ),
    ("Sources/Models/Games/Game/Move.swift", "public import struct Scutes.Point", ["Scutes"]),
    ("Sources/Models/Games/Game/Move.swift", "@preconcurrency import GRDB", ["GRDB"]),
    ("Sources/Models/Store/Database/GameStore.swift", "import GRDB\nimport Foundation", []),
    ("Sources/Models/Sudoku/Solving/Kernel.swift", "private import SolverLanesAVX2", []),
    ("Sources/Models/Sudoku/Grid/Cell.swift", "import SolverLanes", ["SolverLanes"]),
    ("Sources/Models/Formats/Links/Link.swift", "import ScutesJSON", []),
    ("Sources/Models/Formats/Links/Link.swift", "import Games", ["Games"]),
    ("Sources/Models/Games/Game/Move.swift", "public import Sudoku\nimport Formats", []),
    ("Sources/Models/Store/Files/File.swift", "import GRDB", ["GRDB"]),
    ("Sources/Models/Store/Files/File.swift", "import ScutesJSON", []),
    ("Sources/Models/Store/Themes/Theme.swift", "import ScutesJSON", ["ScutesJSON"]),
    ("Sources/Models/Games/Memory/Theme.swift", "import ScutesJSON", ["ScutesJSON"]),
    ("Sources/Widgets/ScutesJSON/Scanner.swift", "import ScutesConsole", ["ScutesConsole"]),
    ("Sources/Screens/Home/Home.swift", "import Scutes\nimport Games", []),
    ("Sources/Screens/Home/Home.swift", "import App", ["App"]),
    ("Sources/App/Main.swift", "import ArgumentParser\n@testable import Screens", []),
    ("Sources/App/Main.swift", "import CScutesTerminal", ["CScutesTerminal"]),
    ("Sources/App/Drawing/Drawing.swift", "import CDrawing", []),
    ("Sources/App/Commands/Main.swift", "import CDrawing", ["CDrawing"]),
    ("Sources/App/Main.swift", "// import GRDB is for the store", []),
  ])
  func anImportThroughTheWallIsFound(path: String, contents: String, breaches: [String]) {
    #expect(ImportWall.breaches(in: SourceFile(path: path, contents: contents)) == breaches)
  }

  @Test func noPublicTypeHasANameInBothWidgetsAndTheModels() {
    func names(_ target: String) -> Set<String> {
      let types = SourceFile.all(in: "Sources/" + target).flatMap(\.types)
      return Set(types.filter(\.isPublic).map(\.name))
    }
    let (widgets, models) = (names("Widgets"), names("Models"))
    #expect(widgets.isSuperset(of: ["Canvas", "Button"]) && models.contains("Grid"))
    #expect(widgets.intersection(models).isEmpty)
  }

  @Test func declarationsAreRead() {
    let file = SourceFile(
      path: "Sources/Widgets/Scutes/A.swift",
      contents: """
        public nonisolated struct A: Hashable {
          public struct Inner {}
        }
        @MainActor final class B {}
        public indirect enum C {}
        extension D {}
        private struct E {}
        @propertyWrapper public struct F {}
        public protocol G {}
        """)
    #expect(file.types.map(\.name) == ["A", "B", "C", "F", "G"])
    #expect(file.types.map(\.isPublic) == [true, false, true, true, true])
  }
}
