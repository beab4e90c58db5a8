import Games
import Grading
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The player's choices and orders of techniques.
struct ProfilesTests {
  private func driver(_ size: ScreenSize = .reference) throws -> SuiteDriver {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.suite.go(to: .profiles)
    driver.view.runtime.showFrame()
    return driver
  }

  private func profiles(_ driver: SuiteDriver) -> TechniqueProfiles {
    driver.world.preferences.profiles
  }

  @Test(arguments: ScreenSize.sample)
  func aNewProfileIsInUseAndListsItsTechniques(size: ScreenSize) throws {
    let driver = try driver(size)
    #expect(driver.shows(Words.english.profiles.usual))
    driver.type("n⏎")
    #expect(profiles(driver).current?.name == "Profile 1")
    #expect(driver.shows("● Profile 1"))
    #expect(driver.shows("✓ Full House"))
    #expect(driver.shows(Words.english.profiles.inUse("Profile 1")))
    #expect(driver.shows("Alt-↑ ↓ order"))
  }

  @Test(arguments: ScreenSize.sample)
  func aNewProfileAsksForItsName(size: ScreenSize) throws {
    let driver = try driver(size)
    driver.type("n")
    #expect(profiles(driver).all.isEmpty)
    driver.type("Mine⏎")
    #expect(profiles(driver).all.map(\.name) == ["Mine"] && profiles(driver).chosen == 0)
    driver.type("n")
    driver.type("Mine⏎")
    #expect(driver.shows(Words.english.profiles.takenName("Mine").prefix(12).description))
    #expect(profiles(driver).all.count == 1)
    driver.type("⎋")
    #expect(profiles(driver).all.count == 1)
    #expect(driver.suite.presented == .profiles, "only the field is left")
    driver.type("d")
    #expect(profiles(driver).all.isEmpty)
  }

  @Test func theFooterNamesEachKeyOnce() throws {
    let driver = try driver(ScreenSize(width: 120, height: 40))
    driver.type("n⏎n⏎")
    let footer = try #require(driver.rows.last { $0.contains("⏎") })
    #expect(footer.contains("⏎ use") && footer.contains("d delete"))
    #expect(footer.count { $0 == "⏎" } == 1)
    #expect(footer.split(separator: "delete").count == 2)
    driver.view.click(on: "Full House")
    let other = try #require(driver.rows.last { $0.contains("⏎") })
    #expect(other.contains("⏎ on or off") && other.count { $0 == "⏎" } == 1)
  }

  @Test func theProfileInUseIsSaidWhenItChanges() throws {
    let driver = try driver()
    driver.type("n⏎n⏎↑⏎")
    #expect(driver.shows(Words.english.profiles.inUse("Profile 1")))
    driver.type("d")
    #expect(!driver.shows(Words.english.profiles.inUse("Profile 1")))
  }

  @Test func enterSwitchesATechniqueOffAndOn() throws {
    let driver = try driver()
    driver.type("n⏎")
    driver.view.click(on: "Full House")
    driver.type("⏎")
    #expect(profiles(driver).current?.isOn(.fullHouse) == false)
    driver.type("⏎")
    #expect(profiles(driver).current?.isOn(.fullHouse) == true)
  }

  @Test func aTechniqueIsMovedByAltAndTheArrows() throws {
    let driver = try driver()
    driver.type("n⏎")
    driver.view.click(on: "Full House")
    driver.press(KeyPress(.down, modifiers: .alt))
    #expect(profiles(driver).current?.order.prefix(2) == [.nakedSingle, .fullHouse])
  }

  @Test func anotherProfileIsChosenAndDeleted() throws {
    let driver = try driver()
    driver.type("n⏎n⏎")
    #expect(profiles(driver).chosen == 1)
    driver.type("↑⏎")
    #expect(profiles(driver).chosen == 0)
    driver.type("d")
    #expect(profiles(driver).all.map(\.name) == ["Profile 2"])
    #expect(profiles(driver).current == nil)
  }

  @Test func aDeletedProfileIsBroughtBackToItsPlace() throws {
    let driver = try driver()
    driver.type("n⏎n⏎↑⏎d")
    #expect(profiles(driver).all.map(\.name) == ["Profile 2"])
    #expect(driver.shows(Words.english.app.undoDelete("Profile 1")))
    driver.type("u")
    #expect(profiles(driver).all.map(\.name) == ["Profile 1", "Profile 2"])
    #expect(profiles(driver).current?.name == "Profile 1")
    #expect(!driver.shows(Words.english.app.undoDelete("Profile 1")))
  }

