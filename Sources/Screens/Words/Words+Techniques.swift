import Hints
import Sudoku

nonisolated extension Words {
  /// The name of a technique.
  func name(of technique: TechniqueID) -> String {
    phrase(technique.name(in: language))
  }

  /// The name of a cell, as explanations write it.
  func name(of cell: Cell) -> String { phrase(cell.name(in: language)) }

  /// The name of a house: "row 4".
  func name(of house: House) -> String { phrase(house.name(in: language)) }

  /// An explanation of a deduction.
  func explanation(of deduction: Deduction, in position: CandidateGrid) -> Explanation {
    explanation(of: .deduction(deduction, of: position))
  }
}
