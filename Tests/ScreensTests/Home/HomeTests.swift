import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct HomeTests {
  @Test func anIdleHomeSleeps() throws {
    let driver = try SuiteDriver()
    #expect(driver.isAsleep)
    for keys in ["a", "⎋", "g", "q", "↓", "?", "⎋"] {
      driver.type(keys)
      #expect(driver.isAsleep)
    }
  }

  @Test func afterAGameHomeSleepsAgain() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4uqq")
    #expect(driver.isAsleep)
    let frames = driver.view.terminal.frames.count
    driver.advance(by: .seconds(3600))
    #expect(driver.view.terminal.frames.count == frames)
  }

  @Test(arguments: [(80, 24), (40, 20), (120, 40)])
  func besideTheTurtleAreTheWaysToHelpAndToMorePuzzles(width: Int, height: Int) throws {
    let world = try SuiteWorld()
    world.preferences.showsTips = false
    let driver = try SuiteDriver(width: width, height: height, world: world)
    driver.view.click(on: "How it")
    #expect(driver.suite.router.path == [.help(.rules)])
    driver.type("⎋h⏎⏎")
    #expect(driver.suite.router.path == [.help(.rules)])
    for (key, route) in [("i", Route.solver), ("g", .levels), ("P", .packs)] {
      let driver = try SuiteDriver(width: width, height: height)
      driver.view.click(on: "Want more")
      #expect(driver.shows("Bring your own"))
      driver.type(key)
      #expect(driver.suite.router.path == [route])
      driver.type("⎋w")
      #expect(driver.shows("Bring your own"))
    }
  }

  @Test func aPuzzleOfTheDayDoesNotChangeTheLevelOfANewGame() throws {
    let world = try SuiteWorld()
    try world.solve(1, .easy, .level, seconds: 100, help: 0)
    world.sleep(days: 1)
    let today = try SuiteDriver(world: world).suite.records.today
    try world.solve(2, .hard, .daily(today, recipe: 1), seconds: 100, help: 0)
    let driver = try SuiteDriver(world: world)
    #expect(driver.suite.records.usualLevel == .easy)
    try world.solve(3, .medium, .level, seconds: 100, help: 0)
    driver.suite.records.refresh()
    #expect(driver.suite.records.usualLevel == .medium)
  }

  @Test(arguments: Language.allCases)
  func whoHasBegunTheCourseButNoGameReadsEveryWord(language: Language) throws {
    let world = try SuiteWorld()
    world.preferences.lessons.finish(.fullHouse, stars: 2)
    let driver = try SuiteDriver(world: world, language: language)
    let words = driver.suite.words.home
    for text in [words.hello, words.playFirst] + words.helloDetails {
      #expect(driver.shows(text), "\(text)")
    }
    #expect(!driver.shows("…"))
    #expect(driver.view.cuts == [])
  }

  private nonisolated static let sizes =
    ScreenSize.all + [
      ScreenSize(width: 120, height: 40), ScreenSize(width: 160, height: 50),
    ]

  @Test(arguments: sizes)
  func aNewPlayerIsGreetedAndBeginsWithEnter(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    #expect(driver.shows("Hello! Your first puzzle is ready."))
    driver.type("⏎")
    let path = driver.suite.router.path
    #expect(path.map { "\($0)" }.joined().contains("levelSplash"))
  }

  @Test(arguments: sizes)
  func whoLeftAGameFindsItFirstAndContinuesWithEnter(size: ScreenSize) throws {
    let world = try SuiteWorld()
    let game = try SuiteDriver.onBoard(world: world)
    game.type("4")
    game.advance(by: .seconds(72))
    game.type("qq")
    let driver = try SuiteDriver(width: size.width, height: size.height, world: world)
    for words in ["Easy", "1 of 51 placed", "1:12"] { #expect(driver.shows(words), "\(words)") }
    if HomePlan(size.size).hasLargeLetters == false { #expect(driver.shows("▶  Continue")) }
    if size.width > 40 { #expect(driver.shows("no mistakes")) }
    driver.type("⏎")
    #expect(driver.suite.trail.last == "board")
    let digit = try driver.board().game.digit(at: Cell(2))
    #expect(digit == .four)
  }

  @Test func whoHasSolvedAllThatWasBegunFindsANewGameAndTheNextPuzzleOfThePacks() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.type("⎋⎋⎋")
    while !driver.suite.router.path.isEmpty { driver.type("⎋") }
    #expect(driver.shows("1-0001"))
    #expect(driver.shows("Play a new one"))
    driver.type("⏎")
    #expect(driver.suite.wanted == .level(.easy))
  }

  @Test(arguments: sizes)
  func theFocusNeverMovesAnything(size: ScreenSize) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: try begunWorld())
    func letters() -> String {
      String(driver.text.map { $0.isLetter || $0.isNumber || $0 == "\n" ? $0 : " " })
    }
    let atFirst = letters()
    for _ in 0..<12 {
      driver.type("⇥")
      #expect(letters() == atFirst)
    }
  }

  @Test(arguments: [TerminalCapabilities.ColorDepth.monochrome, .eight])
  func fewColoursHaveWordsForIcons(depth: TerminalCapabilities.ColorDepth) throws {
    for (width, height) in [(80, 24), (40, 20)] {
      let driver = try SuiteDriver(
        width: width, height: height, world: try begunWorld(), colorDepth: depth)
      for icon in ["▤", "⚙", "✦", "▶"] { #expect(!driver.shows("\(icon) ")) }
      for words in ["About", "Help", "Leaderboard", "Settings", "Game", "Solver", "Memory"] {
        #expect(driver.shows(words), "\(words) \(width)")
      }
    }
  }

  @Test(arguments: [
    ([1, 2], "2-day streak"), ([0, 1], "solved"), ([2], "not played"),
  ])
  func todaysCardTellsTheStreakOrThatItIsDone(daysAgo: [Int], state: String) throws {
    let world = try begunWorld()
    for ago in (0...2).reversed() {
      if daysAgo.contains(ago) {
        let today = world.dependencies().localTime(world.dependencies().wallClock()).day
        try world.solve(ago, .easy, .daily(today, recipe: 1), seconds: 200, help: 0)
      }
      if ago > 0 { world.sleep(days: 1) }
    }
    let driver = try SuiteDriver(world: world)
    let card = driver.text
    #expect(card.contains("· \(state)"))
  }

  @Test func todaysCardOpensTodaysPuzzle() throws {
    let driver = try SuiteDriver(world: try begunWorld())
    driver.view.click(on: "Today's puzzle")
    let origin = driver.suite.wanted.map { "\($0)" }
    #expect(origin?.contains("daily") == true)
  }

  @Test(arguments: [(120, 40), (40, 20)])
  func theNextLessonIsOnHome(width: Int, height: Int) throws {
    let driver = try SuiteDriver(width: width, height: height, world: try begunWorld())
    driver.view.click(on: "Next lesson")
    #expect(driver.suite.router.path == [.course])
    driver.type("⎋l")
    #expect(driver.suite.router.path == [.course])
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 20)], [Level.easy, .hard])
  func aNewGameIsOfTheLevelThatOnePlays(size: (width: Int, height: Int), level: Level) throws {
    let world = try SuiteWorld.played(games: 2, level: level)
    let known = try Puzzle.wellKnown()
    var game = Game(
      id: world.dependencies().makeGameID(),
      puzzle: Puzzle(
        givens: known.givens, solution: known.solution, level: level, rating: known.rating))
    game.apply(.place(.four, at: Cell(2)), at: .seconds(1))
    try world.store.save(game, elapsed: .seconds(1))
    let driver = try SuiteDriver(width: size.width, height: size.height, world: world)
    driver.type("n")
    #expect(driver.suite.wanted == .level(level))
    driver.type("⎋")
    driver.view.click(
      on: size.width == 40 ? "New \(driver.suite.words.name(of: level))" : "New game")
    #expect(driver.suite.wanted == .level(level))
    driver.type("⎋")
    #expect(driver.suite.isHome)
  }

  @Test func gameGoesThroughTheLevels() throws {
    let driver = try SuiteDriver()
    driver.type("g")
    #expect(driver.suite.router.path == [.levels])
    driver.type("⎋")
    driver.view.click(on: "▶  Game")
    #expect(driver.suite.router.path == [.levels])
  }

  @Test func theFooterSaysWhatQDoes() throws {
    let driver = try SuiteDriver()
    #expect(driver.shows("q quit"))
    driver.type("⎋")
    let before = driver.world.exits
    #expect(before == 0)
    driver.type("qq")
    let after = driver.world.exits
    #expect(after == 1)
  }

  /// The controls can be reached by the arrows alone.
  @Test(arguments: [
    ("↓←⏎", Route.levels), ("↓⏎", .course), ("↓→⏎", .solver), ("↓→→⏎", .memory),
  ])
  func theArrowsGoFromControlToControl(keys: String, route: Route) throws {
    let driver = try SuiteDriver()
    driver.type(keys)
    #expect(driver.suite.router.path.last == route)
  }

  @Test(arguments: ScreenSize.all)
  func everyControlIsReachedByTabAndOpens(size: ScreenSize) throws {
    var titles: Set<String> = []
    for steps in 0..<12 {
      let driver = try SuiteDriver(
        width: size.width, height: size.height, world: try begunWorld())
      driver.type(String(repeating: "⇥", count: steps) + "⏎")
      let path = driver.suite.router.path
      let sheet = ["About", "Leaderboard", "Settings"].first { driver.shows("│ \($0) ") }
      let title =
        switch path.last {
        case .some(let route): "\(route)".prefix { $0.isLetter }.description
        case nil: driver.shows("Bring your own") ? "more" : sheet ?? "?"
        }
      titles.insert(title)
    }
    #expect(
      titles == [
        "About", "help", "Leaderboard", "Settings", "solver", "levels", "memory", "course", "more",
        "board", "making",
      ])
  }

  @Test(arguments: [("4", "6 | 4 | 1"), ("1", "5 | 4 | 1")])
  func onlyWhatIsNotMarkedAsWrongIsPlacedOnTheSmallBoard(key: String, counts: String) throws {
    let driver = try SuiteDriver(puzzle: try .wellKnown(), isUnicode: false)
    driver.type(key)
    driver.suite.go(to: .home)
    driver.view.runtime.showFrame()
    #expect(driver.shows(counts))
  }

  @Test func theTurtleSaysSomethingElseOnTheNextVisit() throws {
    let driver = try SuiteDriver()
    let first = driver.suite.tip
    for destination in [Destination.levels, .home] {
      driver.suite.go(to: destination)
      driver.view.runtime.showFrame()
    }
    #expect(driver.suite.tip != nil && driver.suite.tip != first)
  }

  /// A world with a game in progress.
  private func begunWorld() throws -> SuiteWorld {
    let world = try SuiteWorld()
    var game = Game(id: world.dependencies().makeGameID(), puzzle: try .wellKnown())
    game.apply(.place(.four, at: Cell(2)), at: .seconds(1))
    try world.store.save(game, elapsed: .seconds(1))
    return world
  }
}
