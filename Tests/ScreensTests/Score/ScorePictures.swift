import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct ScorePictures {
  @Test func theScoreDuringAGame() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("1")
    driver.advance(by: .seconds(75))
    driver.type("s")
    expectSnapshot(try driver.golden(), named: "during 80x24")
  }

  @Test(
    arguments: [(.reference, .english), (.reference, .korean), (.least, .english)]
      as [(ScreenSize, Language)])
  func theWin(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver.onBoard(
      width: size.width, height: size.height, language: language)
    driver.advance(by: .seconds(600))
    try driver.solve()
    expectSnapshot(try driver.golden(), named: "win \(size) \(language.rawValue)")
  }

  @Test func aRecordIsSaid() throws {
    let world = try SuiteWorld()
    for seconds in [600, 60] {
      let driver = try SuiteDriver.onBoard(width: 160, height: 50, world: world)
      driver.advance(by: .seconds(seconds))
      try driver.solve()
      if seconds == 60 { expectSnapshot(try driver.golden(), named: "win with a record 160x50") }
    }
  }

  @Test func theScoreOfAPuzzleThatWasSolvedBefore() throws {
    let world = try SuiteWorld()
    try SuiteDriver.onBoard(world: world).solve()
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("1⌫")
    try driver.solve()
    driver.type("s")
    expectSnapshot(try driver.golden(), named: "unranked 80x24")
  }
}
