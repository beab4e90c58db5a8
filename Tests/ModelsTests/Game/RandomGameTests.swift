import Models
import Testing

/// Games of random turns, right ones and senseless ones.
struct RandomGameTests {
  private static let seeds = [UInt64](1...20)

  private func playRandomly(
    _ game: inout Game, turns: Int, using random: inout SeededNumbers
  ) {
    for turn in 0..<turns {
      let elapsed = Duration.milliseconds(turn * 137)
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<30:
        game.apply(
          .place(random.digit(), at: random.cell(), removesNotes: .random(using: &random)),
          at: elapsed)
      case 30..<60: game.apply(.toggleNote(random.digit(), at: random.cell()), at: elapsed)
      case 60..<70: game.apply(.clear(random.cell()), at: elapsed)
      case 70..<72: game.apply(.restart, at: elapsed)
      case 72..<88: game.undo(at: elapsed)
      default: game.redo(at: elapsed)
      }
    }
  }

  @Test(arguments: seeds) func undoingEverythingGivesThePuzzleBack(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    playRandomly(&game, turns: 400, using: &random)
    let board = game.board
    let errors = game.errors
    var undone = 0
    while game.undo(at: .zero) != nil { undone += 1 }
    #expect(game.board == Board(givens: game.puzzle.givens))
    #expect(game.errors == errors)
    for _ in 0..<undone { game.redo(at: .zero) }
    #expect(game.board == board)
  }

  @Test(arguments: seeds) func whatIsKeptIsWhatTheJournalSays(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    playRandomly(&game, turns: 300, using: &random)
    let replayed = try Game(id: game.id, puzzle: game.puzzle, replaying: game.journal)
    #expect(replayed == game)
    #expect(replayed.board == game.board)
    #expect(replayed.moves == game.moves)
    #expect(replayed.position == game.position)
    #expect(replayed.mistakes == game.mistakes)
  }

  @Test(arguments: seeds) func theMovesInForceAloneMakeTheSameBoard(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    playRandomly(&game, turns: 300, using: &random)
    var straight = try Game.wellKnown()
    for move in game.moves.prefix(game.position) { straight.apply(move, at: .zero) }
    #expect(straight.board == game.board)
  }

  @Test(arguments: seeds) func givensNeverChangeAndFilledCellsShowNoNotes(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    for _ in 0..<100 {
      playRandomly(&game, turns: 3, using: &random)
      for cell in Cell.all {
        if game.isGiven(cell) { #expect(game.digit(at: cell) == game.puzzle.givens[cell]) }
        if game.digit(at: cell) != nil { #expect(game.notes(at: cell).isEmpty) }
      }
    }
  }
}
