import Games
import Hints
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct CoachTests {
  private func driver(
    width: Int = 80, height: Int = 24, language: Language? = nil,
    change: (inout Preferences) -> Void = { _ in }
  ) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences.coaches = true
    change(&world.preferences)
    return try SuiteDriver.onBoard(
      width: width, height: height, world: world, language: language)
  }

  private func speaks(_ driver: SuiteDriver, _ words: String = "Stuck? Look at") async -> Bool {
    await driver.view.wait { driver.shows(words) }
  }

  @Test func itIsOffUnlessChosen() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(600))
    #expect(try driver.board().coach.search == nil)
    #expect(!driver.shows("Stuck?"))
  }

  @Test(arguments: ScreenSize.all + [ScreenSize(width: 120, height: 40)])
  func afterAWhileWithoutProgressItSaysWhereToLook(size: ScreenSize) async throws {
    let driver = try driver(width: size.width, height: size.height)
    driver.advance(by: .seconds(89))
    #expect(try driver.board().coach.search == nil)
    driver.advance(by: .seconds(2))
    #expect(await speaks(driver))
  }

  @Test func itSpeaksKorean() async throws {
    let driver = try driver(language: .korean)
    driver.advance(by: .seconds(91))
    #expect(await speaks(driver, "막혔나요?"))
  }

  @Test func itNamesThePlaceThatAHintNames() async throws {
    let driver = try driver()
    driver.advance(by: .seconds(91))
    #expect(await speaks(driver))
    let said = try #require(driver.board().message?.text)
    let place = try #require(said.dropLast().split(separator: "Look at ").last)
    try await driver.ask()
    #expect(driver.sentence.contains("Look at \(place)"))
  }

  @Test func whatItFoundWhileTheGameWasPausedItSaysAfterwards() async throws {
    let driver = try driver()
    driver.advance(by: .seconds(91))
    driver.type("p")
    #expect(await driver.view.wait { (try? driver.board())?.coach.search.map(\.id) == nil })
    #expect(!driver.shows("Stuck?"))
    driver.type("p")
    driver.advance(by: .seconds(2))
    #expect(await speaks(driver))
  }

  @Test func itCostsNothingAndIsNotCounted() async throws {
    let driver = try driver()
    driver.advance(by: .seconds(91))
    #expect(await speaks(driver))
    #expect(try driver.board().game.hints == HintCounts())
    #expect(try driver.board().game.isUnaided)
  }

  @Test func itSpeaksOnceUntilThereIsProgress() async throws {
    let driver = try driver()
    driver.advance(by: .seconds(91))
    #expect(await speaks(driver))
    driver.type("c")
    driver.advance(by: .seconds(300))
    #expect(!driver.shows("Stuck?"))
    #expect(try driver.board().coach.search == nil)
    driver.type("4")
    driver.advance(by: .seconds(91))
    #expect(await speaks(driver))
  }

  @Test(arguments: ["4", "m1"])
  func aDigitOrANoteIsProgress(keys: String) async throws {
    let driver = try driver()
    driver.advance(by: .seconds(60))
    driver.type(keys)
    driver.advance(by: .seconds(60))
    #expect(try driver.board().coach.search == nil && !driver.shows("Stuck?"))
    driver.advance(by: .seconds(31))
    #expect(await speaks(driver))
    driver.type("→1")
    #expect(!driver.shows("Stuck?"))
  }

  @Test func aPauseIsNoTimeToThink() throws {
    let driver = try driver()
    driver.advance(by: .seconds(60))
    driver.type("p")
    driver.advance(by: .seconds(600))
    driver.type("p")
    driver.advance(by: .seconds(20))
    #expect(try driver.board().coach.search == nil && !driver.shows("Stuck?"))
  }

  @Test func itIsSilentWhileAHintIsTold() async throws {
    let driver = try driver()
    try await driver.ask()
    driver.advance(by: .seconds(300))
    #expect(try driver.board().coach.search == nil && !driver.shows("Stuck?"))
  }

  @Test func itDoesNotGiveAwayThatADigitIsWrong() async throws {
    let driver = try driver { $0.errorChecking = .onRequest }
    driver.type("1")
    driver.advance(by: .seconds(91))
    #expect(await speaks(driver, "Stuck? Press H for a hint"))
  }
}
