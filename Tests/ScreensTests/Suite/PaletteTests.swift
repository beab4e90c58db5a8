import Games
import Hints
import Store
import Sudoku
import Testing

@testable import Screens
@testable import Scutes

/// The command palette finds everything from everywhere.
struct PaletteTests {
  /// How one gets to screens other than Home.
  private nonisolated static let ways = ["g", "m", "s", "i", "l", "h"]

  private nonisolated static let places: [(name: String, route: Route)] = [
    ("Next Expert", .making(.level(.expert))), ("Calendar", .calendar), ("Packs", .packs),
    ("Collections", .collections),
    ("Statistics", .statistics), ("Solver", .solver), ("Memory", .memory),
    ("Camera", .camera), ("Levels", .levels), ("Learn", .course),
  ]

  /// Each place from Home, and one of them from each other screen: what is offered is the same.
  @Test(
    arguments: places.map { ("", $0.name, $0.route) }
      + zip(ways, places).map { ($0, $1.name, $1.route) })
  func placesAreFoundFromEveryScreen(way: String, name: String, route: Route) throws {
    let driver = try SuiteDriver()
    driver.type(way)
    driver.type(":")
    driver.type(name)
    driver.type("⏎")
    #expect(driver.suite.router.path.last == route)
  }

  @Test(arguments: [
    ("Technique profiles", Destination.profiles, ["board"]),
    ("Shift and digits", .digitKeys, ["board"]), ("More puzzles", .morePuzzles, []),
  ])
  func settingsOpenOverTheBoard(name: String, place: Destination, trail: [String]) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(":\(name)⏎")
    #expect(driver.suite.trail.suffix(1) == trail[...] && driver.suite.presented == place)
  }

  @Test func themesLanguagesAndSettingsAreFoundByTheirValues() throws {
    let driver = try SuiteDriver.onBoard()
    let preferences = driver.suite.dependencies.preferences
    func choose(_ name: String) {
      driver.type(":")
      driver.type(name)
      driver.type("⏎")
    }
    choose("Theme: shore light")
    #expect(preferences.values.theme == .shoreLight)
    choose("Mistakes: conflicts")
    #expect(preferences.values.errorChecking == .conflicts)
    choose("Timer: turn off")
    #expect(!preferences.values.showsTimer)
    choose("Timer: turn on")
    #expect(preferences.values.showsTimer)
    choose("Language: 한국어")
    #expect(preferences.values.language == .korean)
    #expect(driver.suite.trail.last == "board")
  }

  @Test(arguments: [
    ("daily", "Today's puzzle"), ("streak", "Calendar"), ("generate", "More puzzles"),
    ("mistakes", "Mistakes: conflicts"), ("highlight", "Row, column, box: turn off"),
    ("animation", "Effects: subtle"), ("tutorial", "Learn"), ("first steps", "First steps"),
    ("first steps", "Restart the welcome"), ("onboarding", "Restart the welcome"),
  ])
  func whatIsCalledOtherwiseIsFoundToo(query: String, title: String) throws {
    let driver = try SuiteDriver()
    driver.type(":")
    driver.type(query)
    #expect(driver.shows(title))
  }

  @Test(arguments: [("Stat", Route.statistics), ("Packs", .packs), ("Calendar", .calendar)])
  func englishNamesAreKnownInEveryLanguage(name: String, route: Route) throws {
    let driver = try SuiteDriver(language: .korean)
    driver.type(":\(name)⏎")
    #expect(driver.suite.router.path.last == route)
  }

  @Test func withoutUnicodeLanguagesAreNamedInLatinLetters() throws {
    let driver = try SuiteDriver(isUnicode: false)
    driver.type(":language: ko")
    #expect(driver.text.contains("Language: Korean"))
    #expect(!driver.text.contains("? ?") && !driver.text.contains("??"))
  }

  @Test func firstStepsBeginFromThePalette() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(":first steps⏎")
    #expect(driver.suite.trail == ["welcome"])
    #expect(driver.suite.firstSteps != nil)
  }

  @Test(arguments: ["Restart the welcome", "onboarding"])
  func theWelcomeIsShownAgainFromThePalette(query: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(":\(query)⏎")
    #expect(driver.suite.trail == ["welcome"])
    #expect(driver.suite.firstSteps == nil)
  }

  @Test func aGameThatIsLeftThroughThePaletteIsSaved() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4:Packs⏎")
    #expect(driver.suite.router.path == [.packs])
    let kept = try driver.world.store.latestUnfinished()
    #expect(kept?.game.digit(at: Cell(2)) == .four)
  }

  @Test func everyLessonAndEveryTechniqueIsOffered() throws {
    let driver = try SuiteDriver()
    let titles = Set(SuiteCommands(suite: driver.suite).all.map(\.title))
    for lesson in Lesson.allCases {
      #expect(titles.contains(driver.suite.words.title(of: lesson)))
    }
    for task in DrillBook.techniques {
      #expect(titles.contains(driver.suite.words.name(of: task.id)))
    }
  }
}
