import Generating
import Sudoku

/// The time that it takes to find puzzles of a rare kind.
struct SearchRow {
  private let title: String
  private let request: PuzzleRequest
  /// The number of puzzles to find.
  private let count: Int

  private init(_ title: String, _ request: PuzzleRequest, _ count: Int) {
    self.title = title
    self.request = request
    self.count = count
  }

  /// Techniques and ratings that few random puzzles have.
  static let all = [
    SearchRow("hiddenQuadruple", PuzzleRequest(technique: .hiddenQuadruple), 2),
    SearchRow("frankenSwordfish", PuzzleRequest(technique: .frankenSwordfish), 1),
    SearchRow("rating 5.0", PuzzleRequest(explainerRating: 50...50), 1),
    SearchRow("rating 9+", PuzzleRequest(explainerRating: 90...120), 3),
    SearchRow("rating 10+", PuzzleRequest(explainerRating: 100...120), 3),
  ]

  /// The first two lines of a table of rows.
  static let heading = """
    | puzzles | found | seconds each | slowest |
    |---|---:|---:|---:|
    """

  /// Looks for the first puzzles of `seed`, and returns the row: how many were found within the
  /// usual attempts, and the processor time.
  func markdown(seed: UInt64) throws -> String {
    var generator = try Generating.Generator(request, seed: seed)
    var (found, total, slowest) = (0, 0.0, 0.0)
    for index in 0..<count {
      let start = ProcessorClock.now
      if (try? generator.puzzle(index)) != nil { found += 1 }
      let seconds = (ProcessorClock.now - start) / .seconds(1)
      total += seconds
      slowest = max(slowest, seconds)
    }
    let cells = [
      title, "\(found) of \(count)", (total / Double(count)).formatted(decimals: 2),
      slowest.formatted(decimals: 2),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
