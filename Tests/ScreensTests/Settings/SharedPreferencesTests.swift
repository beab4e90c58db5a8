import Games
import Hints
import Store
import Sudoku
import Testing

@testable import Screens

/// Two programs with the same preferences.
struct SharedPreferencesTests {
  private let world: SuiteWorld
  private let one: SuiteDriver
  private let other: SuiteDriver

  init() throws {
    world = try SuiteWorld()
    one = try SuiteDriver(world: world)
    other = try SuiteDriver(world: world)
  }

  @Test func eachChangesItsOwnSettings() {
    other.type(",↓ ")
    one.type(",↓↓ ")
    other.type("↓↓ ")
    #expect(world.preferences.entersDigitFirst)
    #expect(!world.preferences.removesNotesOfPeers)
    #expect(world.preferences.fillsCandidates)
  }

  @Test func aChangeBringsThoseOfTheOther() {
    other.type(",↓ ")
    one.type(",")
    #expect(!one.suite.dependencies.preferred.entersDigitFirst)
    one.type("↓↓ ")
    #expect(one.suite.dependencies.preferred.entersDigitFirst)
  }

  @Test func aSettingLeavesTheLessonOfTheOther() {
    LessonModel(.fullHouse, dependencies: other.suite.dependencies).begin()
    one.type(",↓ ")
    #expect(world.preferences.begunLessons.map(\.name) == ["fullHouse"])
    #expect(one.suite.dependencies.preferred.begunLessons == world.preferences.begunLessons)
  }

  @Test func whatCouldNotBeSavedIsSavedWithTheNextChange() {
    world.preferencesFault = .unwritable(path: "/p.json", reason: .full)
    one.type(",↓ ")
    world.preferencesFault = nil
    one.suite.dependencies.preferred.coaches = true
    #expect(world.preferences.entersDigitFirst && world.preferences.coaches)
  }

  @Test func anotherLanguageOfTheOtherLeavesTheOneAskedFor() throws {
    world.askedLanguage = .korean
    let asked = try SuiteDriver(world: world)
    one.suite.dependencies.preferred.language = .english
    asked.suite.dependencies.preferred.coaches = true
    #expect(asked.suite.dependencies.preferred.language == .english)
    #expect(asked.suite.dependencies.preferences.language == .korean)
  }
}
