import ArgumentParser
import Grading
import Hints
import Screens
import Sudoku

/// Grades puzzles.
struct RateCommand: ParsableCommand, ValueOptionList {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Say how hard puzzles are, and what solving them takes.",
    discussion: """
      Prints 'puzzle,level,score,rating,hardest' for each puzzle: the level (easy, medium, hard, \
      expert, extreme) and the score as HoDoKu counts them, the rating of Sudoku Explainer, and \
      the hardest technique that the puzzle needs. In the middle of a game they are of what is \
      left: digits and candidates count as they stand. Ends with status 1 where a line is no \
      puzzle or has not exactly one solution.

      The rating takes most of the time, and for the hardest puzzles a minute: --time-limit and \
      --no-rating leave it out. While answers go to a file or a pipe, the terminal shows how many \
      puzzles are done.

      EXAMPLES:
        ultimate-sudoku rate puzzles.txt
        ultimate-sudoku rate --summary lists/*.txt
        ultimate-sudoku rate --time-limit 2 --unordered -o rated.csv puzzles.txt
        ultimate-sudoku rate --steps 53..7....6..195....98....6.8...6...34..8.3..1…
      """)

  @OptionGroup var batch: BatchOptions

  @Flag(help: "Print each step to the solution below the puzzle.")
  var steps = false

  @Flag(help: "Leave out Sudoku Explainer's rating, which takes most of the time.")
  var noRating = false

  @Option(
    parsing: .unconditional,
    help: "Leave the rating out where it takes longer than this, in seconds: 0.5.",
    transform: TimeLimit.init)
  var timeLimit: TimeLimit?

  @Flag(help: "Print each answer as it comes, not in the order of the puzzles.")
  var unordered = false

  @Flag(help: "Print how many puzzles there are of each level, rating and technique instead.")
  var summary = false

  static let valueOptions: [ValueOption] = [.once("--time-limit")] + BatchOptions.valueOptions

  func validate() throws {
    if summary, steps { throw ValidationError("--summary prints no --steps; give one of them.") }
    if noRating, timeLimit != nil {
      throw ValidationError(
        "--time-limit is for the rating, which --no-rating leaves out; give one of them.")
    }
  }

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile(), isForEnd: summary)
    let ratings = RatingCounts()
    let (steps, json, isSummary) = (steps, batch.json, summary)
    let (limit, rates) = (timeLimit, !noRating)
    try PuzzleBatch.run(batch, keepsOrder: !unordered && !summary, into: &output) { entry in
      let findings = BoardFindings(entry)
      guard findings.check.solution != nil else {
        return .failure(Words.english.text(of: findings))
      }
      let rated = RatedPuzzle(entry, withSteps: steps) { position in
        rates ? Explainer().rating(of: position, stop: limit?.stop ?? .never) : nil
      }
      let remark = rates && rated.rating == nil ? "not rated within the time limit" : nil
      guard !isSummary else {
        ratings.add(rated)
        return .lines([], remark: remark)
      }
      return json ? .record(rated, remark: remark) : .lines(rated.lines, remark: remark)
    }
    if summary {
      let lines = json ? [JSONLine.text(of: ratings.summary)] : ratings.summary.lines
      output.print(lines.map { $0 + "\n" }.joined())
    }
    try output.end()
  }
}
