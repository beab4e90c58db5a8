/// The reading of one cell.
public struct CellScan: Hashable, Sendable {
  /// The probability that the cell is empty (index 0) or shows a digit (indices 1 to 9): ten values
  /// that add up to 1.
  public let probabilities: [Double]
  /// The probability that its digit, if any, is handwritten.
  public let handwriting: Double

  /// Creates a reading.
  public init(probabilities: [Double], handwriting: Double) {
    precondition(probabilities.count == 10)
    self.probabilities = probabilities
    self.handwriting = handwriting
  }
}
