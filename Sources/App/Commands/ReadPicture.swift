import Hints
import PictureReading
import Sudoku

/// A picture and the puzzle in it, as `read --json` prints it.
struct ReadPicture: Encodable {
  let file: String
  /// The printed digits, 81 characters.
  let puzzle: String
  /// The digits written by hand, 81 characters.
  let handwritten: String
  /// The cells that may be something else, the most doubtful first; none if the reading is sure.
  let doubtful: [String]
  /// The cells that are read as something else than they look most like.
  let changed: [String]
  /// The solutions: 0, 1, or 2 for two or more.
  let solutions: Int
  /// The size of the picture as it was read: upright, its longer side at most 1,600 pixels.
  let width: Int
  let height: Int
  /// The corners of the grid in such pixels, clockwise from the puzzle's own top left.
  let corners: [[Double]]
  /// For each cell, the probability that it is empty and that it shows 1 to 9, to four places.
  let probabilities: [[Double]]

  /// Creates the record of the picture in `file` from `result`.
  init(_ result: PictureScanner.Result, file: String) {
    let scan = result.scan
    self.file = file
    puzzle = scan.givens.description
    handwritten = scan.handwritten.description
    doubtful = scan.doubts.map(\.description)
    changed = scan.changed.map(\.description)
    solutions =
      switch PuzzleCheck(scan.givens) {
      case .unique: 1
      case .several: 2
      case .conflicts, .noSolution: 0
      }
    (width, height) = (result.width, result.height)
    corners = scan.corners.map { [Self.rounded($0.x, to: 10), Self.rounded($0.y, to: 10)] }
    probabilities = scan.cells.map { cell in
      cell.probabilities.map { Self.rounded($0, to: 10_000) }
    }
  }

  private static func rounded(_ value: Double, to parts: Double) -> Double {
    (value * parts).rounded() / parts
  }
}
