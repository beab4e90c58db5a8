import Games
import Sudoku
import Testing

struct GamePlaybackTests {
  /// Plays `turns` random turns, and returns the boards from before the first to after the last.
  private func played(turns: Int, seed: UInt64 = 1) throws -> (game: Game, boards: [Board]) {
    var random = SeededNumbers(seed: seed)
    var game = try Game.wellKnown()
    var boards = [game.board]
    while game.journal.count < turns {
      let before = game.journal.count
      let elapsed = Duration.milliseconds(before * 700)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: game.undo(at: elapsed)
      case 1: game.redo(at: elapsed)
      case 2: game.apply(.toggleNote(random.digit(), at: random.cell()), at: elapsed)
      case 3: game.apply(.clear(random.cell()), at: elapsed)
      default: game.apply(.place(random.digit(), at: random.cell()), at: elapsed)
      }
      if game.journal.count > before { boards.append(game.board) }
    }
    return (game, boards)
  }

  @Test func steppingForwardShowsEachBoardAsItWas() throws {
    let (game, boards) = try played(turns: 300)
    var playback = GamePlayback(game)
    #expect(playback.count == 300)
    for (position, board) in boards.enumerated() {
      #expect(playback.position == position)
      #expect(playback.game.board == board)
      let isNext = playback.stepForward()
      #expect(isNext == (position < 300))
    }
    #expect(playback.isAtEnd)
    #expect(playback.game == game)
    #expect(playback.length == game.lastElapsed)
  }

  @Test func steppingBackShowsThemAgain() throws {
    let (game, boards) = try played(turns: 300)
    var playback = GamePlayback(game)
    playback.seek(to: 300)
    for board in boards.reversed() {
      #expect(playback.game.board == board)
      playback.stepBack()
    }
    let isEarlier = playback.stepBack()
    #expect(!isEarlier)
  }

  @Test func goingToABranchIsATurnAboutItsMove() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=1", "undo", "r1c3=4", "go 1", "go 0")
    let events = GamePlayback(game).events.suffix(2)
    #expect(events.map { $0.move?.notation } == ["r1c3=1", nil])
    #expect(events.map(\.isWrong) == [true, false])
  }

  @Test(arguments: [UInt64](1...4))
  func anyPositionIsFoundFromAnyOther(seed: UInt64) throws {
    let (game, boards) = try played(turns: 400, seed: seed)
    var random = SeededNumbers(seed: seed)
    var playback = GamePlayback(game)
    for _ in 0..<100 {
      let wanted = Int.random(in: -20...420, using: &random)
      playback.seek(to: wanted)
      #expect(playback.position == min(max(0, wanted), 400))
      #expect(playback.game.board == boards[playback.position])
    }
  }

  @Test func eachTurnSaysWhatItDid() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4=2", "undo", "redo", "r1c3?1")
    try game.play("r2c2?7", "r1c4=")
    var playback = GamePlayback(game)
    #expect(playback.event == nil)
    var events: [String] = []
    while playback.stepForward() {
      let event = try #require(playback.event)
      let move = try #require(event.move)
      events.append(
        "\(event.timed.turn.notation) \(Turn.move(move).notation)\(event.isWrong ? " wrong" : "")")
    }
    #expect(
      events == [
        "r1c3=4 r1c3=4", "r1c4=2 r1c4=2 wrong", "undo r1c4=2", "redo r1c4=2 wrong",
        "r2c2?7 r2c2?7", "r1c4= r1c4=",
      ])
  }

  @Test func waitsAreThoseOfThePlayer() throws {
    var game = try Game.wellKnown()
    game.apply(.toggleNote(Digit.all[0], at: Cell(row: 0, column: 2)), at: .seconds(3))
    game.apply(.toggleNote(Digit.all[1], at: Cell(row: 0, column: 2)), at: .seconds(90))
    game.apply(.toggleNote(Digit.all[2], at: Cell(row: 0, column: 2)), at: .seconds(80))
    var playback = GamePlayback(game)
    var waits: [Duration] = []
    while let wait = playback.nextWait {
      waits.append(wait)
      playback.stepForward()
    }
    #expect(waits == [.seconds(3), .seconds(87), .zero])
  }

  @Test func aGameWithoutTurnsHasNothingToPlay() throws {
    var playback = GamePlayback(try .wellKnown())
    #expect(playback.isAtEnd)
    let isNext = playback.stepForward()
    #expect(!isNext)
    #expect(playback.event == nil)
    #expect(playback.nextWait == nil)
  }
}
