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
    #expect(game.board.colors(of: given) == [.two])
    game.apply(try #require(game.coloring(.two, of: [given, r1c3])), at: .zero)
    #expect(game.board.colors(of: given).isEmpty)
    #expect(game.coloring(nil, of: [given, r1c3]) == nil)
  }

  @Test func aCellKeepsItsColoursAsMoreAreAdded() throws {
    var game = try Game.wellKnown()
    for color in [CellColor.five, .two] {
      game.apply(try #require(game.coloring(color, of: [r1c3])), at: .zero)
    }
    #expect(game.board.colors(of: r1c3) == [.two, .five])
    #expect(Array(game.board.colors(of: r1c3)) == [.two, .five])
    // The other cell lacks the colour, so it is added there and stays here.
    game.apply(try #require(game.coloring(.five, of: [given, r1c3])), at: .zero)
    #expect(game.board.colors(of: given) == [.five])
    game.apply(try #require(game.coloring(.five, of: [given, r1c3])), at: .zero)
    #expect(game.board.colors(of: given).isEmpty)
    #expect(game.board.colors(of: r1c3) == [.two])
    game.undo(at: .zero)
    #expect(game.board.colors(of: r1c3) == [.two, .five])
  }

  @Test func aJournalOfSingleColoursReplacesThem() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3#2", "r1c3#5")
    #expect(game.board.colors(of: r1c3) == [.five])
    try game.play("r1c3#25", "r1c3#")
    #expect(game.board.colors(of: r1c3).isEmpty)
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
    guard game.apply(move, at: .zero).refusal != nil else {
      Issue.record("the move was made")
      return
    }
    #expect(game.board == board)
    #expect(game.journal.isEmpty)
  }

  @Test func wrongDigitsAmongSeveralCount() throws {
    var game = try Game.wellKnown()
    let move = try #require(Move(notation: "r1c3=1 r1c4=1"))
    #expect(game.apply(move, at: .zero).isWrong)
    #expect(game.errors == 2)
  }

  @Test func anOutcomeSaysWhichDigitsWerePlacedAndWhichHousesTheyFilled() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4=6", "r1c6=8", "r1c7=9", "r1c8=1")
    let nine = Digit.all[8]
    let last = Cell(row: 0, column: 8)
    let twice = game.apply(.place(nine, at: last), at: .zero)
    #expect(twice.placed == [last] && twice.filled.isEmpty, "two nines")
    let right = game.apply(.place(Digit.all[1], at: last), at: .zero)
    #expect(right.placed == [last] && right.filled == [.row(0)])
    let cleared = game.apply(.place(Digit.all[1], at: last), at: .zero)
    #expect(cleared.placed.isEmpty && cleared.filled.isEmpty, "the same digit again clears")
  }

  @Test(arguments: [
    (Cell.Direction.up, 0, 72), (.down, 72, 0), (.left, 0, 8), (.right, 8, 0), (.right, 3, 4),
  ])
  func pastAnEdgeANeighbourIsAtTheOppositeOne(way: Cell.Direction, from: Int, to: Int) {
    #expect(Cell(from).neighbour(way) == Cell(to))
    let isInside = abs(from - to) == 1
    #expect(Cell(from).neighbour(way, stopsAtEdge: true) == Cell(isInside ? to : from))
  }

  @Test func theNextWantedCellIsLookedForOnFromTheOtherEnd() {
    #expect(Cell(80).next { $0.row == 0 } == Cell(0))
    #expect(Cell(0).next(backwards: true) { $0.row == 0 } == Cell(8))
    #expect(Cell(4).next { $0 == Cell(4) } == Cell(4))
    #expect(Cell(4).next { _ in false } == nil)
  }
}
