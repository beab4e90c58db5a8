import Testing

@testable import Models

struct SearchTests {
  /// How many guesses a puzzle takes does not depend on the machine: more of them means that a
  /// deduction got lost.
  @Test func theSearchGuessesNoMoreThanItDid() throws {
    var search = Search()
    var guesses = 0
    for row in Corpus.solved {
      _ = try Grid(text: row.puzzle).withCells { search.run($0, limit: 2) }
      guesses += search.guesses
    }
    #expect(guesses <= 474)
  }

  @Test func aPuzzleOfSinglesTakesNoGuess() throws {
    var search = Search()
    let row = try #require(Corpus.solved.first)
    let count = try Grid(text: row.puzzle).withCells { search.run($0, limit: 2) }
    #expect(count == 1)
    #expect(search.guesses == 0)
  }

  @Test func oneSearchServesOnePuzzleAfterAnother() throws {
    var search = Search()
    for row in Corpus.solved.suffix(40) + Corpus.solved.prefix(40) {
      let grid = try Grid(text: row.puzzle)
      #expect(grid.withCells { search.run($0, limit: 2) } == row.count)
      #expect(search.solutions == (row.count == 1 ? row.solution.utf8.map { $0 - 48 } : []))
    }
  }
}
