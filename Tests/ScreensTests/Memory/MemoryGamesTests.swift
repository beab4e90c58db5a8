import Games
import ScutesTesting
import Store
import Testing

@testable import Screens

struct MemoryGamesTests {
  private let clock = TestClock()

  private func games() -> MemoryGames {
    var seed: UInt64 = 100
    let themes = MemoryThemes(
      store: .inMemory(),
      makeSeed: {
        seed += 1
        return seed
      }, starterName: { $0.rawValue })
    return MemoryGames(
      themes: themes, makeSeed: { 1 }, now: { [clock] in clock.now }, won: { _ in })
  }

  @Test func aGameThatIsLeftIsFoundAsItWas() throws {
    let games = games()
    let ids = games.themes.themes.map(\.id)
    games.show(ids[0])
    let first = try #require(games.game)
    first.turn(0)
    clock.now += .seconds(3)
    games.show(ids[1])
    clock.now += .seconds(60)
    #expect(games.isUnderWay(ids[0]) && !games.isUnderWay(ids[1]))
    games.show(ids[0])
    #expect(games.game === first && first.game.turned == [0])
    #expect(first.clock.elapsed == .seconds(3))
    clock.now += .seconds(1)
    #expect(first.clock.elapsed == .seconds(4))
  }

  @Test func anEditedThemeChangesItsGame() throws {
    let games = games()
    var theme = games.themes.themes[0]
    games.show(theme.id)
    theme.name = "Other"
    theme.pairs = 3
    games.keep(theme)
    #expect(games.game?.theme.name == "Other")
    #expect(games.game?.game.pairs == 3)
  }

  @Test func aDeletedThemeTakesItsGameOffTheScreenAndUndoBringsItBack() throws {
    let games = games()
    let id = games.themes.themes[0].id
    games.show(id)
    games.game?.turn(0)
    games.delete(id)
    #expect(games.game == nil)
    games.themes.undoDelete()
    games.show(id)
    #expect(games.game?.game.turned == [0])
  }

  @Test func aThemeThatIsTooSmallHasNoGame() {
    let games = games()
    let small = games.themes.new(named: "New")
    games.keep(small)
    games.show(small.id)
    #expect(games.game == nil)
  }

  @Test func aThemeFromElsewhereHasNoGameOfOneThatWasDeleted() throws {
    let games = games()
    let theme = games.themes.themes[0]
    games.show(theme.id)
    games.game?.turn(0)
    games.delete(theme.id)
    var other = theme
    other.name = "Other"
    games.take(other)
    games.show(theme.id)
    #expect(games.game?.theme.name == "Other" && games.game?.game.turned == [])
  }

  @Test func besideTheListTheGameIsAlwaysThatOfTheSelectedTheme() {
    let games = games()
    games.showsSelected = true
    #expect(games.shown == games.selection && games.shown != nil)
    games.duplicateSelected()
    #expect(games.shown == games.selection)
    games.deleteSelected()
    #expect(games.shown == games.selection)
    games.undoDelete()
    #expect(games.shown == games.selection)
    games.keep(games.themes.new(named: "Empty"))
    #expect(games.game == nil, "there is nothing to play")
  }
}
