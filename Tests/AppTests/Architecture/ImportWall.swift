/// Which modules the code of which target and folder may import.
///
/// ```
/// App ──→ Screens ──→ Widgets ──→ Console ──→ CNCurses, CTerminal   (only in Console/Terminal)
///   │        │                            ──→ JSONReading   (only in Console/Style)
///   └────────┼──────→ PictureReading ──→ Models
///            └──────→ Models  ──→ GRDB                  (only in Models/Store)
///                             ──→ SolverLanes …, CProcessor   (only in Models/Sudoku)
///                             ──→ JSONReading   (only in Models/Formats)
/// ```
///
/// The package manager lets a target import whatever its dependencies depend on; this does not.
enum ImportWall {
  /// The modules of this package and of its dependencies that a file may import. All others (the
  /// standard library's and the system's) are nobody's business.
  static func allowed(in file: SourceFile) -> Set<String> {
    switch (file.target, file.folder) {
    case ("Console", "Terminal"): ["CNCurses", "CTerminal"]
    case ("Console", "Style"), ("Models", "Formats"): ["JSONReading"]
    case ("Widgets", _): ["Console"]
    case ("WidgetsTesting", _): ["Widgets"]
    case ("Models", "Store"): ["GRDB"]
    case ("Models", "Sudoku"): kernels.union(["CProcessor"])
    case ("PictureReading", _): ["Models", "CPictures", "CDigits"]
    case ("Screens", _): ["Widgets", "Models", "PictureReading"]
    case ("App", _):
      ["Screens", "Widgets", "Models", "PictureReading", "ArgumentParser", "Logging"]
    default: []
    }
  }

  /// The modules that are walled.
  static let modules = kernels.union([
    "App", "Screens", "Widgets", "Console", "Models", "CNCurses", "CTerminal", "GRDB",
    "ArgumentParser", "Logging", "WidgetsTesting", "Catalogue", "TestSupport",
    "TerminalTesting", "Testing", "CProcessor", "PictureReading", "CPictures", "CDigits",
    "JSONReading",
  ])

  /// The solver's kernel for each instruction set.
  private static let kernels: Set<String> = ["SolverLanes", "SolverLanesAVX2", "SolverLanesAVX512"]

  /// What `file` imports and may not.
  static func breaches(in file: SourceFile) -> [String] {
    file.imports.filter { modules.contains($0) && !allowed(in: file).contains($0) }
  }
}
