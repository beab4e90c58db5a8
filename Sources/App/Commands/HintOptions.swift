import ArgumentParser
import Formats
import Hints
import Sudoku

/// How the next step is found, and the language it is explained in.
struct HintOptions: ParsableArguments {
  @Flag(help: "Go by the notes of the position, not by all that its digits leave open.")
  var notes = false

  @Option(help: "Which techniques come first: teachers (easiest for a person) or hodoku.")
  var order = Choice(HintOrder.teachers)

  @Option(help: "The language: en or ko.")
  var language = Choice(Language.english)

  /// Returns the next step of `entry`.
  func nextStep(from entry: PuzzleEntry) -> NextStep {
    let finder = HintFinder(order: order.value)
    guard !entry.isNarrowed else { return finder.nextStep(from: entry.position) }
    return finder.nextStep(
      in: entry.grid, givens: CellSet(Cell.all.filter { entry.givens[$0] != nil }),
      notes: { entry.marks(at: $0) }, from: notes ? .notes : .digits)
  }
}
