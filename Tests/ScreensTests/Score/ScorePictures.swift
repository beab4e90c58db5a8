import Models
import TestSupport
import Testing

@testable import Screens

struct ScorePictures {
  @Test(arguments: ScreenSize.all + [ScreenSize(width: 160, height: 50)])
  func theScoreDuringAGame(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("1")
    driver.advance(by: .seconds(75))
    driver.type("s")
    expectSnapshot(try driver.golden(), named: "during \(size)")
  }

  @Test(arguments: ScreenSize.all + [ScreenSize(width: 160, height: 50)], Language.allCases)
  func theWin(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver.onBoard(
      width: size.width, height: size.height, language: language)
    driver.advance(by: .seconds(600))
    try driver.solve()
    expectSnapshot(try driver.golden(), named: "win \(size) \(language.rawValue)")
  }

  @Test(arguments: ScreenSize.all + [ScreenSize(width: 160, height: 50)])
  func theScoreOfAPuzzleThatWasSolvedBefore(size: ScreenSize) throws {
    let world = try SuiteWorld()
    try SuiteDriver.onBoard(world: world).solve()
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height, world: world)
    driver.type("1⌫")
    try driver.solve()
    driver.type("s")
    expectSnapshot(try driver.golden(), named: "unranked \(size)")
  }
}
