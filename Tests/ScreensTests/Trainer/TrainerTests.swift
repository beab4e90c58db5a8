import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct TrainerTests {
  /// Practice of a technique at its first position.
  private func driver(
    _ technique: TechniqueID, world: SuiteWorld? = nil, width: Int = 80, height: Int = 24,
    language: Language? = nil
  ) async throws -> SuiteDriver {
    let driver = try SuiteDriver(
      width: width, height: height, world: world, language: language)
    driver.suite.go(to: .drill(technique))
    let title = driver.suite.words.name(of: technique)
    #expect(
      await driver.view.wait { driver.suite.trainer?.attempt?.board != nil && driver.shows(title) })
    return driver
  }

  private func drill(_ driver: SuiteDriver) throws -> Drill {
    try #require(driver.suite.trainer?.attempt?.drill)
  }

  private func board(_ driver: SuiteDriver) throws -> GameBoardModel {
    try #require(driver.suite.trainer?.attempt?.board)
  }

  /// Removes candidates with the keyboard.
  private func takeOut(_ candidates: [Candidate], _ driver: SuiteDriver) throws {
    for candidate in candidates {
      try board(driver).place.cell = candidate.cell
      driver.type(candidate.digit.description)
    }
  }

  @Test func theTrainerIsReachedFromTheLevelsAndLeft() throws {
    let driver = try SuiteDriver()
    driver.type("gt")
    #expect(driver.suite.trail == ["levels", "trainer"])
    #expect(driver.shows("Full House"))
    driver.type("⎋")
    #expect(driver.suite.router.path == [.levels])
  }

  @Test func whatIsNotInTheListIsSaidToHaveNoPositions() throws {
    let driver = try SuiteDriver()
    driver.type("gt")
    let sentence = driver.sentence
    #expect(sentence.contains("No positions yet: "))
    #expect(sentence.contains("Franken X-Wing"))
  }

  @Test func aTechniqueIsChosenFromTheList() async throws {
    let driver = try SuiteDriver()
    driver.type("gt↓⏎")
    #expect(driver.suite.trainer?.technique == DrillBook.techniques[1].id)
    #expect(await driver.view.wait { driver.shows("Find: Naked Single") })
    driver.type("q")
    #expect(driver.shows("Full House"))
    #expect(driver.suite.trail == ["levels", "trainer"])
  }

  @Test func takingOutWhatTheTechniqueRulesOutIsFound() async throws {
    let driver = try await driver(.xWing)
    #expect(driver.shows("Find: X-Wing"))
    let deduction = try #require(try drill(driver).easiest)
    try takeOut(deduction.eliminations, driver)
    #expect(driver.shows("Found!"))
    #expect(driver.suite.trainer?.found[.xWing] == 1)
    let before = try drill(driver)
    driver.type("n")
    #expect(await driver.view.wait { driver.suite.trainer?.attempt?.board != nil })
    #expect(try drill(driver) != before)
    #expect(driver.suite.trainer?.attempt?.isFound == false)
  }

  @Test func placingTheDigitIsFound() async throws {
    let driver = try await driver(.hiddenSingle)
    let placed = try #require(try drill(driver).easiest?.placements.first)
    try takeOut([placed], driver)
    #expect(driver.shows("Found!"))
  }

  @Test func aCandidateThatIsNeededIsSaidAndCanBeTakenBack() async throws {
    let driver = try await driver(.nakedPair)
    let drill = try drill(driver)
    let cell = try #require(drill.position.open.first)
    let digit = try #require(drill.puzzle.solution[cell])
    try takeOut([Candidate(cell, digit)], driver)
    #expect(driver.shows("\(cell) needs the \(digit)"))
    driver.type("u")
    #expect(!driver.shows("needs the"))
  }

  @Test func aHintCostsNothingAndIsNotCountedAsFound() async throws {
    let driver = try await driver(.xWing)
    driver.type("H")
    #expect(driver.shows("Look at"))
    driver.type("H")
    #expect(driver.shows("X-Wing"))
    driver.press(KeyPress(.enter))
    #expect(driver.shows("Solved with a hint."))
    #expect(driver.suite.trainer?.found[.xWing] == nil)
    #expect(try board(driver).game.hints.total == 0)
  }

  @Test func thePositionKeepsItsCandidatesWhateverThePlayerPrefers() async throws {
    let world = try SuiteWorld()
    world.preferences.fillsCandidates = true
    let driver = try await driver(.xyWing, world: world)
    let drill = try drill(driver)
    let board = try board(driver).game.board
    #expect(drill.position.open.allSatisfy { board.notes(at: $0) == drill.position[$0] })
  }

  @Test func thePositionCanBeCopiedAndItsNotesReplaced() async throws {
    let driver = try await driver(.xWing)
    driver.type("yc")
    let sheet = driver.sheet
    #expect(sheet.contains("Copied"))
    driver.type("⎋")
    #expect(driver.sheet.isEmpty)
    try takeOut(try drill(driver).easiest?.eliminations.suffix(1) ?? [], driver)
    driver.type("A")
    let words = Words.in(.english)
    #expect(driver.shows(words.says.askReplaceNotes))
    #expect(driver.shows("candidates to them"))
    #expect(!driver.shows(words.says.keepNotes))
  }

  @Test func whatBringsNoScoreIsNotOffered() async throws {
    let driver = try await driver(.xWing)
    #expect(!driver.shows("★"))
    driver.type("?/solution")
    #expect(driver.shows("Keys") && !driver.shows("show the solution"))
  }

  @Test func aTechniqueWithoutPositionsIsSaidAndLeft() async throws {
    let driver = try SuiteDriver()
    driver.suite.go(to: .drill(.frankenXWing))
    driver.view.runtime.showFrame()
    #expect(await driver.view.wait { driver.suite.notice != nil })
    #expect(driver.suite.trainer?.technique == nil)
    #expect(driver.suite.trail.last == "trainer")
  }

  @Test func practiceIsNotKept() async throws {
    let driver = try await driver(.hiddenSingle)
    let placed = try #require(try drill(driver).easiest?.placements.first)
    try takeOut([placed], driver)
    #expect(try driver.world.store.latestUnfinished() == nil)
  }

  @Test(arguments: Language.allCases)
  func theTrainerPictured(language: Language) async throws {
    let list = try SuiteDriver(language: language)
    list.type("gt")
    expectSnapshot(try list.golden(), named: "list 80x24 \(language)")
    let driver = try await driver(.xWing, language: language)
    expectSnapshot(try driver.golden(), named: "task 80x24 \(language)")
    try takeOut(try drill(driver).easiest?.eliminations ?? [], driver)
    expectSnapshot(try driver.golden(), named: "found 80x24 \(language)")
  }
}
