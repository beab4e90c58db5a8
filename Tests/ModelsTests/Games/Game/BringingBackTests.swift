import Games
import Sudoku
import Testing

/// Notes that a digit has removed from its peers return when it goes, in whatever way.
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

  @Test func anotherDigitTypedOverItBringsThemBack() throws {
    var game = try game("r1c3=5")
    #expect(game.notes(at: r1c4) == digits(2, 6))
    #expect(game.notes(at: r9c3) == digits(2), "the 5 takes its own")
    #expect(game.moves.last?.cell == r1c3)
    try game.play("r1c3=")
    #expect(game.notes(at: r9c3) == digits(2, 5))
  }

  /// The ways in which the wrong 2 at r1c3 can go.
  private static let ways: [(name: String, go: @Sendable (inout Game, Cell) throws -> Void)] = [
    ("cleared", { game, _ in try game.play("r1c3=") }),
    ("typed again", { game, _ in try game.play("r1c3=2") }),
    ("typed over", { game, _ in try game.play("r1c3=4") }),
    ("typed over twice", { game, _ in try game.play("r1c3=9", "r1c3=4") }),
    ("typed over, notes stay", { game, _ in try game.play("r1c3=4~") }),
    ("several cells cleared", { game, _ in try game.play("r1c7=8", "r1c3= r1c7=") }),
    ("several cells filled", { game, _ in try game.play("r1c3=4 r1c7=9") }),
    ("undone", { game, _ in try game.play("undo") }),
    ("undone after redo", { game, _ in try game.play("undo", "redo", "undo") }),
    ("typed over and redone", { game, _ in try game.play("r1c3=4", "undo", "redo") }),
    ("another branch", { game, _ in try game.play("undo", "r1c3=4", "undo", "r1c3=2", "r1c3=4") }),
    (
      "another wrong digit cleared by the box",
      { game, cell in
        let box = House.boxes[0].cells
        let move = try #require(game.clearing(box))
        game.apply(move, at: game.lastElapsed)
        #expect(game.digit(at: cell) == nil)
      }
    ),
  ]

  @Test(arguments: ways.indices)
  func inWhateverWayItGoesTheyComeBack(way: Int) throws {
    var game = try game()
    try Self.ways[way].go(&game, r1c3)
    #expect(game.digit(at: r1c3)?.rawValue != 2, "\(Self.ways[way].name)")
    #expect(game.notes(at: r1c4) == digits(2, 6), "\(Self.ways[way].name)")
    #expect(game.notes(at: r9c3) == digits(2, 5), "\(Self.ways[way].name)")
    let replayed = try Game(replaying: game)
    #expect(replayed.board == game.board, "\(Self.ways[way].name)")
  }

  @Test func theyComeBackAfterACheckpointToo() throws {
    var game = try game("checkpoint", "r1c3=4", "restore 1")
    #expect(game.notes(at: r1c4) == digits(6))
    try game.play("r1c3=4")
    #expect(game.notes(at: r1c4) == digits(2, 6))
  }

  @Test func theCellsOwnNotesStayBelowItsDigit() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3:124", "r1c3=2", "r1c3=4", "r1c3=")
    #expect(game.notes(at: r1c3) == digits(1, 2, 4))
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
    #expect(game.notes(at: r1c4) == digits(6), "the 6 is back, the 2 gone")
    clear(&game)
    #expect(game.notes(at: r1c4) == digits(2, 6))
  }

  @Test func whatAnotherDigitRulesOutStaysAway() throws {
    var game = try game("r4c4=2")
    clear(&game)
    #expect(game.notes(at: r1c4) == digits(6), "2 is in column 4")
    #expect(game.notes(at: r9c3) == digits(2, 5))
    try game.play("r4c4=7")
    #expect(game.notes(at: r1c4) == digits(2, 6), "both are gone")
  }

  @Test func aDigitThatWasThereBeforeTheNoteDoesNotKeepIt() throws {
    var game = try Game.wellKnown()
    try game.play("r4c4=2", "r1c4?2", "r1c3=2")
    #expect(game.notes(at: r1c4).isEmpty)
    clear(&game)
    #expect(game.notes(at: r1c4) == digits(2), "the player noted it beside the other 2")
  }

  @Test func whatThePlayerChangesMeanwhileStaysChanged() throws {
    var game = try game("r1c4?6", "r1c4?8", "r9c3?2", "r9c3?2")
    clear(&game)
    #expect(game.notes(at: r1c4) == digits(2, 8), "only the 2 was taken")
    #expect(game.notes(at: r9c3) == digits(5), "the 2 was noted and removed by hand")
  }

  @Test func aCellWhoseNotesWereClearedStaysWithoutThem() throws {
    var game = try game("r1c4=")
    clear(&game)
    #expect(game.notes(at: r1c4).isEmpty)
    #expect(game.notes(at: r9c3) == digits(2, 5))
  }

  @Test func aCellThatIsFilledMeanwhileGetsItsNoteBackOnceItIsEmpty() throws {
    var game = try game("r1c4=8", "r1c3=4")
    #expect(game.notes(at: r1c4).isEmpty)
    try game.play("r1c4=")
    #expect(game.notes(at: r1c4) == digits(2, 6))
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
    #expect(game.notes(at: r9c3) == digits(2, 4, 5))
    #expect(game.notes(at: Cell(row: 8, column: 3)) == digits(5))
    try game.play("undo")
    #expect(game.board == board)
  }

  @Test func whereNotesStayNothingComesBack() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?2")
    let two = try #require(Digit(2))
    game.apply(.place(two, at: r1c3, removesNotes: false), at: .zero)
    clear(&game)
    #expect(game.moves.last == .clear(r1c3))
  }

  @Test func aGameIsTheSameAfterItWasSaved() throws {
    var game = try game()
    clear(&game)
    var loaded = try Game(replaying: game)
    #expect(loaded == game && loaded.board == game.board)
    try loaded.play("r1c3=2", "r1c3=2")
    #expect(loaded.notes(at: r9c3) == digits(2, 5))
  }

  /// Journals of earlier versions: a clear that says nothing of notes, one with the notes in front
  /// of it, a digit typed over another.
  @Test(arguments: [
    (["r1c3="], [6]), (["r1c4:26 r1c3="], [2, 6]), (["r1c3=4"], [6]),
    (["r1c3=4", "r1c4?2"], [2, 6]), (["r1c3=4", "r1c4?2", "r1c3=2"], [6]),
  ])
  func aSavedGameStaysWhatItWas(turns: [String], noted: [Int]) throws {
    let before = try game().journal
    let turns = try turns.map { TimedTurn(try #require(Turn(notation: $0)), elapsed: 9000) }
    var saved = try Game(
      id: 1, puzzle: try Game.wellKnown().puzzle, replaying: before + turns)
    #expect(saved.notes(at: r1c4) == DigitSet(noted.compactMap { Digit($0) }))
    let notes = saved.notes(at: r1c4)
    try saved.play("r5c5=8", "r5c5=")
    #expect(saved.notes(at: r1c4) == notes, "a move elsewhere brings nothing back")
  }

  @Test func aSlipThatIsClearedAtOnceIsForgiven() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?2", "checking on-request")
    let two = try #require(Digit(2))
    game.apply(.place(two, at: r1c3), at: .seconds(10))
    #expect(game.errors == 1)
    let move = try #require(game.clearing([r1c3]))
    game.apply(move, at: .seconds(11))
    #expect(game.errors == 0 && game.moves.last != move)
  }
}
