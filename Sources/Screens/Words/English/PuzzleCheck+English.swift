import Hints
import Sudoku

nonisolated extension PuzzleCheck {
  /// The check as one sentence.
  var english: String {
    switch self {
    case .unique: "The puzzle has exactly one solution."
    case .conflicts(let conflicts): Self.text(of: conflicts)
    case .noSolution(let reason, let suspects):
      "The puzzle has no solution: \(reason.english)\(Self.text(of: suspects))."
    case .several(let one, let other):
      "The puzzle has more than one solution: \(Self.text(of: one, other))."
    }
  }

  private static func text(of conflicts: [GridConflict]) -> String {
    guard let first = conflicts.first else { return "The puzzle breaks the rules." }
    let rest = conflicts.count > 1 ? ", and \(conflicts.count - 1) more such" : ""
    return "The puzzle breaks the rules: \(first.digit) stands twice in \(first.house.english), "
      + "in \(first.first) and \(first.second)\(rest)."
  }

  private static func text(of suspects: [Cell]) -> String {
    guard !suspects.isEmpty, suspects.count <= 4 else { return "" }
    return "; look at \(suspects.map(\.description).joined(separator: ", ")): "
      + "empty, \(suspects.count == 1 ? "it leaves" : "each of them leaves") a solution"
  }

  private static func text(of one: Grid, _ other: Grid) -> String {
    guard let (first, second) = witnesses(of: one, other) else { return "" }
    func digits(_ cell: Cell) -> String {
      [one[cell], other[cell]].compactMap { $0?.description }.joined(separator: " or ")
    }
    return "\(first) can be \(digits(first)), and \(second) \(digits(second)); a given is missing"
  }
}

nonisolated extension House {
  /// The name, counted from 1: "row 3".
  fileprivate var english: String {
    switch self {
    case .row(let row): "row \(row + 1)"
    case .column(let column): "column \(column + 1)"
    case .box(let box): "box \(box + 1)"
    }
  }
}

nonisolated extension Impossibility {
  /// The contradiction, without a full stop: "no digit is left for r4c7".
  var english: String { condition + claim }

  private var condition: String {
    switch singles.count {
    case 0: ""
    case 1...3: "with \(singles.map(\.description).joined(separator: ", ")), which must be, "
    default: "with \(singles[0]) and the singles that follow from it, "
    }
  }

  private var claim: String {
    switch reason {
    case .noDigit(let cell): "no digit is left for \(cell)"
    case .noPlace(let digit, let house): "\(digit) has no place left in \(house.english)"
    case .oneDigitForTwo(let digit, let first, let second, let house):
      "\(first) and \(second) in \(house.english) have only \(digit) left"
    case .onePlaceForTwo(let first, let second, let cell, let house):
      "\(first) and \(second) have only \(cell) left in \(house.english)"
    case .allFail(let cell, let digits):
      "\(cell) has only \(digits.map(\.description).joined(separator: " or ")) left, "
        + "and each leads to a contradiction"
    }
  }
}
