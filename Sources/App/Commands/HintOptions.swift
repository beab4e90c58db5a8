import ArgumentParser
import Formats
import Grading
import Hints
import Screens
import Sudoku

/// The options of a search for the next step, and the language of its explanation.
struct HintOptions: ValueOptionList {
  @Flag(
    help: """
      Use the notes of the position, not all that its digits allow. Notes in all cells are used in \
      any case.
      """)
  var notes = false

  @Option(
    help: "Which techniques: teachers (easiest for a person first) or hodoku (only HoDoKu's).")
  var order = Choice(HintOrder.teachers)

  @Option(help: "The language: en or ko.")
  var language = Choice(Language.english)

  static let valueOptions: [ValueOption] = [.once("--order"), .once("--language")]

  /// Returns the next step of `entry`. Where HoDoKu's techniques are asked for and find nothing, it
  /// is a guess.
  func nextStep(from entry: PuzzleEntry) -> NextStep {
    let finder =
      switch order.value {
      case .teachers: HintFinder(order: .teachers)
      case .hodoku: HintFinder(grader: .ofHoDoKu)
      }
    guard notes || entry.candidates == nil else { return finder.nextStep(in: entry) }
    let areComplete = entry.grid.emptyCells.allSatisfy { !entry.marks(at: $0).isEmpty }
    return finder.nextStep(
      in: entry, notes: CellNotes(entry.marks), from: notes || areComplete ? .notes : .digits)
  }

  /// Returns the reason why `step` is none that was asked for, or `nil` if it is.
  func complaint(about step: NextStep) -> String? {
    guard order.value == .hodoku, case .deduction(let deduction, _) = step,
      deduction.technique == .bruteForce
    else { return nil }
    return Words.in(language.value).text(of: GivenPuzzleError.beyondHoDoKu)
  }
}
