import Games
import Scutes
import Store
import TestSupport
import Testing

@testable import Screens

/// The choice of tiles, in the settings and among the themes of Memory.
struct TileSettingsTests {
  /// The keys that lead to the row of the tiles.
  private static let way =
    "," + String(repeating: "⇥", count: Setting.ID.allCases.firstIndex(of: .tiles) ?? 0)

  private static func theme(_ number: UInt64, _ symbols: String) -> MemoryTheme {
    MemoryTheme(
      id: MemoryTheme.ID(number), name: "Theme \(number)", color: RGBA(1, 2, 3),
      symbols: MemorySymbol.all(in: symbols), pairs: 2)
  }

  private static func chosen(_ id: String) throws -> TileChoice {
    .theme(try #require(MemoryTheme.ID(id)))
  }

  @Test(arguments: ScreenSize.all)
  func aThemeIsChosenFromAMenu(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type(Self.way + "→→→→")
    let (first, last) = (try Self.chosen("animals"), try Self.chosen("ocean"))
    #expect(driver.world.preferences.tilePattern == first)
    driver.type("⇥⏎")
    let menu = driver.text
    #expect(menu.contains("Fruit 🍎🍐🍊"))
    driver.type("oc⏎")
    #expect(driver.world.preferences.tilePattern == last)
    let row = driver.text
    #expect(row.contains("Ocean 🐙🦑🦐 ▾"))
    guard size.width == 80 else { return }
    expectSnapshot(try driver.golden(), named: "tiles of a theme 80x24")
  }

  @Test func arrowsPassTheRowOfTheTheme() throws {
    let driver = try SuiteDriver()
    driver.type(Self.way + "→→→→⇥")
    let theme = driver.sheet
    driver.type("↓")
    let below = driver.sheet
    #expect(theme.contains("Its first nine symbols replace 1 to 9. Notes stay digits."))
    #expect(below.contains("Small digits, shown as dots at 40x20, or plain digits."))
    #expect(!driver.shows("Fruit 🍎🍐🍊"))
  }

  @Test func thatOfBeforeComesBackAfterAPattern() throws {
    let driver = try SuiteDriver()
    driver.type(Self.way + "→→→→⇥⏎oc⏎")
    driver.press(.shiftTab)
    driver.type("←←")
    let pattern = driver.world.preferences.tilePattern
    #expect(pattern == .pattern(.symbols))
    let hidden = driver.text
    #expect(!hidden.contains("Memory theme"))
    driver.type("→→")
    let ocean = try Self.chosen("ocean")
    #expect(driver.world.preferences.tilePattern == ocean)
  }

  @Test(arguments: ScreenSize.all)
  func thirtyThemesCanBeChosenFrom(size: ScreenSize) throws {
    let world = try SuiteWorld()
    let themes = (1...30).map { Self.theme($0, $0 == 2 ? "🐙🦑" : "🐙🦑🦐🦀🐡🐠🐟🐬🐳") }
    world.themes = .inMemory(themes)
    let driver = try SuiteDriver(width: size.width, height: size.height, world: world)
    driver.type(Self.way + "→→→→⇥⏎")
    let menu = driver.text
    #expect(!menu.contains("Theme 2 "), "it is too small")
    driver.press(KeyPress(.end))
    driver.type("⏎")
    #expect(driver.world.preferences.tilePattern == .theme(themes[29].id))
  }

  @Test func withoutAThemeThatIsLargeEnoughTheChoiceIsRefused() throws {
    let world = try SuiteWorld()
    world.themes = .inMemory([Self.theme(1, "🐙🦑🦐🦀🐡🐠🐟🐬")])
    let driver = try SuiteDriver(world: world)
    driver.type(Self.way + "→→→→")
    let text = driver.sheet
    #expect(text.contains("No Memory theme has nine symbols"))
    #expect(driver.world.preferences.tilePattern == .pattern(.shapes))
    driver.type("←")
    let after = driver.sheet
    #expect(!after.contains("No theme of Memory"))
  }

  @Test func aThemeThatIsGoneShowsAsDigits() throws {
    let world = try SuiteWorld()
    world.preferences.tilePattern = try Self.chosen("gone")
    let driver = try SuiteDriver(world: world)
    driver.type(Self.way)
    let text = driver.text
    #expect(text.contains("[digits]") || text.contains("▐digits▌"))
    driver.type("→")
    #expect(driver.world.preferences.tilePattern == .pattern(.letters))
  }

  // MARK: Among the themes

  @Test(arguments: ["t", "→t"])
  func aThemeIsPutOnTheBoardWhereItIsListed(keys: String) throws {
    let driver = try SuiteDriver()
    driver.type("m↓" + keys)
    let ocean = try Self.chosen("ocean")
    #expect(driver.world.preferences.tilePattern == ocean)
    let text = driver.sentence
    #expect(text.contains("Ocean now replaces 1 to 9"))
  }

  @Test func onlyOneWithNineSymbolsIsOfferedForIt() throws {
    let world = try SuiteWorld()
    world.themes = .inMemory([Self.theme(1, "🐙🦑🦐🦀🐡🐠🐟🐬🐳"), Self.theme(2, "🐙🦑🦐")])
    let driver = try SuiteDriver(world: world)
    driver.type("m→")
    let large = driver.text
    #expect(large.contains("Use on the board"))
    driver.type("⎋↓→")
    let small = driver.text
    #expect(small.contains("Duplicate") && !small.contains("Use on the board"))
    driver.type("⎋t")
    let refused = driver.sentence
    #expect(refused.contains("The board needs nine symbols, and Theme 2 has 3"))
    #expect(driver.world.preferences.tilePattern == .pattern(.digits))
  }
}
