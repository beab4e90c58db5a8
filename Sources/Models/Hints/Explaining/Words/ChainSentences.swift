import Sudoku

/// The reason why a statement of a chain follows from earlier ones.
enum ChainReason: Hashable {
  /// The digit has no other place left in the house.
  case onlyPlace(House)
  /// The cell has no other candidate left.
  case onlyCandidate
  /// The digit is in cells that see these.
  case sees([Cell])
  /// The cell has another digit.
  case isTaken(by: Digit)
  /// The set has lost another of its digits, so it holds all the rest.
  case isLocked(AlmostLockedSet, without: Digit)
  /// A pattern or another chain, among the candidates that are left.
  case isProven(by: Deduction)
  /// Several earlier statements together.
  case together
}

/// Sentences about chains of consequences.
protocol ChainSentences {
  /// Introduces the assumption of a chain. `again` is `true` if the previous chain started with it
  /// too.
  func suppose(_ statement: Statement, again: Bool) -> String
  /// Says what follows, and why.
  func then(_ statement: Statement, _ reason: ChainReason) -> String
  /// Says which candidates are eliminated together, and why.
  func thenLose(_ candidates: [Candidate], _ reason: ChainReason) -> String
  /// Says that the reasons were given before, for the same step.
  func isShownBefore() -> String
  /// Says that the end contradicts the assumption.
  func contradicts(_ assumption: Statement) -> String
  /// Says that one of two statements is true, because the second follows if the first is false.
  func oneHolds(_ first: Statement, _ second: Statement) -> String
  /// Says that a statement that follows if the first one is false is also right if it is true.
  func holdsAllTheSame(_ statement: Statement, even first: Statement) -> String
  /// Says that the candidates are eliminated either way.
  func goEitherWay(_ candidates: [Candidate]) -> String
  /// Says that a chain leads back to its start, so that true and false alternate along it.
  func closes() -> String
  /// Says that one of two neighbours in a loop is right, the second being negated, so `losses` are
  /// eliminated.
  func oneIsRight(_ first: Statement, _ second: Statement, so losses: [Candidate]) -> String
}
