import Sudoku

/// Why a statement of a chain follows from those before.
enum ChainReason: Hashable {
  /// The digit has no other place left in the house.
  case onlyPlace(House)
  /// The cell has no other candidate left.
  case onlyCandidate
  /// The digit stands in cells that see these.
  case sees([Cell])
  /// The cell has another digit.
  case isTaken(by: Digit)
  /// The set has lost another of its digits, and holds all the rest.
  case isLocked(AlmostLockedSet, without: Digit)
  /// Several statements before, together.
  case together
}

/// Sentences about chains of consequences.
protocol ChainSentences {
  /// The assumption that a chain starts with; whether the chain before started with it as well.
  func suppose(_ statement: Statement, again: Bool) -> String
  /// What follows, and why.
  func then(_ statement: Statement, _ reason: ChainReason) -> String
  /// That the end contradicts the assumption.
  func contradicts(_ assumption: Statement) -> String
  /// That one of two statements holds, since the second follows where the first does not.
  func oneHolds(_ first: Statement, _ second: Statement) -> String
  /// That a statement, which follows where the first one does not hold, is right where it does.
  func holdsAllTheSame(_ statement: Statement, even first: Statement) -> String
  /// That some candidates go either way.
  func goEitherWay(_ candidates: [Candidate]) -> String
  /// That a chain leads back to its start, so that right and wrong take turns along it.
  func closes() -> String
  /// That of two neighbours in a loop, of which the second is denied, one is right, so that `losses`
  /// go.
  func oneIsRight(_ first: Statement, _ second: Statement, so losses: [Candidate]) -> String
}
