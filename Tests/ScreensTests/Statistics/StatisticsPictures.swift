import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct StatisticsPictures {
  private func counted(
    _ size: ScreenSize, _ language: Language, world: SuiteWorld
  ) async throws -> SuiteDriver {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: world, language: language)
    let loading = driver.suite.words.statistics.loading
    driver.type("i")
    #expect(await driver.view.wait { !driver.shows(loading) })
    return driver
  }

  @Test(
    arguments: [
      (.reference, .english), (.reference, .korean), (.least, .english), (.spacious, .english),
    ] as [(ScreenSize, Language)])
  func allLevels(size: ScreenSize, language: Language) async throws {
    let driver = try await counted(size, language, world: .played(games: 30))
    expectSnapshot(try driver.golden(), named: "all \(size) \(language.rawValue)")
  }

  @Test func oneLevel() async throws {
    let driver = try await counted(.reference, .english, world: .played(games: 30))
    driver.type("→")
    expectSnapshot(try driver.golden(), named: "easy 80x24 en")
  }

  @Test func nothingPlayed() async throws {
    let driver = try await counted(.reference, .english, world: SuiteWorld())
    expectSnapshot(try driver.golden(), named: "empty 80x24 en")
  }
}
