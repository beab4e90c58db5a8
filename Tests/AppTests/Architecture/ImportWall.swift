/// The modules that the code of each target and folder may import.
///
/// ```
/// App ──→ Screens ──→ Scutes ──→ ScutesConsole ──→ CScutesNCurses, CScutesTerminal   (in Terminal)
///   │        │                                ──→ ScutesJSON                        (in Style)
///   ├────────┼──────→ PictureReading ──→ Sudoku
///   └────────│──────→ CDrawing                            (only in App/Drawing)
///            └──────→ the models, each on those below it: see `models`
/// ```
///
/// The package manager lets a target import anything that its dependencies depend on. This wall
/// doesn't.
enum ImportWall {
  /// The modules of this package and of its dependencies that a file may import. Others, from the
  /// standard library or the system, are always allowed.
  static func allowed(in file: SourceFile) -> Set<String> {
    if let below = models[file.target] { return below.union(foreign(to: file)) }
    return switch file.target {
    case "Scutes": ["ScutesConsole"]
    case "ScutesTesting": ["Scutes"]
    case "PictureReading": ["Sudoku", "CPictures", "CDigits"]
    case "Screens": Set(models.keys).union(["Scutes", "PictureReading"])
    case "App":
      Set(models.keys).union(["Screens", "Scutes", "PictureReading", "ArgumentParser", "Logging"])
        .union(foreign(to: file))
    default: foreign(to: file)
    }
  }

  /// The models, each with those that it may import.
  private static let models: [String: Set<String>] = [
    "Sudoku": [],
    "Grading": ["Sudoku"],
    "Generating": ["Sudoku", "Grading"],
    "Formats": ["Sudoku"],
    "Games": ["Sudoku", "Grading", "Generating", "Formats"],
    "Hints": ["Sudoku", "Grading", "Formats", "Games"],
    "Store": ["Sudoku", "Formats", "Games", "Hints"],
  ]

  /// The modules that know nothing of the program and belong to a single folder or target.
  private static func foreign(to file: SourceFile) -> Set<String> {
    switch (file.target, file.folder) {
    case ("ScutesConsole", "Terminal"): ["CScutesNCurses", "CScutesTerminal"]
    case ("ScutesConsole", "Style"), ("Formats", _): ["ScutesJSON"]
    case ("Generating", _): ["CPuzzles"]
    case ("Sudoku", "Solving"): kernels.union(["CProcessor"])
    case ("Store", "Database"): ["GRDB", "GRDBSQLite", "CLogIndex"]
    case ("Store", "Files"): ["ScutesJSON"]
    case ("App", "Drawing"): ["CDrawing"]
    default: []
    }
  }

  /// The modules that the wall covers.
  static let modules = kernels.union(models.keys).union([
    "App", "Screens", "Scutes", "ScutesConsole", "ScutesJSON", "ScutesTesting",
    "CScutesNCurses", "CScutesTerminal", "GRDB", "GRDBSQLite", "CLogIndex", "ArgumentParser",
    "Logging", "Catalogue", "TestSupport", "TerminalTesting", "Testing", "CProcessor",
    "PictureReading", "CPictures", "CDigits", "CDrawing", "CPuzzles",
  ])

  /// The solver's kernel for each instruction set.
  private static let kernels: Set<String> = ["SolverLanes", "SolverLanesAVX2", "SolverLanesAVX512"]

  /// The forbidden imports of `file`.
  static func breaches(in file: SourceFile) -> [String] {
    file.imports.filter { modules.contains($0) && !allowed(in: file).contains($0) }
  }
}
