import Hints
import Sudoku

nonisolated extension Words {
  /// What a technique is called.
  func name(of technique: TechniqueID) -> String {
    phrase(technique.name(in: language))
  }

  /// A step in words.
  func explanation(of step: NextStep) -> Explanation {
    step.explanation(in: language).map(phrase)
  }

  /// A deduction in words.
  func explanation(of deduction: Deduction, in position: CandidateGrid) -> Explanation {
    deduction.explanation(in: language, of: position).map(phrase)
  }
}
