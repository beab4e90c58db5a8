/// Cells that lose a digit, for each digit.
struct Elimination: Hashable {
  private var cells = Self.noCells
  /// The digits that some cell loses.
  private(set) var digits = DigitSet.none

  /// Kept, so that what takes nothing out costs no memory of its own.
  private static let noCells = Array(repeating: CellSet.none, count: 9)

  /// Takes `digit` from `cells`.
  mutating func add(_ digit: Digit, _ cells: CellSet) {
    guard !cells.isEmpty else { return }
    self.cells[digit.index] = self.cells[digit.index].union(cells)
    digits.insert(digit)
  }

  /// Whether nothing goes.
  var isEmpty: Bool { digits.isEmpty }

  /// What goes, by digit, then by cell.
  var candidates: [Candidate] {
    digits.flatMap { digit in cells[digit.index].map { Candidate($0, digit) } }
  }
}
