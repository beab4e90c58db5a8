/// Which modules the code of which target and folder may import.
///
/// ```
/// App ──→ Screens ──→ Widgets ──→ Console ──→ CNCurses, CTerminal   (only in Console/Terminal)
///   │        │                            ──→ JSONReading   (only in Console/Style)
///   └────────┼──────→ PictureReading ──→ Sudoku
///            └──────→ the models, each on those below it: see `models`
/// ```
///
/// The package manager lets a target import whatever its dependencies depend on; this does not.
enum ImportWall {
  /// The modules of this package and of its dependencies that a file may import. All others (the
  /// standard library's and the system's) are nobody's business.
  static func allowed(in file: SourceFile) -> Set<String> {
    if let below = models[file.target] { return below.union(foreign(to: file)) }
    return switch file.target {
    case "Widgets": ["Console"]
    case "WidgetsTesting": ["Widgets"]
    case "PictureReading": ["Sudoku", "CPictures", "CDigits"]
    case "Screens": Set(models.keys).union(["Widgets", "PictureReading"])
    case "App":
      Set(models.keys).union(["Screens", "Widgets", "PictureReading", "ArgumentParser", "Logging"])
    default: foreign(to: file)
    }
  }

  /// The models, and of each those that it may import.
  private static let models: [String: Set<String>] = [
    "Sudoku": [],
    "Grading": ["Sudoku"],
    "Generating": ["Sudoku", "Grading"],
    "Formats": ["Sudoku"],
    "Games": ["Sudoku", "Grading", "Generating", "Formats"],
    "Hints": ["Sudoku", "Grading", "Formats", "Games"],
    "Store": ["Sudoku", "Formats", "Games", "Hints"],
  ]

  /// The modules that know nothing of the program, and that one folder or target alone may import.
  private static func foreign(to file: SourceFile) -> Set<String> {
    switch (file.target, file.folder) {
    case ("Console", "Terminal"): ["CNCurses", "CTerminal"]
    case ("Console", "Style"), ("Formats", _): ["JSONReading"]
    case ("Sudoku", "Solving"): kernels.union(["CProcessor"])
    case ("Store", "Database"): ["GRDB"]
    default: []
    }
  }

  /// The modules that are walled.
  static let modules = kernels.union(models.keys).union([
    "App", "Screens", "Widgets", "Console", "CNCurses", "CTerminal", "GRDB",
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
