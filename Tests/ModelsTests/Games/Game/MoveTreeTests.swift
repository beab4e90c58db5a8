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
