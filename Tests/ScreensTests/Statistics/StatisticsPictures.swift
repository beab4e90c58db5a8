import Hints
import TestSupport
import Testing

@testable import Screens

struct StatisticsPictures {
  private nonisolated static let sizes = ScreenSize.all + [ScreenSize(width: 160, height: 50)]

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

  @Test(arguments: sizes, Language.allCases)
  func allLevels(size: ScreenSize, language: Language) async throws {
    let driver = try await counted(size, language, world: .played(games: 30))
    expectSnapshot(try driver.golden(), named: "all \(size) \(language.rawValue)")
  }

  @Test(arguments: sizes, Language.allCases)
  func oneLevel(size: ScreenSize, language: Language) async throws {
    let driver = try await counted(size, language, world: .played(games: 30))
    driver.type("→")
    expectSnapshot(try driver.golden(), named: "easy \(size) \(language.rawValue)")
  }

  @Test(arguments: ScreenSize.all, Language.allCases)
  func nothingPlayed(size: ScreenSize, language: Language) async throws {
    let driver = try await counted(size, language, world: SuiteWorld())
    expectSnapshot(try driver.golden(), named: "empty \(size) \(language.rawValue)")
  }
}
