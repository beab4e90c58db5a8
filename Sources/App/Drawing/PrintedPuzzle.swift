import Formats
import Foundation
import Grading
import Hints
import Screens
import Sudoku

/// A puzzle to draw, with what is written beside it.
struct PrintedPuzzle: Sendable {
  let board: PrintedBoard
  /// Its title in the file, if any.
  let title: String?
  /// Its level and score. `nil` if it hasn't exactly one solution.
  let grade: String?
  /// The board with the solution, if there is just one.
  let solution: PrintedBoard?
  /// The text about the hint that ``board`` shows.
  let hint: PrintedHint?

  /// Creates the puzzle of `entry`, with a hint if `step` is one. With `findings` come level and
  /// solution, which takes as long as grading does.
  init(
    _ entry: PuzzleEntry, hasAllCandidates: Bool = false, step: NextStep? = nil,
    findings: BoardFindings? = nil, language: Language
  ) {
    board =
      step.map { PrintedBoard(entry, $0) }
      ?? PrintedBoard(entry, hasAllCandidates: hasAllCandidates)
    title = entry.details[.title]
    hint = step.map { PrintedHint($0, in: language) }
    guard let solution = findings?.check.solution else {
      (grade, self.solution) = (nil, nil)
      return
    }
    let grade = Grader().grade(entry.start)
    self.grade = Words.in(language).text(ofLevel: grade.level, score: grade.score)
    self.solution = PrintedBoard(solution: solution, of: entry.givens)
  }

  /// Creates the puzzle that a screen shows.
  init(_ shown: DrawnBoard, language: Language) {
    board = PrintedBoard(shown)
    title = shown.title
    (grade, solution) = (nil, nil)
    hint = shown.explanation.map {
      PrintedHint($0, of: shown.hint, in: language)
    }
  }
}
