public import Games
public import Sudoku

/// The next thing to do: correct an error, or else follow the easiest deduction.
public enum NextStep: Hashable, Sendable {
  /// Every cell holds its digit.
  case solved
  /// Two cells of a house hold the same digit. If one is a given, it comes first and the player's
  /// is wrong. Otherwise it's open which one is.
  case clash(Digit, Cell, Cell, in: House, besideGiven: Bool)
  /// Digits that obey the rules but differ from the only solution, in order. There is at least one.
  case wrongDigits([Mistake])
  /// The notes of a cell lack the digit of the solution. The digits are all those that no peer of
  /// the cell holds.
  case missingNote(Cell, possible: DigitSet)
  /// The grid has no solution, for this reason.
  case noSolution(Impossibility)
  /// The grid has several solutions, such as these two.
  case severalSolutions(Grid, Grid)
  /// A deduction and the position in which it was found. If no technique finds anything, its
  /// technique is ``TechniqueID/bruteForce`` and it places a digit of the solution.
  case deduction(Deduction, of: CandidateGrid)
}

/// The source of the candidates.
public enum CandidateSource: String, CaseIterable, Codable, Sendable {
  /// The digits on the board: all candidates that no peer holds.
  case digits
  /// The player's notes. A cell without notes has all candidates that no peer holds.
  case notes
}

extension NextStep {
  /// The kind of a step.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Nothing is left to do.
    case solved
    /// The board breaks the rules.
    case clash
    /// A digit is not the one of the solution.
    case wrongDigit
    /// A note is missing.
    case missingNote
    /// The grid has no solution.
    case noSolution
    /// The grid has several solutions.
    case severalSolutions
    /// A technique finds something.
    case deduction
  }

  /// The kind of this step.
  public var kind: Kind {
    switch self {
    case .solved: .solved
    case .clash: .clash
    case .wrongDigits: .wrongDigit
    case .missingNote: .missingNote
    case .noSolution: .noSolution
    case .severalSolutions: .severalSolutions
    case .deduction: .deduction
    }
  }
}
