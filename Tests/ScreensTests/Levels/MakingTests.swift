import Games
import Generating
import Grading
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The puzzles of a level that are made for the profile in use.
struct MakingTests {
  /// A profile that X-Wings and what is harder aren't in.
  private static let simple = {
    var profile = TechniqueProfile(name: "Simple")
    for technique in profile.order
    where profile.isOn(technique) && technique.facts.level > .medium {
      profile.toggle(technique)
    }
    return profile
  }()

  private func driver(
    _ size: ScreenSize = .reference, language: Language? = nil
  ) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences.profiles.insert(Self.simple)
    world.preferences.profiles.chosen = 0
    return try SuiteDriver(
      width: size.width, height: size.height, world: world, language: language)
  }

  @Test func theTechniquesOfTheProfileAreEnough() async throws {
    let driver = try driver()
    driver.suite.go(to: .level(.medium))
    driver.view.runtime.showFrame()
    #expect(await driver.view.wait { driver.suite.board != nil })
    let puzzle = try driver.board().game.puzzle
    #expect(puzzle.level == .medium)
    let chosen = Self.simple.order.filter(Self.simple.isOn).compactMap(TechniqueCatalog.technique)
    #expect(Grader(techniques: chosen).grade(CandidateGrid(givens: puzzle.givens)).isSolved)
  }

  @Test(arguments: ScreenSize.sample, Language.allCases)
  func theProfileIsNamedAndCanBeSwitchedOff(size: ScreenSize, language: Language) async throws {
    let driver = try driver(size, language: language)
    // No hard puzzle is like that.
    driver.suite.go(to: .level(.hard))
    driver.view.runtime.showFrame()
    #expect(driver.shows(Words.in(language).levels.byProfile("Simple")))
    driver.type("p")
    #expect(await driver.view.wait { driver.suite.board != nil })
    #expect(try driver.board().game.puzzle.level == .hard)
  }

  @Test(arguments: [WantedPuzzle.level(.extreme), .daily(DailyPuzzle(Day(number: 9000)))])
  func noProfileCountsForExtremePuzzlesAndThoseOfADay(wanted: WantedPuzzle) throws {
    #expect(!wanted.canGoByProfile)
    let driver = try driver()
    driver.suite.want(wanted)
    driver.view.runtime.showFrame()
    #expect(!driver.shows("Simple"))
    driver.type("p")
    #expect(driver.suite.wanted == wanted)
  }

  @Test func withoutAProfileThereIsNothingToSwitch() throws {
    let driver = try SuiteDriver()
    driver.suite.go(to: .level(.expert))
    driver.view.runtime.showFrame()
    #expect(!driver.shows("by your profile"))
  }
}
