import Models
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
enum DrawnPositions {}
