import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct LanguageTests {
  @Test func theLocaleSaysTheLanguageUntilTheUserDoes() throws {
    let driver = try SuiteDriver(language: .korean)
    #expect(driver.shows("게임") && !driver.shows("Game"))
    choose(.english, in: driver)
    #expect(driver.shows("Game") && !driver.shows("게임"))
    choose(.system, in: driver)
    #expect(driver.shows("게임"))
  }

  @Test func theCommandLineComesFirstUntilTheUserChooses() throws {
    let world = try SuiteWorld()
    world.preferences.language = .english
    world.askedLanguage = .korean
    let driver = try SuiteDriver(world: world)
    #expect(driver.shows("게임"))
    driver.suite.dependencies.preferences.values.showsTips = false
    #expect(driver.suite.words.language == .korean)
    choose(.system, in: driver)
    #expect(driver.shows("Game"))
  }

  @Test func aBoardGoesOnInTheOtherLanguage() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4")
    choose(.korean, in: driver)
    #expect(driver.shows("실수 0") && driver.shows("메모"))
    driver.type("u")
    #expect(driver.shows("되돌리는 중..."))
    #expect(!driver.shows("Mistakes"))
  }

  @Test(arguments: ["?", ":"])
  func theKitFollows(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    choose(.korean, in: driver)
    driver.type(key)
    let fresh = try SuiteDriver.onBoard(language: .korean)
    fresh.type(key)
    #expect(driver.text == fresh.text)
  }

  @Test func thePaletteFindsWhatTheBoardDoesByItsKoreanName() throws {
    let driver = try SuiteDriver.onBoard(language: .korean)
    driver.type("4")
    driver.type(":")
    driver.type("되돌리")
    driver.type("⏎")
    #expect(try driver.board().game.board.grid.count == Puzzle.wellKnown().givens.count)
  }

  private func choose(_ language: LanguageChoice, in driver: SuiteDriver) {
    driver.suite.dependencies.preferences.values.language = language
    driver.view.runtime.showFrame()
  }
}
