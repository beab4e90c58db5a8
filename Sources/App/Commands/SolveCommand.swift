import ArgumentParser
import Formats
import Hints
import Screens
import Sudoku

/// Solves puzzles.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve puzzles, and count their solutions.",
    discussion: """
      Prints 'puzzle,count,solution' for each puzzle: the count is 0, 1, or 2 for two or more, and \
      the solution is there where the count is 1. Ends with status 1 where a line is no puzzle.
      """)

  @OptionGroup var batch: BatchOptions

  @Flag(help: "Say on standard error why a puzzle has no solution, or more than one.")
  var why = false

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile())
    let solving = SolveBatch(options: batch, explains: why)
    try solving.run(PuzzleInput(files: batch.files), into: &output)
    try output.end()
  }
}

/// A puzzle with its solution, as `solve` prints it.
struct SolvedPuzzle: Encodable {
  let puzzle: String
  /// 0, 1, or 2 for two or more.
  let count: Int
  /// The solution if it is unique.
  let solution: String?
  /// The reason why there is no solution, or the cells in which two solutions differ.
  let problem: String?

  init(_ entry: PuzzleEntry) {
    let check = PuzzleCheck(entry)
    puzzle = entry.givens.description
    solution = check.solution?.description
    problem = solution == nil ? Words.english.text(of: check) : nil
    count =
      switch check {
      case .unique: 1
      case .several: 2
      case .conflicts, .noSolution: 0
      }
  }

  /// The line without `--json`.
  var line: String { "\(puzzle),\(count),\(solution ?? "")" }
}
