import Grading
import Hints
import Scutes
import Sudoku
import TestSupport

@testable import Screens

extension SuiteDriver {
  /// The solver's board after typing `cells`, once it is examined.
  static func solving(
    _ cells: String, width: Int = 80, height: Int = 24, world: SuiteWorld? = nil,
    language: Language? = nil
  ) async throws -> SuiteDriver {
    let driver = try SuiteDriver(width: width, height: height, world: world, language: language)
    driver.type("sm")
    driver.typeAtOnce(cells)
    try await driver.waitUntilExamined()
    return driver
  }

  /// Waits until the solver's board is examined: its solutions and, if there is one, the path to it
  /// and the rating.
  func waitUntilExamined() async throws {
    let model = suite.solution
    let isKnown = await view.wait {
      guard !model.isStale, let check = model.findings?.check else { return false }
      return switch check {
      case .unique: model.path?.isComplete == true && model.rating != nil
      case .several: model.count != nil
      case .conflicts, .noSolution: true
      }
    }
    guard isKnown else { throw NotOnScreen(what: "verdict") }
    view.runtime.showFrame()
  }
}

/// Puzzles to fill in.
enum Boards {
  /// The well-known puzzle.
  static let wellKnown =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  /// The same without two of its givens.
  static let several =
    "....7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  /// The same with an impossible digit.
  static let impossible =
    "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  /// The same with a second 5 in the first row.
  static let clashing =
    "53..7...56..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
}
