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
      Go by the notes of the position, not by all that its digits leave open. Candidates of all \
      empty cells, as pencil marks have them, count in any case.
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
    guard !entry.isNarrowed else { return finder.nextStep(from: entry.position) }
    return finder.nextStep(
      in: entry.grid, givens: entry.givens.filledCells,
      notes: { entry.marks(at: $0) }, from: notes || entry.hasAllCandidates ? .notes : .digits)
  }

  /// Returns the reason why `step` is none that was asked for, or `nil` if it is.
  func complaint(about step: NextStep) -> String? {
    guard order.value == .hodoku, case .deduction(let deduction, _) = step,
      deduction.technique == .bruteForce
    else { return nil }
    return Words.in(language.value).text(of: GivenPuzzleError.beyondHoDoKu)
  }
}

extension PuzzleEntry {
  /// `true` if every empty cell has candidates, so that they are the position, not just some notes.
  fileprivate var hasAllCandidates: Bool {
    guard let candidates else { return false }
    return grid.emptyCells.allSatisfy { !candidates[$0].isEmpty }
  }
}
