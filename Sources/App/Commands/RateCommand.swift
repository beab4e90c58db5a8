import ArgumentParser
import Hints
import Screens

/// Grades puzzles.
struct RateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Say how hard puzzles are, and what solving them takes.",
    discussion: """
      Prints 'puzzle,level,score,rating,hardest' for each puzzle: the level (easy, medium, hard, \
      expert, extreme) and the score as HoDoKu counts them, the rating of Sudoku Explainer, and \
      the hardest technique that the puzzle needs. In the middle of a game they are of what is \
      left: digits and candidates count as they stand. Ends with status 1 where a line is no \
      puzzle or has not exactly one solution.
      """)

  @OptionGroup var batch: BatchOptions

  @Flag(help: "Print each step to the solution below the puzzle.")
  var steps = false

  func run() throws {
    let (steps, json) = (steps, batch.json)
    try PuzzleBatch.run(batch) { entry in
      let check = PuzzleCheck(asItStands: entry)
      guard check.solution != nil else { return .failure(Words.english.text(of: check)) }
      let rated = RatedPuzzle(entry, withSteps: steps)
      return .lines(json ? [JSONLine.text(of: rated)] : rated.lines)
    }
  }
}
