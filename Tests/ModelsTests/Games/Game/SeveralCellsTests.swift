import Games
import Sudoku
import Testing

/// Moves that change several cells as one step.
struct SeveralCellsTests {
  private let r1c3 = Cell(row: 0, column: 2)
  private let r1c4 = Cell(row: 0, column: 3)
  private let given = Cell(0)
  private let four = Digit.all[3]

  @Test func aDigitIsNotedWhereItIsLackingAndGoesWhereAllHaveIt() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?4")
    game.apply(try #require(game.noting(four, in: [given, r1c3, r1c4])), at: .zero)
    #expect(game.notes(at: r1c3) == [four])
    #expect(game.notes(at: r1c4) == [four])
    game.apply(try #require(game.noting(four, in: [given, r1c3, r1c4])), at: .zero)
    #expect(game.notes(at: r1c3).isEmpty)
    #expect(game.notes(at: r1c4).isEmpty)
    game.undo(at: .zero)
    #expect(game.notes(at: r1c3) == [four])
    #expect(game.notes(at: r1c4) == [four])
    #expect(game.noting(four, in: [given]) == nil)
  }

  @Test func candidatesEverywhereAreOneStep() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3?9")
    game.apply(try #require(game.notingCandidates(in: Cell.all)), at: .zero)
    for cell in Cell.all { #expect(game.notes(at: cell) == game.board.candidates(at: cell)) }
    #expect(game.notingCandidates(in: Cell.all) == nil)
    game.undo(at: .zero)
    #expect(game.notes(at: r1c3) == [Digit.all[8]])
    #expect(game.notes(at: r1c4).isEmpty)
  }

  @Test func coloursComeAndGoTogether() throws {
    var game = try Game.wellKnown()
    game.apply(try #require(game.coloring(.two, of: [given, r1c3])), at: .zero)
    #expect(game.board.color(of: given) == .two)
    game.apply(try #require(game.coloring(.two, of: [given, r1c3])), at: .zero)
    #expect(game.board.color(of: given) == nil)
    #expect(game.coloring(nil, of: [given, r1c3]) == nil)
  }

  @Test func clearingTakesDigitsBeforeNotes() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4|26", "r1c3=4")
    game.apply(try #require(game.clearing([given, r1c3, r1c4])), at: .zero)
    #expect(game.digit(at: r1c3) == nil)
    #expect(!game.notes(at: r1c4, kind: .centre).isEmpty)
    game.apply(try #require(game.clearing([given, r1c3, r1c4])), at: .zero)
    #expect(game.notes(at: r1c4, kind: .centre).isEmpty)
    #expect(game.clearing([given, r1c3, r1c4]) == nil)
  }

  @Test(arguments: ["r1c3?4 r1c1?4", "r1c3=4 r1c3?1"])
  func allMovesAreMadeOrNone(notation: String) throws {
    var game = try Game.wellKnown()
    let board = game.board
    let move = try #require(Move(notation: notation))
    guard case .ignored = game.apply(move, at: .zero) else {
      Issue.record("the move was made")
      return
    }
    #expect(game.board == board)
    #expect(game.journal.isEmpty)
  }

  @Test func wrongDigitsAmongSeveralCount() throws {
    var game = try Game.wellKnown()
    let move = try #require(Move(notation: "r1c3=1 r1c4=1"))
    #expect(game.apply(move, at: .zero) == .wrong(isCounted: true))
    #expect(game.errors == 2)
  }
}
