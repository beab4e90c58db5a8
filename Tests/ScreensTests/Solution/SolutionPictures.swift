import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct SolutionPictures {
  @Test(
    arguments: [
      (.reference, .english), (.reference, .korean), (.spacious, .english),
    ] as [(ScreenSize, Language)])
  func aBoardIsSolved(size: ScreenSize, language: Language) async throws {
    let driver = try await SuiteDriver.solving(
      Boards.wellKnown, width: size.width, height: size.height, language: language)
    for (keys, name) in [
      ("", "one solution"), ("s", "solution"), ("←←", "step"), ("a", "steps"), ("⎋e", "export"),
    ] {
      driver.type(keys)
      expectSnapshot(try driver.golden(), named: "\(name) \(size) \(language.rawValue)")
    }
  }

  @Test func boardsWithoutOneSolution() async throws {
    for (name, cells) in [
      ("several", Boards.several), ("none", Boards.impossible), ("clash", Boards.clashing),
    ] {
      let driver = try await SuiteDriver.solving(cells)
      expectSnapshot(try driver.golden(), named: "\(name) 80x24 en")
    }
  }

  @Test func anEmptyBoard() throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    expectSnapshot(try driver.golden(), named: "empty 80x24 en")
  }
}
