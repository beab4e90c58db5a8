import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct SettingsTests {
  /// The keys that lead to each screen.
  @Test(arguments: ["", "g", "gp", "gp⏎", "gc", "gt", "i"])
  func theyOpenOnEveryScreen(way: String) throws {
    let driver = try SuiteDriver()
    driver.type(way + ",")
    #expect(driver.sheet.contains("Which mistakes to mark"))
    driver.type("⎋")
    #expect(driver.sheet.isEmpty)
  }

  @Test(arguments: [",", ""])
  func theyOpenOverHomeAndTheBoard(key: String) throws {
    let home = try SuiteDriver()
    if key.isEmpty { #expect(home.view.click(on: "Settings ⚙")) } else { home.type(key) }
    #expect(home.sheet.contains("Mistakes"))
    home.type("⎋")
    #expect(home.sheet.isEmpty)
    let board = try SuiteDriver.onBoard()
    board.type(key.isEmpty ? ":settings⏎" : key)
    #expect(board.sheet.contains("Mistakes"))
    board.type("q")
    #expect(board.sheet.isEmpty && board.suite.board != nil)
  }

  @Test func aChangeIsSavedAtOnce() throws {
    let driver = try SuiteDriver()
    driver.type(",←")
    #expect(driver.world.preferences.errorChecking == .conflicts)
    driver.type("⇥ ")
    #expect(driver.world.preferences.entersDigitFirst)
    driver.type(" ")
    #expect(!driver.world.preferences.entersDigitFirst)
  }

  @Test(arguments: ScreenSize.all, Language.allCases)
  func eachSettingIsReachedByTabNamedAndExplained(size: ScreenSize, language: Language) throws {
    let settings = Words.in(language).allSettings(digitFirstKey: "d")
    #expect(settings.map(\.id) == Setting.ID.allCases)
    let world = try SuiteWorld()
    world.preferences.tilePattern = .theme(try #require(MemoryTheme.ID("ocean")))
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: world, language: language)
    driver.type(",")
    for setting in settings {
      let shown = driver.sentence.replacing("│ │ ", with: "")
      #expect(shown.contains(setting.title), "\(setting.id)")
      #expect(shown.contains(setting.explanation), "\(setting.id)")
      driver.type("⇥")
    }
  }

  @Test(arguments: ScreenSize.all)
  func thePageKeysTakeTheFocusAlong(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    let settings = Words.english.allSettings()
    let (first, last) = (try #require(settings.first), try #require(settings.last))
    driver.type(",")
    driver.press(KeyPress(.end))
    let end = driver.sentence.replacing("│ │ ", with: "")
    #expect(end.contains(last.explanation))
    driver.press(KeyPress(.home))
    let start = driver.sentence.replacing("│ │ ", with: "")
    #expect(start.contains(first.explanation))
    #expect(driver.world.preferences.errorChecking == .everything, "no choice was made")
    for _ in 0..<6 { driver.press(KeyPress(.pageDown)) }
    let below = driver.sentence.replacing("│ │ ", with: "")
    #expect(below.contains(last.explanation))
  }

  @Test func onALargeScreenNoneIsOutOfSight() throws {
    let driver = try SuiteDriver(width: 160, height: 50)
    driver.type(",")
    #expect(driver.shows("Mistakes") && driver.shows("Restart the welcome"))
  }

  @Test func aClickChoosesAndTurnsOn() throws {
    let driver = try SuiteDriver()
    driver.type(",")
    #expect(driver.view.click(on: "conflicts"))
    #expect(driver.world.preferences.errorChecking == .conflicts)
    #expect(driver.view.click(on: "○"))
    #expect(driver.world.preferences.entersDigitFirst)
  }

  @Test func theThemeIsSeenWhileItIsChosen() throws {
    let driver = try SuiteDriver()
    let place = try #require(Setting.ID.allCases.firstIndex(of: .theme))
    driver.type("," + String(repeating: "⇥", count: place))
    for theme in SuiteTheme.allCases {
      driver.type("→")
      #expect(driver.world.preferences.theme.rawValue == theme.rawValue)
      #expect(driver.view.runtime.theme == theme.theme)
    }
  }

  @Test(arguments: [
    (TerminalCapabilities.ColorDepth.trueColor, SuiteTheme.shoreDark), (.sixteen, .terminalSixteen),
    (.monochrome, .monochrome),
  ])
  func theThemeSuitsTheTerminalUntilOneIsChosen(
    depth: TerminalCapabilities.ColorDepth, theme: SuiteTheme
  ) throws {
    #expect(try SuiteDriver(colorDepth: depth).view.runtime.theme == theme.theme)
    let chosen = try SuiteDriver(theme: .kameLight, colorDepth: depth)
    let shown = depth == .monochrome ? SuiteTheme.monochrome : .kameLight
    #expect(chosen.view.runtime.theme == shown.theme)
  }

  @Test func aThemeRequestedAtLaunchIsTheOneInForceUntilAnyIsChosen() throws {
    let driver = try SuiteDriver()
    driver.suite.overrideTheme(with: ThemeChoice.terminalSixteen)
    let preferences = driver.suite.dependencies.preferences
    #expect(preferences.theme == .terminalSixteen && preferences.values.theme == .automatic)
    preferences.theme = .automatic
    #expect(preferences.theme == .automatic)
  }

  @Test func everyThemeCanBeChosen() {
    let choices = ThemeChoice.allCases.filter { $0 != .automatic }
    #expect(choices.map(\.rawValue) == SuiteTheme.allCases.map(\.rawValue))
  }

  @Test(arguments: [(Effects.none, Motion.none), (.subtle, .subtle), (.full, .full)])
  func effectsSayHowMuchMoves(effects: Effects, motion: Motion) throws {
    let driver = try SuiteDriver()
    driver.suite.dependencies.preferences.values.effects = effects
    #expect(driver.view.runtime.motion == motion)
  }

  @Test func theLanguageChangesTheSheetItself() throws {
    let driver = try SuiteDriver(width: 160, height: 50)
    driver.type(",")
    #expect(driver.view.click(on: "한국어"))
    #expect(driver.sheet.contains("실수 표시") && driver.shows("단축키"))
    #expect(driver.world.preferences.language == .korean)
  }

  @Test func aResetCanBeUndone() throws {
    let driver = try SuiteDriver(width: 160, height: 50)
    driver.type(",←")
    let before = driver.world.preferences
    #expect(driver.view.click(on: "Reset to defaults"))
    #expect(driver.world.preferences == Preferences())
    #expect(driver.sheet.contains("from before the reset"))
    #expect(driver.view.click(on: "Undo the reset"))
    #expect(driver.world.preferences == before)
    #expect(driver.view.click(on: "Reset to defaults"))
    driver.press(.shiftTab)
    driver.type("→")
    #expect(!driver.shows("Undo the reset"))
  }

  @Test func aResetKeepsThePlaceInThePacks() throws {
    let world = try SuiteWorld()
    let place = try #require(PuzzleID(pack: 2, number: 17))
    world.preferences = Preferences()
    world.preferences.nextPuzzle = place
    let driver = try SuiteDriver(width: 160, height: 50, world: world)
    driver.type(",")
    driver.advance(by: .seconds(1))
    driver.view.click(on: "Reset to defaults")
    let isReset = driver.shows("Undo the reset")
    #expect(!isReset, "there is nothing to reset")
    driver.type("←")
    driver.advance(by: .seconds(1))
    driver.view.click(on: "Reset to defaults")
    #expect(world.preferences.errorChecking == .everything)
    #expect(world.preferences.nextPuzzle == place)
    driver.view.click(on: "Undo the reset")
    #expect(world.preferences.errorChecking == .conflicts)
    #expect(world.preferences.nextPuzzle == place)
  }

  @Test func aFailureToSaveIsSaid() throws {
    let driver = try SuiteDriver()
    driver.type(",")
    driver.world.preferencesFault = .unwritable(path: "p.json", reason: .full)
    driver.type("←")
    driver.type("⎋")
    #expect(driver.sheet.contains("p.json"))
  }

  @Test func withoutATimerNoTimeIsShownOrCountedButItIsKept() throws {
    let world = try SuiteWorld()
    world.preferences.showsTimer = false
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4")
    driver.advance(by: .seconds(70))
    #expect(!driver.shows("◷"))
    driver.type("s")
    #expect(driver.sheet.contains("without a timer"))
    #expect(try world.store.latestUnfinished()?.elapsed == .seconds(70))
  }

  @Test func withoutTipsHomeShowsNone() throws {
    let world = try SuiteWorld()
    #expect(try SuiteDriver(world: world).shows("“"))
    world.preferences.showsTips = false
    #expect(try !SuiteDriver(world: world).shows("“"))
  }

  @Test func theLeftHandMovesWhereItIsWanted() throws {
    let world = try SuiteWorld()
    world.preferences.keyPreset = .wasd
    let driver = try SuiteDriver.onBoard(world: world)
    let start = try driver.board().cursor
    driver.type("sd")
    #expect(try driver.board().cursor == Cell(row: start.row + 1, column: start.column + 1))
    driver.type("wa")
    #expect(try driver.board().cursor == start)
    #expect(driver.rows.last?.contains("w") == true)
    driver.type("?")
    #expect(driver.shows("Ten keys to start") && !driver.shows("hjkl"))
  }

  @Test(arguments: KeyPreset.allCases)
  func everyActionOfTheBoardsKeepsAKey(preset: KeyPreset) {
    let tables = [
      GameBoard.commands(.english).keys, SolutionScreen.commands(.english).keys,
    ]
    #expect(KeyMap(preset).conflicts(in: tables).isEmpty)
    #expect(KeyMap(preset).unknownNames(in: tables).isEmpty)
  }
}
