import Sudoku

/// The explanation of a Sue de Coq: cells where a line and a box cross, others of the line and of
/// the box, and as many digits as cells, none of which can occur there twice.
struct SueDeCoqReasoning {
  let line: House
  let box: House
  /// The cells of the crossing, then the others of the line, then the others of the box.
  let parts: [AlmostLockedSet]

  func reasoning() -> Reasoning {
    let (middle, inLine, inBox) = (parts[0], parts[1], parts[2])
    let digits = middle.digits.union(inLine.digits).union(inBox.digits)
    let twice = inLine.digits.intersection(inBox.digits)
    let count = parts.reduce(0) { $0 + $1.cells.count }
    return Reasoning(
      lookAt: .houses([line, box]),
      [
        { $0.crossWith(Array(middle.cells), middle.digits, line, box) },
        { $0.haveBeside(Array(inLine.cells), inLine.digits, in: line) },
        { $0.haveBeside(Array(inBox.cells), inBox.digits, in: box) },
        { $0.areAllUsed(count, digits, twice: twice) },
        { $0.standWithin(digits.subtracting(inBox.digits).union(twice), line) },
        { $0.standWithin(digits.subtracting(inLine.digits).union(twice), box) },
      ])
  }
}
