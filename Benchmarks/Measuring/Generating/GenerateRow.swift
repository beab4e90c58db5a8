import Generating
import Sudoku

/// The number of puzzles of a kind generated per second, in the fastest run of each program.
struct GenerateRow {
  let title: String
  let request: PuzzleRequest
  let difficulty: QQWing.Difficulty
  private var ours = 0.0
  private var qqwing: Double?

  private init(_ title: String, _ request: PuzzleRequest, _ difficulty: QQWing.Difficulty) {
    self.title = title
    self.request = request
    self.difficulty = difficulty
  }

  mutating func add(ours: Double) { self.ours = max(self.ours, ours) }
  mutating func add(qqwing: Double) { self.qqwing = max(self.qqwing ?? 0, qqwing) }

  /// Minimal puzzles without a grade, and each level beside its closest counterpart.
  static let all: [GenerateRow] =
    [GenerateRow("minimal, not graded", PuzzleRequest(isMinimal: true), .any)]
    + Generating.Generator.levels.flatMap { level in
      peers(of: level).map { GenerateRow(level.rawValue, PuzzleRequest(level: level), $0) }
    }

  private static func peers(of level: Level) -> [QQWing.Difficulty] {
    switch level {
    case .easy: [.simple, .easy]
    case .medium: [.intermediate]
    case .hard, .expert, .extreme: [.expert]
    }
  }

  /// The first two lines of a table of rows.
  static let heading = """
    | puzzles | ours a second | qqwing's | qqwing's a second | times |
    |---|---:|---|---:|---:|
    """

  /// The row: ours, theirs, and the ratio.
  var markdown: String {
    let theirs = qqwing.map { [$0.formatted(decimals: 1), (ours / $0).formatted(decimals: 1)] }
    let cells =
      [title, ours.formatted(decimals: 0), difficulty.rawValue] + (theirs ?? ["", ""])
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
