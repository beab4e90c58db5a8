/// The reason why a link isn't what it was drawn as.
public enum LinkFault: Hashable, Sendable {
  /// The candidate isn't there.
  case missing(Candidate)
  /// Strong within a cell, which has other candidates.
  case thirdCandidates(Cell, DigitSet)
  /// Strong within a house, which has more places for the digit.
  case places(Digit, House, count: Int)
  /// Strong through a set, which doesn't force the other end.
  case setIsLoose(AlmostLockedSet)
  /// The ends have one digit and share no house.
  case unrelated
  /// Strong between digits of which no almost locked set, and no cell, holds one without the other.
  case noSet
  /// Weak between digits that don't share a cell.
  case noSharedCell
}
