import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct WelcomeTests {
  private nonisolated static let sizes = ScreenSize.all + [ScreenSize(width: 160, height: 50)]

  @Test(arguments: sizes, Language.allCases)
  func theStartUpScreen(size: ScreenSize, language: Language) throws {
    try expectBeginning("start-up", .full, size, language)
  }

  @Test func theStartUpScreenGoesByItself() throws {
    let world = try world(.full)
    world.preferences.isWelcomed = true
    let driver = try SuiteDriver(world: world, begins: true)
    #expect(driver.suite.router.path == [.startUp])
    driver.advance(by: .milliseconds(1900))
    #expect(driver.suite.router.path == [.startUp])
    driver.advance(by: .milliseconds(100))
    #expect(driver.suite.router.path == [])
  }

  @Test(arguments: ["x", "⎋", "⏎", "click"])
  func anyKeyOrClickEndsTheStartUpScreen(way: String) throws {
    let world = try world(.full)
    world.preferences.isWelcomed = true
    let driver = try SuiteDriver(world: world, begins: true)
    if way == "click" {
      driver.view.send(.mouse(MouseEvent(.press(.left), at: Point(x: 3, y: 3))))
    } else {
      driver.type(way)
    }
    #expect(driver.suite.router.path == [])
  }

  @Test func withoutEffectsThereIsNoStartUpScreen() throws {
    let world = try world(.none)
    world.preferences.isWelcomed = true
    let driver = try SuiteDriver(world: world, begins: true)
    #expect(driver.suite.router.path == [])
  }

  @Test(arguments: sizes, Language.allCases)
  func theWelcome(size: ScreenSize, language: Language) throws {
    try expectBeginning("welcome", .none, size, language)
  }

  @Test func thePictureGrowsInOverASecond() throws {
    let driver = try SuiteDriver(world: try world(.full), begins: true)
    driver.type("x")
    var frames: [String] = []
    for _ in 0..<12 {
      frames.append(try driver.golden())
      driver.advance(by: .milliseconds(100))
    }
    #expect(Set(frames.prefix(10)).count >= 8)
    #expect(frames[10] == frames[11])
  }

  @Test func itIsShownOnTheFirstRunOnly() throws {
    let world = try world(.none)
    let first = try SuiteDriver(world: world, begins: true)
    #expect(first.suite.router.path == [.welcome])
    first.type("⎋")
    #expect(first.suite.router.path == [])
    let second = try SuiteDriver(world: world, begins: true)
    #expect(second.suite.router.path == [])
  }

  @Test func whoLeavesTheProgramMeetsItAgain() throws {
    let world = try world(.none)
    let first = try SuiteDriver(world: world, begins: true)
    first.type("Q")
    let second = try SuiteDriver(world: world, begins: true)
    #expect(second.suite.router.path == [.welcome])
  }

  @Test func holdingRightSlidesTheSwitchToItsEnd() throws {
    let driver = try SuiteDriver(world: try world(.none), begins: true)
    driver.type("→")
    #expect(!driver.shows("1/4"))
    for _ in 0..<40 where !driver.shows("1/4") { driver.type("→") }
    #expect(driver.shows("1/4"))
  }

  @Test func rightThatIsHeldOnTakesNoStepBeforeItIsLetGo() throws {
    let driver = try SuiteDriver(world: try world(.none), begins: true)
    for _ in 0..<80 {
      driver.type("→")
      driver.advance(by: .milliseconds(40))
    }
    #expect(driver.shows("1/4"))
    driver.advance(by: .milliseconds(400))
    driver.type("→")
    #expect(driver.shows("2/4"))
  }

  @Test func theMouseDragsTheSwitchAndLetGoBeforeItSpringsBack() throws {
    let driver = try SuiteDriver(world: try world(.none), begins: true)
    guard let y = driver.rows.firstIndex(where: { $0.contains("Slide to begin") }),
      let start = driver.rows[y].firstRange(of: "▐█▌")?.lowerBound
    else { throw NotOnScreen(what: "switch") }
    let x = String(driver.rows[y][..<start]).columns + 1
    drag(driver, row: y, from: x, to: x + 5)
    #expect(!driver.shows("1/4"))
    drag(driver, row: y, from: x, to: x + 30)
    #expect(driver.shows("1/4"))
  }

  @Test(arguments: ScreenSize.all, Language.allCases)
  func theFirstStepsAreTakenByDoingThem(size: ScreenSize, language: Language) async throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: try world(.none), language: language,
      begins: true)
    for _ in 0..<40 where !driver.shows("1/4") { driver.type("→") }
    expectSnapshot(driver.text, named: "first steps \(language) \(size)")
    driver.advance(by: .seconds(1))
    driver.type("→")
    #expect(driver.shows("2/4"))
    let (only, board) = (driver.suite.firstSteps?.onlyDigit, driver.suite.firstSteps?.board)
    #expect(only.map { $0 == board?.game.puzzle.solution[board?.cursor ?? Cell(0)] } == true)
    #expect(driver.shows("2/4 \(driver.suite.words.welcome.onlyDigit("\(only ?? .one)"))"))
    driver.type("\(only ?? .one)")
    #expect(driver.shows("3/4"))
    driver.type("⇥m2")
    #expect(driver.shows("4/4"))
    driver.type("H")
    let done = driver.suite.words.welcome.done
    #expect(await driver.view.wait { driver.shows(done) })
    expectSnapshot(driver.text, named: "first steps done \(language) \(size)")
    // The first key follows the hint, the second goes Home.
    driver.type("⏎⏎")
    #expect(driver.suite.router.path == [])
    #expect(driver.world.preferences.isWelcomed)
    let kept = try driver.world.store.latestUnfinished()
    #expect(kept == nil)
  }

  @Test(arguments: [true, false])
  func bothPassagesAreHeardWhereSoundsAreWanted(isWanted: Bool) throws {
    let world = try world(.none)
    world.preferences.playsSound = isWanted
    let driver = try SuiteDriver(world: world, begins: true)
    let atFirst = world.played
    #expect(atFirst.isEmpty)
    driver.type("⎋")
    let forth = world.played
    #expect(forth == (isWanted ? [.passageForth] : []))
    driver.suite.restart()
    let back = world.played
    #expect(back == (isWanted ? [.passageForth, .passageBack] : []))
  }

  @Test func restartInTheSettingsLeadsBackAndKeepsTheGame() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4,")
    driver.press(KeyPress(.end))
    for _ in 0..<40 where !driver.shows("Your games are kept") { driver.type("⇥") }
    driver.type("⏎")
    #expect(driver.suite.router.path == [.welcome])
    driver.type("⎋r")
    let digit = try driver.board().game.digit(at: Cell(2))
    #expect(digit != nil)
  }

  @Test func theFirstStepsSayWhyADigitOnAGivenDoesNothing() throws {
    let driver = try onFirstSteps()
    driver.suite.firstSteps?.board.go(to: Cell(0))
    driver.type("4")
    let given = driver.suite.words.board.given
    #expect(driver.shows(given))
    driver.advance(by: .seconds(4))
    #expect(!driver.shows(given))
  }

  @Test func escapeInTheFirstStepsEndsFirstWhatIsBegun() throws {
    let driver = try onFirstSteps()
    driver.type("v⎋")
    #expect(driver.suite.router.path == [.welcome])
    driver.type("⎋")
    #expect(driver.suite.router.path == [])
  }

  @Test func restartInTheFirstStepsBeginsWithTheWordOfWelcome() throws {
    let driver = try onFirstSteps()
    let isOnBoard = driver.shows("1/4")
    #expect(isOnBoard)
    driver.suite.restart()
    driver.view.runtime.showFrame()
    let text = driver.text
    #expect(text.contains(driver.suite.words.welcome.skip) && !text.contains("1/4"))
    #expect(driver.suite.router.path == [.welcome])
  }

  @Test func aBoardToTryThingsOnIsNeverKeptNotEvenSolved() throws {
    let world = try SuiteWorld()
    let board = try #require(GameBoardModel.example(world.outside()))
    for cell in Cell.all where board.game.digit(at: cell) == nil {
      board.go(to: cell)
      board.write(board.game.puzzle.solution[cell] ?? .one)
    }
    let (isComplete, result) = (board.game.isComplete, board.result)
    #expect(isComplete && result == nil)
    let kept = try world.store.latestUnfinished()
    #expect(kept == nil)
  }

  private func onFirstSteps() throws -> SuiteDriver {
    let driver = try SuiteDriver(world: try world(.none), begins: true)
    driver.suite.beginFirstSteps()
    driver.view.runtime.showFrame()
    return driver
  }

  private func drag(_ driver: SuiteDriver, row: Int, from: Int, to: Int) {
    driver.view.send(.mouse(MouseEvent(.press(.left), at: Point(x: from, y: row))))
    for x in stride(from: from, through: to, by: 2) {
      driver.view.send(.mouse(MouseEvent(.drag(.left), at: Point(x: x, y: row))))
    }
    driver.view.send(.mouse(MouseEvent(.release(.left), at: Point(x: to, y: row))))
    driver.advance(by: .seconds(1))
  }

  private func expectBeginning(
    _ name: String, _ effects: Effects, _ size: ScreenSize, _ language: Language
  ) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: try world(effects), language: language,
      begins: true)
    expectSnapshot(driver.text, named: "\(name) \(language) \(size)")
  }

  private func world(_ effects: Effects) throws -> SuiteWorld {
    let world = try SuiteWorld()
    world.preferences.effects = effects
    return world
  }
}
