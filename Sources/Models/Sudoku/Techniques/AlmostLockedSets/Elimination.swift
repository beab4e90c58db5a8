/// The cells that lose each digit.
struct Elimination: Hashable {
  private var cells = Self.noCells
  /// The digits that at least one cell loses.
  private(set) var digits = DigitSet.none

  /// Shared, so that empty eliminations allocate nothing.
  private static let noCells = Array(repeating: CellSet.none, count: 9)

  mutating func add(_ digit: Digit, _ cells: CellSet) {
    guard !cells.isEmpty else { return }
    self.cells[digit.index] = self.cells[digit.index].union(cells)
    digits.insert(digit)
  }

  mutating func formUnion(_ other: Elimination) {
    for digit in other.digits { add(digit, other.cells[digit.index]) }
  }

  func intersection(_ other: Elimination) -> Elimination {
    var both = Elimination()
    for digit in digits.intersection(other.digits) {
      both.add(digit, cells[digit.index].intersection(other.cells[digit.index]))
    }
    return both
  }

  var isEmpty: Bool { digits.isEmpty }

  /// The candidates eliminated, by digit, then by cell.
  var candidates: [Candidate] {
    digits.flatMap { digit in cells[digit.index].map { Candidate($0, digit) } }
  }
}
