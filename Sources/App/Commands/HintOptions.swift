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
    let areComplete = cellsWithoutNotes(in: entry).isEmpty
    return finder.nextStep(
      in: entry, notes: CellNotes(entry.marks), from: notes || areComplete ? .notes : .digits)
  }

  /// The empty cells without notes.
  private func cellsWithoutNotes(in entry: PuzzleEntry) -> [Cell] {
    entry.grid.emptyCells.filter { entry.marks(at: $0).isEmpty }
  }

  /// Returns what the hint goes by if that isn't plain: not by notes, because some cells have none.
  func remark(on entry: PuzzleEntry) -> String? {
    let bare = cellsWithoutNotes(in: entry)
    guard !notes, entry.candidates == nil, let first = bare.first,
      bare.count < entry.grid.emptyCells.count
    else { return nil }
    let which = bare.count == 1 ? "\(first) has no notes" : "\(bare.count) cells have no notes"
    return "\(which), so the hint goes by all candidates; --notes goes by the others' notes."
  }

  /// Returns the reason why `step` is none that was asked for, or `nil` if it is.
  func complaint(about step: NextStep) -> String? {
    guard order.value == .hodoku, case .deduction(let deduction, _) = step,
      deduction.technique == .bruteForce
    else { return nil }
    return Words.in(language.value).text(of: GivenPuzzleError.beyondHoDoKu)
  }
}
