import Models
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
}
