import Foundation
import Games
import Sudoku
import Testing

/// Notes that a digit has removed from its peers return when it is cleared.
///
/// ```
/// 5 3 a | b 7 .      a: the digit
/// 6 . . | 1 9 5      b, c: peers with notes
///   ...
/// . . c | . 8 .
/// ```
struct BringingBackTests {
  private let r1c3 = Cell(row: 0, column: 2)
  private let r1c4 = Cell(row: 0, column: 3)
  private let r9c3 = Cell(row: 8, column: 2)

  /// Returns a game in which 2 at r1c3 removed notes from r1c4 and r9c3, followed by `turns`.
  private func game(_ turns: String...) throws -> Game {
    var game = try Game.wellKnown()
    try game.play("r1c4?2", "r1c4?6", "r9c3?2", "r9c3?5", "r1c3=2")
    for turn in turns { try game.play(turn) }
    return game
  }

  private func digits(_ numbers: Int...) -> DigitSet {
    DigitSet(numbers.compactMap { Digit($0) })
  }

  private func clear(_ game: inout Game) {
    if let move = game.clearing([r1c3]) { game.apply(move, at: game.lastElapsed) }
  }

  @Test func theyComeBackWhereTheyStood() throws {
    var game = try game()
    #expect(game.notes(at: r1c4) == digits(6))
    clear(&game)
    #expect(game.digit(at: r1c3) == nil)
    #expect(game.notes(at: r1c4) == digits(2, 6))
    #expect(game.notes(at: r9c3) == digits(2, 5))
  }

  @Test func placingTheSameDigitAgainBringsThemBackToo() throws {
    var game = try game("r1c3=2")
    #expect(game.digit(at: r1c3) == nil)
    #expect(game.notes(at: r1c4) == digits(2, 6))
    #expect(game.moves.last?.clearedCell == r1c3)
    try game.play("undo", "redo")
    #expect(game.notes(at: r1c4) == digits(2, 6))
  }

  @Test func thoseOfADigitThatAnotherTookThePlaceOfComeBackToo() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?2", "r1c4?6", "r1c3=6", "r1c3=2")
    #expect(game.notes(at: r1c4).isEmpty)
    clear(&game)
    #expect(game.notes(at: r1c4) == digits(2, 6))
  }

  @Test func whatAnotherDigitRulesOutStaysAway() throws {
    var game = try game("r4c4=2")
    clear(&game)
    #expect(game.notes(at: r1c4) == digits(6), "2 is in column 4")
    #expect(game.notes(at: r9c3) == digits(2, 5))
  }

  @Test func whatThePlayerHasNotedSinceStaysAsItIs() throws {
    var game = try game("r1c4?8")
    clear(&game)
    #expect(game.notes(at: r1c4) == digits(6, 8))
    #expect(game.notes(at: r9c3) == digits(2, 5))
  }

  @Test func aNoteThatAnotherDigitTookSinceIsNoneThatThePlayerChanged() throws {
    var game = try game("r4c4=6")
    #expect(game.notes(at: r1c4).isEmpty)
    clear(&game)
    #expect(game.notes(at: r1c4) == digits(2))
  }

  @Test func severalDigitsBringBackTheirsInOneMove() throws {
    var game = try game("r9c4?5", "r9c3?4", "r9c1=5", "r8c3=4")
    #expect(game.notes(at: r9c3).isEmpty)
    let cells = [r1c3, Cell(row: 8, column: 0), Cell(row: 7, column: 2)]
    let move = try #require(game.clearing(cells))
    let board = game.board
    game.apply(move, at: game.lastElapsed)
    #expect(game.notes(at: r9c3) == digits(4, 5), "the 2 went before the 4 was noted")
    #expect(game.notes(at: Cell(row: 8, column: 3)) == digits(5))
    try game.play("undo")
    #expect(game.board == board)
  }

  @Test func whereNotesStayNothingComesBack() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?2")
    let two = try #require(Digit(2))
    game.apply(.place(two, at: r1c3, removesNotes: false), at: .zero)
    #expect(game.clearing([r1c3]) == .clear(r1c3))
  }

  @Test func aGameIsTheSameAfterItWasSaved() throws {
    var game = try game()
    clear(&game)
    var loaded = try JSONDecoder().decode(Game.self, from: JSONEncoder().encode(game))
    #expect(loaded == game && loaded.board == game.board)
    try loaded.play("r1c3=2", "r1c3=2")
    #expect(loaded.notes(at: r9c3) == digits(2, 5))
  }

  @Test func aClearOfASavedGameStaysWhatItWas() throws {
    let game = try game("r1c3=")
    #expect(game.notes(at: r1c4) == digits(6), "an old journal says only that the cell was cleared")
  }

  @Test func aSlipThatIsClearedAtOnceIsForgiven() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?2", "checking on-request")
    let two = try #require(Digit(2))
    game.apply(.place(two, at: r1c3), at: .seconds(10))
    #expect(game.errors == 1)
    let move = try #require(game.clearing([r1c3]))
    game.apply(move, at: .seconds(11))
    #expect(game.errors == 0 && move != .clear(r1c3))
  }
}
