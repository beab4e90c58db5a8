import Games
import Sudoku
import Testing

/// Errors that are corrected at once.
struct SlipTests {
  private let r1c3 = Cell(row: 0, column: 2)

  private func wrongDigit(checking: ErrorChecking) throws -> Game {
    var game = try Game.wellKnown()
    game.check(checking, at: .zero)
    game.apply(.place(try #require(Digit(1)), at: r1c3), at: .seconds(10))
    return game
  }

  @Test(arguments: [ErrorChecking.onRequest, .conflicts], ["r1c3=4", "r1c3=", "undo"])
  func anErrorCorrectedWithinTwoSecondsIsForgiven(checking: ErrorChecking, how: String) throws {
    var game = try wrongDigit(checking: checking)
    #expect(game.errors == 1)
    try game.play(how)
    #expect(game.errors == 0)
  }

  @Test func whileErrorsAreMarkedAtOnceAllCount() throws {
    var game = try wrongDigit(checking: .everything)
    try game.play("undo")
    #expect(game.errors == 1)
  }

  @Test func afterTwoSecondsItCounts() throws {
    var game = try wrongDigit(checking: .onRequest)
    game.apply(.place(try #require(Digit(4)), at: r1c3), at: .seconds(12) + .milliseconds(1))
    #expect(game.errors == 1)
  }

  @Test func aMoveElsewhereDoesNotForgiveIt() throws {
    var game = try wrongDigit(checking: .onRequest)
    try game.play("r1c4?2")
    #expect(game.errors == 1)
  }

  @Test func aForgivenErrorThatIsMadeAgainCounts() throws {
    var game = try wrongDigit(checking: .onRequest)
    try game.play("undo", "r1c3=1", "r1c4?2")
    #expect(game.errors == 1)
  }

  @Test func aForgivenErrorThatIsMadeAgainByRedoCounts() throws {
    var game = try wrongDigit(checking: .onRequest)
    try game.play("undo", "redo", "r1c4?2")
    #expect(game.isWrong(r1c3))
    #expect(game.errors == 1)
  }

  @Test func aForgivenErrorThatACheckpointBringsBackCounts() throws {
    var game = try wrongDigit(checking: .onRequest)
    game.setCheckpoint(at: .seconds(10))
    game.undo(at: .seconds(11))
    #expect(game.errors == 0)
    game.apply(.restore(checkpoint: 1), at: .seconds(20))
    #expect(game.errors == 1)
  }

  @Test func takingTheCorrectionBackCountsTheForgivenErrorAgain() throws {
    var game = try wrongDigit(checking: .onRequest)
    try game.play("r1c3=4")
    #expect(game.errors == 0)
    try game.play("undo")
    #expect(game.isWrong(r1c3))
    #expect(game.errors == 1)
  }

  /// The journal stores whole milliseconds: there 10,000.1 and 12,000.9 are just two seconds apart.
  @Test(arguments: [(10_999_900, 13_000_100), (10_000_900, 12_000_100), (10_000_100, 12_000_900)])
  func aGameThatIsLoadedCountsTheSameErrors(placed: Int, undone: Int) throws {
    var game = try Game.wellKnown()
    game.check(.onRequest, at: .zero)
    game.apply(.place(try #require(Digit(1)), at: r1c3), at: .microseconds(placed))
    game.undo(at: .microseconds(undone))
    let loaded = try Game(replaying: game)
    #expect(loaded.mistakes == game.mistakes)
  }

  @Test(arguments: ["help check", "help nudge"])
  func anErrorThatHelpHasToldOfCounts(help: String) throws {
    var game = try wrongDigit(checking: .onRequest)
    try game.play(help, "undo")
    #expect(game.errors == 1)
  }

  @Test func candidatesThatAreFilledInTellOfNoError() throws {
    var game = try wrongDigit(checking: .onRequest)
    try game.play("help automatic-candidates", "undo")
    #expect(game.errors == 0)
  }
}
