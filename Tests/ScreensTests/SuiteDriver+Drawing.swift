import Sudoku
import TestSupport
import Testing

@testable import Screens

extension SuiteDriver {
  /// A launch on the board of `puzzle`, or else of the well-known one, with all candidates noted, in
  /// drawing.
  static func drawing(world: SuiteWorld? = nil, on puzzle: Puzzle? = nil) throws -> SuiteDriver {
    let driver = try SuiteDriver(world: world, puzzle: puzzle ?? .wellKnown())
    driver.type("A")
    driver.advance(by: .seconds(10))
    driver.type("D")
    #expect(try driver.board().drawing.isOn)
    return driver
  }

  /// Moves to the cell of `candidate`, picks its digit and presses `key`.
  func link(to candidate: Candidate, by key: String = " ") throws {
    try move(toRow: candidate.cell.row + 1, column: candidate.cell.column + 1)
    type("\(candidate.digit)\(key)")
  }
}
