import Scutes
import TestSupport
import Testing

@testable import Screens

struct TooSmallTests {
  @Test(arguments: [(30, 10), (39, 20), (40, 19), (200, 19), (39, 60)])
  func aScreenTooSmallSaysHowLargeItMustBe(width: Int, height: Int) throws {
    let driver = try SuiteDriver.onBoard()
    driver.view.resize(width: width, height: height)
    #expect(driver.sentence == Words.english.app.tooSmall(width: width, height: height))
  }

  @Test func theGameIsKeptAndTakesNoKeysMeanwhile() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4⇥")
    let before = try driver.golden()
    let game = try driver.board().game
    driver.view.resize(width: 39, height: 20)
    driver.type("5u→mtq⏎s")
    driver.view.click(x: 10, y: 10)
    driver.view.resize(width: 80, height: 24)
    #expect(try driver.board().game == game)
    #expect(try driver.golden() == before)
  }

  @Test func aSheetIsThereAgainWhenThereIsRoom() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("s")
    let before = try driver.golden()
    driver.view.resize(width: 30, height: 10)
    #expect(driver.sentence == Words.english.app.tooSmall(width: 30, height: 10))
    driver.view.resize(width: 80, height: 24)
    #expect(try driver.golden() == before)
  }
}
