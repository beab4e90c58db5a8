public import Games
public import Sudoku

/// What a person should do next: put right what is wrong, or else follow the easiest deduction.
public enum NextStep: Hashable, Sendable {
  /// Every cell holds its digit.
  case solved
  /// Two cells of a house hold the same digit. Beside a given one, which comes first, the player's is
  /// the wrong one; else nobody says which is.
  case clash(Digit, Cell, Cell, in: House, besideGiven: Bool)
  /// Digits that obey the rules but differ from the only solution, in order; at least one.
  case wrongDigits([Mistake])
  /// The notes of a cell lack the digit of the solution. The digits are all those that no peer of
  /// the cell holds.
  case missingNote(Cell, possible: DigitSet)
  /// The grid has no solution; where it can be seen at once, the dead end.
  case noSolution(DeadEnd?)
  /// The grid has several solutions: two of them.
  case severalSolutions(Grid, Grid)
  /// A deduction, and the position that it was found in. Where no technique finds anything, its
  /// technique is ``TechniqueID/bruteForce`` and it places a digit of the solution.
  case deduction(Deduction, of: CandidateGrid)
}

/// A place where a grid can not be completed.
public enum DeadEnd: Hashable, Sendable {
  /// The cell is empty and its peers hold all nine digits.
  case cell(Cell)
  /// The house lacks the digit and has no place for it.
  case digit(Digit, House)
}

/// What the candidates of a cell are taken from.
public enum CandidateSource: String, CaseIterable, Codable, Sendable {
  /// From the digits on the board: all that no peer holds.
  case digits
  /// From the player's notes; a cell without any has all that no peer holds.
  case notes
}

extension NextStep {
  /// What kind of step it is.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Nothing is left to do.
    case solved
    /// The board breaks the rules.
    case clash
    /// A digit is not the one of the solution.
    case wrongDigit
    /// A note is missing.
    case missingNote
    /// The grid can not be solved.
    case noSolution
    /// The grid can be solved in several ways.
    case severalSolutions
    /// A technique finds something.
    case deduction
  }

  /// What kind of step this is.
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
