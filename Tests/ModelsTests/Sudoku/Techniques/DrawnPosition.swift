import Sudoku
import Testing

/// A position, and the technique that must conclude what is drawn.
struct DrawnPosition: CustomTestStringConvertible {
  let technique: TechniqueID
  let drawing: String

  init(_ technique: TechniqueID, _ drawing: String) {
    self.technique = technique
    self.drawing = drawing
  }

  var testDescription: String { technique.rawValue }
}

/// For each technique positions from which it must conclude what is drawn.
enum DrawnPositions {
  /// Those with candidates of several digits.
  static let ofCells = cells + uniqueness + lastResort + almostLockedSets + chains + forcingChains
  /// Those that show the places of one digit.
  static let ofOneDigit = digits + fish + mutantFish + colors + chainsOfOneDigit
}