  @Test func aNewProfileHasANameOfItsOwn() throws {
    let driver = try driver()
    driver.type("n⏎n⏎↑dn⏎")
    #expect(profiles(driver).all.map(\.name) == ["Profile 2", "Profile 3"])
  }

  @Test func aNameThatIsEmptyOrTakenIsRefused() throws {
    let driver = try driver()
    driver.type("n⏎n⏎r")
    driver.press(.control("u"))
    // Nothing is said of an empty field, but it stays open.
    driver.type("⏎")
    #expect(profiles(driver).all.map(\.name) == ["Profile 1", "Profile 2"])
    driver.type("Profile 1")
    #expect(driver.shows(Words.english.profiles.takenName("Profile 1").prefix(16).description))
    driver.press(.control("u"))
    driver.type("Mine⏎")
    #expect(profiles(driver).all.map(\.name) == ["Profile 1", "Mine"])
    #expect(profiles(driver).chosen == 1, "only its name has changed")
  }

  @Test func theKeysOfTheTechniquesDeleteNoProfile() throws {
    let driver = try driver()
    driver.type("n⏎")
    driver.view.click(on: "Full House")
    driver.type("d⌫")
    driver.press(KeyPress(.delete))
    #expect(profiles(driver).all.count == 1)
  }

  @Test func aProfileIsExportedAndImported() async throws {
    let driver = try driver()
    driver.type("n⏎")
    driver.view.click(on: "Full House")
    driver.type("⏎")
    driver.view.click(on: "● Profile 1")
    driver.type("x⏎")
    #expect(await driver.view.wait { driver.shows("Saved as /home/Profile-1.json") })
    driver.type("di")
    #expect(await driver.view.wait { driver.sheet.contains("Profile-1.json") })
    driver.type("P⏎")
    #expect(await driver.view.wait { profiles(driver).all.count == 1 })
    let profile = try #require(profiles(driver).all.first)
    #expect(profile.name == "Profile 1")
    #expect(!profile.isOn(.fullHouse))
  }

  @Test func aFileWithoutAProfileIsRefused() async throws {
    let world = try SuiteWorld()
    world.files = FileTree(["/home/mine.json": "[]"])
    let driver = try SuiteDriver(world: world)
    driver.suite.go(to: .profiles)
    driver.view.runtime.showFrame()
    driver.type("i")
    #expect(await driver.view.wait { driver.sheet.contains("mine.json") })
    driver.type("m⏎")
    #expect(await driver.view.wait { driver.shows(Words.english.profiles.notAProfile) })
    #expect(profiles(driver).all.isEmpty)
  }

  @Test func theUsualTechniquesStay() throws {
    let driver = try driver()
    driver.type("d")
    #expect(driver.sentence.contains("You can't delete"))
  }

  @Test func theSettingsLeadToTheProfilesAndNameTheOneInUse() throws {
    let world = try SuiteWorld()
    world.preferences.profiles.insert(TechniqueProfile(name: "Mine"))
    world.preferences.profiles.chosen = 0
    let driver = try SuiteDriver(world: world)
    driver.type(",")
    driver.view.click(on: "Mine…")
    #expect(driver.shows(Words.english.profiles.title))
    driver.type("⎋")
    #expect(driver.suite.presented == .settings)
  }

  @Test func theSolverGoesByTheProfileAndTheGradeDoesNot() async throws {
    let world = try SuiteWorld()
    var profile = TechniqueProfile(name: "Mine")
    profile.toggle(.nakedSingle)
    world.preferences.profiles.insert(profile)
    let usual = try await SuiteDriver.solving(Boards.wellKnown, world: world)
    let grade = try #require(usual.suite.solution.grade)
    #expect(usual.suite.solution.path?.steps.contains { $0.technique == .nakedSingle } == true)
    world.preferences.profiles.chosen = 0
    let driver = try await SuiteDriver.solving(Boards.wellKnown, world: world)
    let model = driver.suite.solution
    let isGraded = await driver.view.wait { model.grade != nil }
    #expect(isGraded)
    #expect(model.path?.steps.contains { $0.technique == .nakedSingle } == false)
    #expect(model.grade == grade)
  }
}
