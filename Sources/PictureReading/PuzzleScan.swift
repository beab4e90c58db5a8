public import Models

/// What was read from a picture of a puzzle.
public struct PuzzleScan: Hashable, Sendable {
  /// The corners of the grid in pixels of the picture, clockwise from the puzzle's own top left: the
  /// picture may lie on its side.
  public let corners: [PicturePoint]
  /// The grid alone, straightened: a square whose side is a multiple of 9.
  public let rectified: Picture
  /// The 81 cells, row by row.
  public let cells: [CellScan]
  /// The printed digits: the most probable reading that obeys the rules and has one solution. Without
  /// such a reading, the most probable one as it is.
  public let givens: Grid
  /// The digits written by hand, where they can be told from printed ones.
  public let handwritten: Grid
  /// The cells that a person should look at. Empty if the reading is sure.
  public let doubtful: CellSet
  /// The cells that are read as something else than they look most like, because the rules or the one
  /// solution ask for it.
  public let changed: CellSet
  /// `true` if the givens have exactly one solution.
  public let hasOneSolution: Bool

  /// A result put together by hand.
  public init(
    corners: [PicturePoint], rectified: Picture, cells: [CellScan], givens: Grid,
    handwritten: Grid, doubtful: CellSet, changed: CellSet, hasOneSolution: Bool
  ) {
    precondition(corners.count == 4 && cells.count == 81)
    self.corners = corners
    self.rectified = rectified
    self.cells = cells
    self.givens = givens
    self.handwritten = handwritten
    self.doubtful = doubtful
    self.changed = changed
    self.hasOneSolution = hasOneSolution
  }
}

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

/// A point of a picture, in pixels from the top left corner.
public struct PicturePoint: Hashable, Sendable {
  /// From the left.
  public let x: Double
  /// From the top.
  public let y: Double

  /// The point at `x` and `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
