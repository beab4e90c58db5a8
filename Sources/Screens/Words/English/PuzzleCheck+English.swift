import Hints
import Sudoku

nonisolated extension PuzzleCheck {
  /// The check as one sentence.
  var english: String {
    switch self {
    case .unique: "The puzzle has exactly one solution."
    case .conflicts(let conflicts): Self.text(of: conflicts)
    case .noSolution(let reason, let suspects):
      "The puzzle has no solution: \(reason.text(in: .english))\(Self.text(of: suspects))."
    case .several(let one, let other):
      NextStep.severalSolutions(one, other).explanation(in: .english).text
    }
  }

  private static func text(of conflicts: [GridConflict]) -> String {
    guard let first = conflicts.first else { return "The puzzle breaks the rules." }
    let rest = conflicts.count > 1 ? ", and \(conflicts.count - 1) more such" : ""
    return
      "The puzzle breaks the rules: \(first.digit) stands twice in \(first.house.name(in: .english)), "
      + "in \(first.first) and \(first.second)\(rest)."
  }

  private static func text(of suspects: [Cell]) -> String {
    guard !suspects.isEmpty, suspects.count <= 4 else { return "" }
    return "; look at \(suspects.map(\.description).joined(separator: ", ")): "
      + "empty, \(suspects.count == 1 ? "it leaves" : "each of them leaves") a solution"
  }
}
