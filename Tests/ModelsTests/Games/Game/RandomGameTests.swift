import Games
import Sudoku
import Testing

/// Games of random turns, sensible and nonsensical.
struct RandomGameTests {
  private static let seeds = [UInt64](1...20)

  private func playRandomly(
    _ game: inout Game, from start: Int = 0, turns: Int, restoring: Bool = true,
    using random: inout SeededNumbers
  ) {
    for turn in start..<start + turns {
      let elapsed = Duration.microseconds(turn * 137_037)
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<30:
        game.apply(
          .place(random.digit(), at: random.cell(), removesNotes: .random(using: &random)),
          at: elapsed)
      case 30..<50:
        let kind = NoteKind.allCases[Int.random(in: 0...1, using: &random)]
        game.apply(.toggleNote(random.digit(), at: random.cell(), kind: kind), at: elapsed)
      case 50..<64: playOddly(&game, at: elapsed, restoring: restoring, using: &random)
      case 64..<70: game.apply(.clear(random.cell()), at: elapsed)
      case 70..<72: game.apply(.restart, at: elapsed)
      case 72..<88: game.undo(at: elapsed)
      default: game.redo(at: elapsed)
      }
    }
  }

  /// Plays rarer turns.
  private func playOddly(
    _ game: inout Game, at elapsed: Duration, restoring: Bool, using random: inout SeededNumbers
  ) {
    let cells = (0..<4).map { _ in random.cell() }
    let made: Move?
    switch Int.random(in: 0..<10, using: &random) {
    case 0: made = game.noting(random.digit(), in: cells, kind: .centre)
    case 1: made = game.notingCandidates(in: cells)
    case 2: made = game.coloring(CellColor.allCases.randomElement(using: &random), of: cells)
    case 3: made = game.coloring(nil, of: cells)
    case 4: made = game.clearing(cells)
    case 5: made = restoring ? .restore(checkpoint: Int.random(in: 0...3, using: &random)) : nil
    case 6: made = .several(cells.map { .place(random.digit(), at: $0) })
    case 7:
      game.setCheckpoint(at: elapsed)
      made = nil
    case 8:
      game.count(ScoreSheet.Help.allCases.randomElement(using: &random) ?? .nudge, at: elapsed)
      made = nil
    default:
      game.check(ErrorChecking.allCases.randomElement(using: &random) ?? .conflicts, at: elapsed)
      made = nil
    }
    if let made { game.apply(made, at: elapsed) }
  }

  @Test(arguments: seeds) func undoingEverythingGivesThePuzzleBack(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    playRandomly(&game, turns: 400, using: &random)
    let board = game.board
    let mistakes = Set(game.mistakes)
    var undone = 0
    while game.undo(at: .seconds(1000)) != nil { undone += 1 }
    #expect(game.board == Board(givens: game.puzzle.givens))
    // Forgiven errors may have come back in between.
    let keepsMistakes = mistakes.isSubset(of: game.mistakes)
    #expect(keepsMistakes)
    for _ in 0..<undone { game.redo(at: .zero) }
    #expect(game.board == board)
  }

  @Test(arguments: seeds) func whatIsKeptIsWhatTheJournalSays(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    playRandomly(&game, turns: 300, using: &random)
    let replayed = try Game(replaying: game)
    #expect(replayed == game)
    #expect(replayed.board == game.board)
    #expect(replayed.moves == game.moves)
    #expect(replayed.position == game.position)
    #expect(replayed.mistakes == game.mistakes)
    #expect(replayed.hints == game.hints)
    #expect(replayed.checkpoints == game.checkpoints)
    #expect(replayed.checking == game.checking)
  }

  @Test(arguments: seeds) func aGameSavedAndLoadedAtAnyPointGoesOnTheSame(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var sameRandom = random
    var game = try Game.wellKnown()
    var loaded = game
    for _ in 0..<12 {
      playRandomly(&game, turns: 25, using: &random)
      playRandomly(&loaded, turns: 25, using: &sameRandom)
      loaded = try Game(replaying: loaded)
      #expect(loaded == game)
      #expect(loaded.board == game.board)
      #expect(loaded.moves == game.moves)
      #expect(loaded.mistakes == game.mistakes)
    }
  }

  @Test(arguments: seeds) func theMovesInForceAloneMakeTheSameBoard(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    playRandomly(&game, turns: 300, restoring: false, using: &random)
    var straight = try Game.wellKnown()
    for move in game.moves.prefix(game.position) { straight.apply(move, at: .zero) }
    #expect(straight.board == game.board)
  }

  @Test(arguments: seeds) func everyWrongDigitOnTheBoardIsCounted(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    for turn in 0..<300 {
      playRandomly(&game, from: turn, turns: 1, using: &random)
      let wrong = game.wrongCells.compactMap { cell in
        game.digit(at: cell).map { Mistake($0, at: cell) }
      }
      let areCounted = Set(wrong).isSubset(of: game.mistakes)
      #expect(areCounted, "turn \(turn)")
    }
  }

  /// In one band, so that digits and notes meet often.
  @Test(arguments: seeds) func notesAreAsIfTheDigitsThatWentHadNeverBeenThere(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    var history = NoteHistory()
    var past: [NoteHistory] = []
    var future: [NoteHistory] = []
    let cells = Cell.all.prefix(27).filter { !game.isGiven($0) }
    for turn in 0..<600 {
      let cell = cells.randomElement(using: &random) ?? Cell(2)
      let digit = Digit.all[Int.random(in: 0..<3, using: &random)]
      let kind = NoteKind.allCases.randomElement(using: &random) ?? .corner
      let several = (0..<3).compactMap { _ in cells.randomElement(using: &random) }
      let move: Move? =
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<4: .place(digit, at: cell, removesNotes: Int.random(in: 0..<8, using: &random) > 0)
        case 4..<7: game.noting(digit, in: several, kind: kind)
        case 7: game.notingCandidates(in: several)
        case 8: .clear(cell)
        case 9: game.clearing(several)
        case 10:
          // One move alone is read from its notation as itself.
          Set(several).count == 1
            ? .place(digit, at: several[0])
            : .several(Set(several).sorted().map { .place(digit, at: $0) })
        case 11: .toggleNote(digit, at: cell, kind: kind)
        case 12: nil
        default: .color([], at: cell)
        }
      if let move {
        guard game.apply(move, at: .seconds(turn)).isMade else { continue }
        past.append(history)
        future = []
        history.make(move)
      } else if Bool.random(using: &random) {
        guard game.undo(at: .seconds(turn)) != nil, let before = past.popLast() else { continue }
        future.append(history)
        history = before
      } else if game.redo(at: .seconds(turn)) != nil, let next = future.popLast() {
        past.append(history)
        history = next
      }
      for cell in cells {
        for kind in NoteKind.allCases {
          let same = game.notes(at: cell, kind: kind) == history.notes(at: cell, kind: kind)
          try #require(same, "seed \(seed), turn \(turn), \(cell), \(kind)")
        }
      }
    }
    let replayed = try Game(replaying: game)
    #expect(replayed.board == game.board)
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

extension Game.Outcome {
  fileprivate var isMade: Bool { refusal == nil }
}
