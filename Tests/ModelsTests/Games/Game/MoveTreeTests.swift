import Games
import Sudoku
import Testing

struct MoveTreeTests {
  @Test func aMoveAfterAnUndoBeginsABranch() throws {
    var game = try Game.wellKnown()
    for turn in ["r1c3=4", "r1c4=2", "undo", "r1c4=6"] { try play(turn, in: &game) }

    let tree = MoveTree(of: game.journal)

    #expect(tree.nodes.map { $0.move?.notation } == [nil, "r1c3=4", "r1c4=2", "r1c4=6"])
    #expect(tree.nodes[1].children == [2, 3])
    #expect(tree.forks == [1])
    #expect(tree.path(to: tree.current) == [0, 1, 3])
  }

  @Test func theSameMoveAgainLeadsBackToItsBranch() throws {
    var game = try Game.wellKnown()
    for turn in ["r1c3=4", "undo", "r1c4=6", "undo", "r1c3=4"] { try play(turn, in: &game) }

    let tree = MoveTree(of: game.journal)

    #expect(tree.nodes.count == 3)
    #expect(tree.current == 1)
  }

  @Test func goingToABranchKeepsTheTree() throws {
    var game = try Game.wellKnown()
    for turn in ["r1c3=4", "r1c4=2", "undo", "r1c4=6"] { try play(turn, in: &game) }
    let tree = MoveTree(of: game.journal)

    let isThere = game.go(to: 2, at: .seconds(9))
    #expect(isThere)

    let gone = MoveTree(of: game.journal)
    #expect(gone.nodes == tree.nodes)
    #expect(gone.current == 2)
    #expect(game.moves.map(\.notation) == ["r1c3=4", "r1c4=2"])
    let isAnywhere = game.go(to: 4, at: .seconds(9))
    #expect(!isAnywhere)
  }

  @Test func goingBackToTheOpeningKeepsIt() throws {
    var game = try Game.wellKnown()
    for turn in ["r1c3=4", "opening", "undo", "r1c4=6"] { try play(turn, in: &game) }
    #expect(game.opening == nil)

    let isThere = game.go(to: 1, at: .seconds(9))
    #expect(isThere)

    #expect(game.opening == game.board)
  }

  @Test func goingIsOneTurnAndKeepsWhatCanBeRedone() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4=2", "r1c4=", "undo")

    game.go(to: 1, at: .seconds(9))

    #expect(game.journal.last?.turn == .go(to: 1))
    #expect(game.journal.count == 5)
    let tree = MoveTree(of: game.journal)
    #expect(tree.line == [0, 1, 2, 3])
    #expect(game.redo(at: .seconds(10))?.notation == "r1c4=2")
    #expect(game.redo(at: .seconds(10))?.notation == "r1c4=")
  }

  @Test func goingNowhereIsNoTurn() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    let isThere = game.go(to: 1, at: .seconds(9))
    #expect(isThere)
    #expect(game.journal.count == 1)
  }

  @Test func whatCannotBeReachedChangesNothing() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "undo", "reveal")
    let before = game

    let isThere = game.go(to: 1, at: .seconds(9))

    #expect(!isThere)
    #expect(game == before)
    #expect(game.board == before.board)
    let number = game.setCheckpoint(at: 1, elapsed: .seconds(9))
    #expect(number == nil)
  }

  @Test func anErrorThatIsReachedAgainCountsOnce() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=1", "undo", "r1c3=4")
    game.go(to: 1, at: .seconds(9))
    #expect(game.wrongCells == [Cell(2)])
    #expect(game.errors == 1)
  }

  @Test(arguments: ErrorChecking.allCases)
  func aForgivenErrorCountsOnlyIfThePlayerGoesOnWithIt(checking: ErrorChecking) throws {
    var game = try Game.wellKnown()
    game.check(.onRequest, at: .zero)
    try game.play("r1c3=1", "undo", "r1c3=4", "r1c4=6")
    game.check(checking, at: .seconds(20))

    game.go(to: 1, at: .seconds(30))
    #expect(game.wrongCells == [Cell(2)])
    #expect(game.errors == 0)
    game.go(to: 3, at: .seconds(40))
    #expect(game.errors == 0)
    let read = try Game(replaying: game)
    #expect(read.mistakes == game.mistakes)

    game.go(to: 1, at: .seconds(50))
    try game.play("r1c4?2")
    #expect(game.errors == 1)
  }

  @Test func theTreeHoldsEveryCheckpointWhereItWasSet() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "checkpoint", "r1c4=2", "checkpoint", "undo", "r1c4=6")
    try game.play("name 2 A guess", "name 1 Start", "name 1")

    let tree = MoveTree(of: game.journal)

    #expect(tree.checkpoints.map(\.node) == [1, 2])
    #expect(tree.checkpoints.map(\.name) == [nil, "A guess"])
    #expect(tree.nodes.map(\.checkpoints) == [[], [1], [2], []])
    let isNamed = game.nameCheckpoint(3, "None", at: .seconds(9))
    #expect(!isNamed)
  }

  @Test func aCheckpointCanBeSetAtAnyNode() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4=2", "undo", "r1c4=6")
    let board = game.board

    let number = game.setCheckpoint(at: 2, elapsed: .seconds(9))

    #expect(number == 1)
    #expect(game.board == board)
    let tree = MoveTree(of: game.journal)
    #expect(tree.current == 3)
    #expect(tree.nodes[2].checkpoints == [1])
    #expect(game.apply(.restore(checkpoint: 1), at: .seconds(10)).refusal == nil)
    #expect(game.digit(at: Cell(3)) == Digit(2))
  }

  @Test(arguments: [
    ("  a\nquick \u{7} guess\u{7} ", "a quick guess"), (" \t", nil), ("", nil), ("추측", "추측"),
  ])
  func aNameIsOneLine(text: String, name: String?) {
    #expect(Game.checkpointName(text) == name)
    #expect(name.map { Game.checkpointName($0) == $0 } ?? true, "the journal is read back")
  }

  /// Compares with boards remembered by the moves that led to them.
  @Test(arguments: 1...20) func randomPlayReachesEveryBoardAgain(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    var boards = [[Move](): game.board]
    for turn in 0..<150 {
      let elapsed = Duration.seconds(turn)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: game.apply(.place(random.digit(), at: random.cell()), at: elapsed)
      case 4: game.apply(.toggleNote(random.digit(), at: random.cell()), at: elapsed)
      case 5, 6: game.undo(at: elapsed)
      case 7: game.redo(at: elapsed)
      default:
        let tree = MoveTree(of: game.journal)
        let node = Int.random(in: tree.nodes.indices, using: &random)
        let isThere = game.go(to: node, at: elapsed)
        #expect(isThere)
        let path = tree.path(to: node).compactMap { tree.nodes[$0].move }
        #expect(game.board == boards[path])
        #expect(MoveTree(of: game.journal).nodes == tree.nodes)
      }
      boards[Array(game.moves.prefix(game.position))] = game.board
    }
    for count in [0, game.journal.count / 2, game.journal.count] {
      let read = try Game(
        id: game.id, puzzle: game.puzzle, replaying: game.journal.prefix(count))
      #expect(read.journal == Array(game.journal.prefix(count)))
      if count == game.journal.count { #expect(read.board == game.board) }
    }
  }

  private func play(_ notation: String, in game: inout Game) throws {
    let turn = try #require(Turn(notation: notation))
    let next = TimedTurn(turn, elapsed: game.journal.count * 5000)
    game = try Game(id: game.id, puzzle: game.puzzle, replaying: game.journal + [next])
  }
}
