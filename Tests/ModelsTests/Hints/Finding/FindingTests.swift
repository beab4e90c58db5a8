import Games
import Hints
import Sudoku
import Testing

struct FindingTests {
  private static func game(_ row: Int) throws -> Game {
    let givens = try Grid(text: Corpus.rated[row].puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    return Game(
      id: 1, puzzle: Puzzle(givens: givens, solution: solution, level: .easy, rating: 0))
  }

  @Test func findingOffTheMainActorFindsTheSame() async throws {
    for row in 0..<12 {
      let game = try Self.game(row * 9)
      let finder = HintFinder()
      let found = try await finder.findNextStep(on: game.board, of: game.puzzle)
      #expect(found == finder.nextStep(on: game.board, of: game.puzzle))
    }
  }

  @Test func findingCanBeCancelled() async throws {
    let game = try Self.game(0)
    let search = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await HintFinder().findNextStep(on: game.board, of: game.puzzle)
    }
    search.cancel()
    await #expect(throws: CancellationError.self) { try await search.value }
  }

  @Test func thePictureOfAPlaceShowsTheHouseThatTheWordsName() throws {
    var seen = 0
    for row in 0..<40 {
      let game = try Self.game(row * 3)
      let step = HintFinder().nextStep(on: game.board, of: game.puzzle)
      let words = step.explanation(in: .english, notation: .short).lookAt
      let picture = step.pictureOfPlace
      #expect(picture.candidates.isEmpty && picture.links.isEmpty)
      for painted in picture.houses where picture.houses.count == 1 {
        let name =
          switch painted.house {
          case .row(let number): "row \(number + 1)"
          case .column(let number): "column \(number + 1)"
          case .box(let number): "box \(number + 1)"
          }
        #expect(words.contains(name))
        seen += 1
      }
      for painted in picture.cells { #expect(words.contains(painted.cell.description)) }
    }
    #expect(seen > 10)
  }
}
