import Sudoku
import Testing

/// A position, and the technique that must draw the conclusions in it.
struct DrawnPosition: CustomTestStringConvertible {
  let technique: TechniqueID
  let drawing: String

  init(_ technique: TechniqueID, _ drawing: String) {
    self.technique = technique
    self.drawing = drawing
  }

  var testDescription: String { technique.rawValue }
}

/// The positions for each technique.
enum DrawnPositions {
  /// The positions with candidates of several digits.
  static let ofCells =
    cells + uniqueness + lastResort + almostLockedSets + ungraded + chains + forcingChains
    + hardest
  /// The positions with the places of one digit.
  static let ofOneDigit = digits + fish + mutantFish + colors + chainsOfOneDigit
}
