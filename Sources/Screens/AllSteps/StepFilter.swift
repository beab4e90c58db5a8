import Hints
import Sudoku

/// The conditions that steps meet to be shown.
nonisolated struct StepFilter: Hashable {
  var technique: TechniqueID?
  /// A digit that the step places or eliminates.
  var digit: Digit?
  /// A cell that the step changes.
  var cell: Cell?
  /// The text of a ``StepSearch``.
  var text = ""

  /// `true` if there are no conditions.
  var isEmpty: Bool { self == StepFilter() }

  /// Returns `true` if `row` meets all conditions but those of the text.
  func admits(_ row: StepItem) -> Bool {
    let deduction = row.step.deduction
    let changed = deduction.placements + deduction.eliminations
    return technique.map { $0 == deduction.technique } ?? true
      && digit.map { digit in changed.contains { $0.digit == digit } } ?? true
      && cell.map { cell in changed.contains { $0.cell == cell } } ?? true
  }
}
