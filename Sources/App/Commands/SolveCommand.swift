import ArgumentParser
import Formats
import Hints
import Screens
import Sudoku

/// Solves puzzles.
struct SolveCommand: ParsableCommand, ValueOptionList {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve puzzles, and count or list their solutions.",
    discussion: """
      Prints 'puzzle,count,solution' for each puzzle: the count is 0, 1, or 2 for two or more, and \
      the solution is there where the count is 1. In the middle of a game, digits and candidates \
      count as they stand, as with all commands: 'convert --to line' leaves only the givens. Where \
      candidates are missing, the puzzle is a line of HoDoKu's library. Ends with status 1 where a \
      line is no puzzle.

      With --count 1000 the count is exact up to 1000, and '>1000' for more.

      With --all there is a line 'puzzle,number,solution' for each solution, in no particular order \
      but always in the same; a puzzle without any has one line with the number 0. With --count \
      as well, no more solutions than that are listed, and standard error says where there are more.

      EXAMPLES:
        ultimate-sudoku solve puzzles.txt
        ultimate-sudoku solve --why puzzles.txt > /dev/null
        ultimate-sudoku solve --count 100000 draft.txt
        ultimate-sudoku solve --all draft.txt | cut -d, -f3
      """)

  @OptionGroup var batch: BatchOptions

  @Flag(help: "Say on standard error why a puzzle has no solution, or more than one.")
  var why = false

  @Option(
    name: [.customShort("c", allowingJoined: true), .long], parsing: .unconditional,
    help: "Count the solutions up to this number.")
  var count: Int?

  @Flag(help: "List all solutions, or as many as --count says.")
  var all = false

  static let valueOptions: [ValueOption] = [.once("-c", "--count")] + BatchOptions.valueOptions

  func validate() throws {
    if let count, !(1..<Int.max).contains(count) {
      throw ValidationError("--count is \(count); give 1 or more.")
    }
    if all, let jobs = batch.parallel.jobs, jobs > 1 {
      throw ValidationError("--all lists one solution after the other; leave --jobs out.")
    }
  }

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile())
    let input = PuzzleInput(files: batch.files)
    if all {
      SolutionList(limit: count ?? .max, explains: why, json: batch.json).run(input, into: &output)
    } else {
      let solving = SolveBatch(options: batch, explains: why, limit: count)
      try solving.run(input, into: &output)
    }
    try output.end()
  }
}

/// A puzzle with its solution, as `solve` prints it.
struct SolvedPuzzle: Encodable {
  /// The digits as they stand.
  let puzzle: String
  /// The whole position if the digits don't say all.
  let position: String?
  /// The number of solutions. Without a limit of the user's, 2 stands for two or more.
  let count: Int
  /// `true` if there are more solutions than were to be counted. `nil` without such a limit.
  let hasMore: Bool?
  /// The solution if it is unique.
  let solution: String?
  /// The reason why there is no solution, or the cells in which two solutions differ. `nil` if
  /// several solutions were to be counted.
  let problem: String?
  /// The reason why there isn't exactly one solution, which isn't part of the record.
  let reason: String?

  /// Solves `entry`, and counts its solutions up to `limit` if there is one.
  init(_ entry: PuzzleEntry, countingUpTo limit: Int? = nil) {
    let findings = BoardFindings(entry)
    let check = findings.check
    (puzzle, position) = (entry.grid.description, entry.reducedLine)
    solution = check.solution?.description
    reason = solution == nil ? Words.english.text(of: findings) : nil
    if case .several = check, limit != nil { problem = nil } else { problem = reason }
    switch check {
    case .unique: (count, hasMore) = (1, limit.map { _ in false })
    case .conflicts, .noSolution: (count, hasMore) = (0, limit.map { _ in false })
    case .several:
      guard let limit else {
        (count, hasMore) = (2, nil)
        return
      }
      let found = Solver.count(of: entry.position, limit: limit + 1)
      (count, hasMore) = (min(found, limit), found > limit)
    }
  }

  private enum CodingKeys: CodingKey { case puzzle, position, count, hasMore, solution, problem }

  /// The line without `--json`.
  var line: String {
    "\(position ?? puzzle),\(hasMore == true ? ">" : "")\(count),\(solution ?? "")"
  }
}
