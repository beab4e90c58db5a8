/// Cells of one house with one more digit than cells: remove a digit, and the others are locked in.
public struct AlmostLockedSet: Hashable, Sendable {
  /// The cells, one to eight of one house.
  public let cells: CellSet
  /// All candidates of the cells, one more than there are cells.
  public let digits: DigitSet

  /// Creates the set of `cells`, which hold `digits` between them.
  public init(cells: CellSet, digits: DigitSet) {
    self.cells = cells
    self.digits = digits
  }
}
