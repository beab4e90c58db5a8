import Games
import ScutesTesting
import Testing

@testable import Screens

struct MemoryGameModelTests {
  private let clock = TestClock()

  private func model(
    _ theme: MemoryTheme = BuiltInMemoryTheme.ocean.theme(named: "Ocean"),
    won: @escaping (MemoryGameModel) -> Void = { _ in }
  ) -> MemoryGameModel {
    MemoryGameModel(theme: theme, seed: 1, now: { [clock] in clock.now }, won: won)
  }

  /// The positions of the cards of each pair.
  private func places(_ model: MemoryGameModel) -> [[Int]] {
    (0..<model.game.pairs).map { pair in
      model.game.cards.indices.filter { model.game.cards[$0].pair == pair }
    }
  }

  private func win(_ model: MemoryGameModel) {
    for pair in places(model) { for place in pair { model.turn(place) } }
  }

  @Test func itDealsThePairsOfItsTheme() {
    var theme = BuiltInMemoryTheme.ocean.theme(named: "Ocean")
    theme.pairs = 5
    let model = model(theme)
    #expect(model.game.pairs == 5)
    #expect(Set(model.symbols).count == 5)
    #expect(Set(model.symbols).isSubset(of: theme.symbols))
  }

  @Test func theClockBeginsWithTheFirstCardAndEndsWithTheLast() {
    let model = model()
    clock.now += .seconds(60)
    model.turn(places(model)[0][0])
    clock.now += .seconds(4)
    model.turn(places(model)[0][1])
    win(model)
    clock.now += .seconds(60)
    #expect(model.game.isWon)
    #expect(model.clock.elapsed == .seconds(4))
    #expect(model.points == 8 * MemoryScore.matchPoints + 80 - 4)
  }

  @Test func aWinIsToldOnce() {
    var wins = 0
    let model = model { _ in wins += 1 }
    win(model)
    #expect(wins == 1)
    model.turn(0)
    #expect(wins == 1 && !model.game.isWon && model.game.turned == [], "it is dealt anew")
  }

  @Test func twoThatDoNotFitGoDownAfterAWhile() {
    let model = model()
    let pairs = places(model)
    model.turn(pairs[0][0])
    #expect(model.turnDownAt == nil)
    model.turn(pairs[1][0])
    #expect(model.turnDownAt == clock.now + MemoryGameModel.patience)
    model.turnDown()
    #expect(model.game.turned.isEmpty && model.turnDownAt == nil)
  }

  @Test func anotherNameOrColourLeavesTheGameAsItIs() {
    let model = model()
    model.turn(places(model)[0][0])
    let before = (model.game, model.symbols)
    model.theme.name = "Sea"
    model.theme.color = RGBA(1, 2, 3)
    #expect(model.game == before.0 && model.symbols == before.1)
  }

  @Test func aSymbolThatGoesIsExchangedWhereTheGameCanGoOn() {
    let model = model()
    model.turn(places(model)[0][0])
    let gone = model.symbols[3]
    model.theme.remove(gone)
    #expect(model.game.turned.count == 1)
    #expect(!model.symbols.contains(gone) && Set(model.symbols).count == 8)
  }

  @Test func otherPairsAreDealtAnew() {
    let model = model()
    win(model)
    model.theme.pairs = 4
    #expect(model.game.pairs == 4 && !model.game.isWon)
    #expect(model.clock.elapsed == .zero && !model.clock.isRunning)
  }

  @Test func aNewGameIsAnotherOne() {
    let model = model()
    let before = model.game.cards.map(\.pair)
    win(model)
    model.restart()
    #expect(model.game.cards.map(\.pair) != before)
    #expect(model.points == 0 && model.outcome == nil)
  }

  @Test func aThemeThatIsTooSmallIsNotTaken() {
    let model = model()
    let before = model.theme
    model.theme = MemoryTheme(
      id: before.id, name: "Empty", color: before.color, symbols: [], pairs: 2)
    #expect(model.theme == before)
    model.turn(0)
    #expect(model.game.turned == [0])
  }
}
