import Formats
import Grading
import Hints
import Sudoku
import Testing

@testable import App

/// What `rate` prints.
@Suite struct RatedPuzzleTests {
  /// A line of HoDoKu's library: an X-Chain in the middle of a game.
  private static let line = """
    :0701:7:3.4+52..8...6.+9.....5..7.3.....68+9.2+3...+734....6+315+27...1.+9+6......9.+4..6.+6.8217\
    ..5::742::5
    """

  @Test func inTheMiddleOfAGameItIsWhatTheSolverSays() async throws {
    let entry = try #require(PuzzleDocument(Self.line).entries.first)
    #expect(entry.hasPlaced)
    var path = try #require(BoardFindings(entry).path)
    while case let steps = try await path.findNextSteps(for: .seconds(1)), !steps.isEmpty {
      path.walk(steps)
    }
    let rated = RatedPuzzle(entry, withSteps: true)
    #expect(rated.score == path.tally.score)
    #expect(rated.level == path.tally.level)
    #expect(rated.nameOfHardest == path.tally.hardest?.name)
    #expect(rated.steps?.count == path.steps.count)
    #expect(rated.puzzle == entry.grid.description)
    let whole = RatedPuzzle(PuzzleEntry(givens: entry.givens), withSteps: false)
    #expect(whole.score > rated.score)
  }
}
