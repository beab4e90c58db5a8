/// What one cell looks like.
public struct CellScan: Hashable, Sendable {
  /// The probability that the cell is empty (place 0) or shows a digit (places 1 to 9): ten values
  /// that add up to 1.
  public let probabilities: [Double]
  /// The probability that its digit, if any, is written by hand.
  public let handwriting: Double

  /// A cell that looks like this.
  public init(probabilities: [Double], handwriting: Double) {
    precondition(probabilities.count == 10)
    self.probabilities = probabilities
    self.handwriting = handwriting
  }
}
