import Games
import Generating
import Testing

struct MemoryGameTests {
  /// Returns the positions of the cards of each pair, in the order of the pairs.
  private func places(_ game: MemoryGame) -> [[Int]] {
    (0..<game.pairs).map { pair in game.cards.indices.filter { game.cards[$0].pair == pair } }
  }

  private func game(pairs: Int = 4, seed: UInt64 = 1) -> MemoryGame {
    var random = SeededRandom(seed: seed)
    return MemoryGame(pairs: pairs, using: &random)
  }

  @Test(arguments: [2, 3, 8, 30])
  func everyPairIsDealtTwiceFaceDown(pairs: Int) {
    let game = game(pairs: pairs)
    #expect(game.cards.count == 2 * pairs)
    #expect(places(game).allSatisfy { $0.count == 2 })
    #expect(game.cards.allSatisfy { !$0.isFaceUp && !$0.isMatched && !$0.wasSeen })
  }

  @Test func theSameSeedDealsTheSameCards() {
    #expect(game(seed: 7) == game(seed: 7))
    #expect(game(pairs: 20, seed: 7) != game(pairs: 20, seed: 8))
  }

  @Test func twoThatShowTheSameAreTaken() {
    var game = game()
    let pair = places(game)[0]
    #expect(game.turn(pair[0]) == .first)
    #expect(game.turn(pair[1]) == .match)
    #expect(pair.allSatisfy { game.cards[$0].isMatched && game.cards[$0].isFaceUp })
    #expect(game.score.points == MemoryScore.matchPoints)
  }

  @Test func twoThatDifferStayUpUntilTheNextIsTurned() {
    var game = game()
    let pairs = places(game)
    #expect(game.turn(pairs[0][0]) == .first)
    #expect(game.turn(pairs[1][0]) == .mismatch(seen: 0))
    #expect(Set(game.turned) == [pairs[0][0], pairs[1][0]])
    #expect(game.turn(pairs[2][0]) == .first)
    #expect(game.turned == [pairs[2][0]])
  }

  @Test func onlyCardsThatWereSeenBeforeCostPoints() {
    var game = game()
    let pairs = places(game)
    #expect(game.turn(pairs[0][0]) == .first)
    #expect(game.turn(pairs[1][0]) == .mismatch(seen: 0))
    #expect(game.score.points == 0)
    game.turnDown()
    #expect(game.turn(pairs[0][0]) == .first)
    #expect(game.turn(pairs[2][0]) == .mismatch(seen: 1))
    game.turnDown()
    #expect(game.turn(pairs[0][0]) == .first)
    #expect(game.turn(pairs[2][0]) == .mismatch(seen: 2))
    #expect(game.score.seenMismatches == 3)
    #expect(game.score.points == -3 * MemoryScore.seenMismatchPenalty)
  }

  @Test func aCardThatLiesFaceUpCannotBeTurned() {
    var game = game()
    let pairs = places(game)
    _ = game.turn(pairs[0][0])
    let before = game
    #expect(game.turn(pairs[0][0]) == nil)
    #expect(game.turn(-1) == nil)
    #expect(game.turn(8) == nil)
    #expect(game == before)
    _ = game.turn(pairs[0][1])
    #expect(game.turn(pairs[0][1]) == nil)
  }

  @Test func aMismatchCanBeTurnedDown() {
    var game = game()
    let pairs = places(game)
    _ = game.turn(pairs[0][0])
    game.turnDown()
    #expect(game.turned == [pairs[0][0]])
    _ = game.turn(pairs[1][0])
    game.turnDown()
    #expect(game.turned == [])
  }

  @Test func itIsWonWithTheLastPair() {
    var game = game(pairs: 3)
    for pair in places(game) {
      #expect(!game.isWon)
      for place in pair { _ = game.turn(place) }
    }
    #expect(game.isWon)
    #expect(game.score.points == 3 * MemoryScore.matchPoints)
  }

  @Test(arguments: [(8, 20, 60), (8, 80, 0), (8, 81, 0), (2, 0, 20)])
  func quickGamesHaveMorePoints(pairs: Int, seconds: Int, points: Int) {
    #expect(MemoryScore.timePoints(pairs: pairs, elapsed: .seconds(seconds)) == points)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func whateverIsTurnedTheCardsAddUp(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var game = MemoryGame(pairs: 6, using: &random)
    for _ in 0..<400 {
      _ = game.turn(random.below(14) - 1)
      if random.below(5) == 0 { game.turnDown() }
      #expect(game.turned.count <= 2)
      #expect(game.cards.count { $0.isMatched } == 2 * game.score.matches)
      #expect(game.isWon == game.cards.allSatisfy { $0.isMatched })
    }
  }
}
