import Hints
import TestSupport
import Testing

@testable import Screens

struct SolutionPictures {
  private nonisolated static let sizes = ScreenSize.all + [ScreenSize(width: 160, height: 50)]

  @Test(arguments: sizes, Language.allCases)
  func boardsThatAreFilledIn(size: ScreenSize, language: Language) async throws {
    for (name, cells) in [
      ("one solution", Boards.wellKnown), ("several", Boards.several),
      ("none", Boards.impossible), ("clash", Boards.clashing),
    ] {
      let driver = try await SuiteDriver.solving(
        cells, width: size.width, height: size.height, language: language)
      expectSnapshot(try driver.golden(), named: "\(name) \(size) \(language.rawValue)")
      guard name == "one solution" else { continue }
      driver.type("s")
      expectSnapshot(try driver.golden(), named: "solution \(size) \(language.rawValue)")
      driver.type("←←")
      expectSnapshot(try driver.golden(), named: "step \(size) \(language.rawValue)")
      driver.type("a")
      expectSnapshot(try driver.golden(), named: "steps \(size) \(language.rawValue)")
      driver.type("⎋e")
      expectSnapshot(try driver.golden(), named: "export \(size) \(language.rawValue)")
    }
  }

  @Test(arguments: ScreenSize.all, Language.allCases)
  func anEmptyBoard(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height, language: language)
    driver.type("sm")
    expectSnapshot(try driver.golden(), named: "empty \(size) \(language.rawValue)")
  }
}
