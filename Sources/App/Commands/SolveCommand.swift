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
    var output = BatchOutput()
    for file in batch.files {
      do {
        try solve(ByteReader(file), into: &output)
      } catch let error as UsageError {
        output.failFile(error.description)
      }
    }
    try output.end()
  }

  private func solve(_ source: ByteReader, into output: inout BatchOutput) throws {
    var lines = LineSolving(source)
    if !batch.json, !why, try lines.run(jobs: batch.parallel.workers, into: &output) { return }
    let input = PuzzleInput(source: source, linesBefore: lines.lines)
    let (why, json) = (why, batch.json)
    try PuzzleBatch.run(input, batch, into: &output, blockSize: 64) { entry in
      let solved = SolvedPuzzle(entry)
      return .lines(
        [json ? JSONLine.text(of: solved) : solved.line], remark: why ? solved.problem : nil)
    }
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
