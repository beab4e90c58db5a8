import Games
import TestSupport
import Testing

struct PracticeGameTests {
  @Test func practiceIsPartOfTheJournal() throws {
    var game = try Game.wellKnown()
    #expect(game.isScored)
    game.startPractice(at: .zero)
    game.startPractice(at: .seconds(1))
    #expect(game.isPractice && !game.isScored)
    #expect(game.journal.map(\.turn) == [.practice])
    let read = try Game(replaying: game)
    #expect(read == game && read.isPractice)
  }

  @Test func neitherUndoNorARestartMakesItCountAgain() throws {
    var game = try Game.wellKnown()
    game.startPractice(at: .zero)
    try game.play("r1c3=4")
    game.undo(at: .seconds(1))
    #expect(game.isPractice)
    try game.play("r1c3=4")
    game.apply(.restart, at: .seconds(2))
    #expect(game.isPractice)
  }

  @Test func aJournalWithoutItIsScoredAsBefore() throws {
    let game = try Game.wellKnown()
    let read = try Game(replaying: game)
    #expect(read.isScored)
  }
}
