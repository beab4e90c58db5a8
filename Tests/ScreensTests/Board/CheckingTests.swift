import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The errors that a player sees, for each setting.
struct CheckingTests {
  @Test(arguments: [ErrorChecking.onRequest, .conflicts])
  func nothingTellsThatADigitIsWrong(checking: ErrorChecking) throws {
    let driver = try board(checking)
    driver.type("1")
    let wrong = driver.rows.first
    #expect(try driver.board().game.errors == 1)
    #expect(try !driver.golden().contains("×"))
    driver.type("u4")
    #expect(driver.rows.first == wrong, "neither mistakes nor score betray it")
    #expect(driver.shows("Mistakes ?"))
  }

  @Test(arguments: [ErrorChecking.onRequest, .conflicts])
  func theQuestionMarkForErrorsIsExplained(checking: ErrorChecking) throws {
    let driver = try board(checking)
    let header = String(driver.rows[0])
    #expect(header.contains("Mistakes ? (c checks)"))
    #expect(driver.sentence.contains("✧ Mistakes ?: press c"))
    driver.type("4")
    driver.advance(by: .seconds(4))
    #expect(driver.shows("· press c to check"))
    driver.type("c")
    #expect(!driver.shows("· press c to check"))
  }

  @Test func onANarrowScreenTheWordsSayHowToCheck() throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = .onRequest
    let driver = try SuiteDriver.onBoard(width: 40, height: 25, world: world)
    driver.type("4")
    #expect(driver.shows("r1c3 · 4 · box 1 · press c to check"))
  }

  @Test func whereAllErrorsAreShownNothingIsToBeExplained() throws {
    let driver = try board(.everything)
    driver.type("4")
    #expect(!driver.shows("c checks") && !driver.shows("Mistakes ?"))
  }

  @Test func conflictsAreMarkedAndSaid() throws {
    let driver = try board(.conflicts)
    driver.type("5")
    #expect(driver.shows("5 repeats here"))
    #expect(try driver.board().picture.conflicting == [Cell(0), Cell(2)])
    #expect(try driver.board().picture.wrong.isEmpty)
  }

  @Test func aCheckCountsInWordsAndMarksUntilTheDigitChanges() throws {
    let driver = try board(.onRequest)
    driver.type("c")
    #expect(driver.shows("Nothing to check yet"))
    driver.type("1⇥2c")
    #expect(driver.shows("2 digits are wrong"))
    #expect(try driver.board().picture.wrong == [Cell(2), Cell(3)])
    #expect(try driver.board().game.hints.count(of: .check) == 1)
    driver.advance(by: .seconds(3))
    #expect(driver.shows("Mistakes 2+?"))
    driver.type("6")
    #expect(try driver.board().picture.wrong == [Cell(2)])
    driver.type("c")
    #expect(driver.shows("1 digit is wrong (−1%)"))
    #expect(try driver.board().game.hints.count(of: .check) == 2)
    driver.type("c")
    #expect(!driver.shows("−1%"))
    #expect(
      try driver.board().game.hints.count(of: .check) == 2, "asked again about the same digits")
  }

  @Test func allRightIsSaidToo() throws {
    let driver = try board(.onRequest)
    driver.type("4c")
    #expect(driver.shows("All digits are right (−1%)"))
    #expect(try driver.board().game.hints.count(of: .check) == 1)
  }

  @Test func whereEverythingIsMarkedACheckCostsNothing() throws {
    let driver = try board(.everything)
    driver.type("1c")
    #expect(driver.shows("1 digit is wrong") && !driver.shows("−1%"))
    #expect(try driver.board().game.hints.count(of: .check) == 0)
  }

  @Test func anotherSettingActsAtOnce() throws {
    let driver = try board(.onRequest)
    driver.type("1")
    driver.suite.dependencies.preferences.values.errorChecking = .everything
    driver.view.runtime.showFrame()
    #expect(try driver.board().picture.wrong == [Cell(2)])
    #expect(driver.shows("Mistakes 1"))
    #expect(try driver.board().game.journal.last?.turn == .checking(.everything))
    #expect(try driver.world.store.latestUnfinished()?.game.checking == .everything)
  }

  @Test func correctingAtOnceIsForgivenWhereNothingIsMarked() throws {
    let driver = try board(.onRequest)
    driver.type("1")
    driver.advance(by: .seconds(1))
    driver.type("4")
    #expect(try driver.board().game.errors == 0)
  }

  @Test(arguments: [
    (ErrorChecking.everything, "All full, 1 digit is wrong"),
    (.conflicts, "Not quite. Press c to check"), (.onRequest, "Not quite. Press c to check"),
  ])
  func aFullBoardThatIsNotTheSolutionSaysSo(checking: ErrorChecking, words: String) throws {
    let driver = try board(checking)
    try driver.solve(sparing: 1)
    driver.type("⇥")
    let cell = try driver.board().cursor
    let right = try #require(try driver.board().game.puzzle.solution[cell])
    driver.type(right == .one ? "2" : "1")
    #expect(driver.shows(words))
    #expect(try driver.board().game.isComplete == false)
    driver.type(right.description)
    #expect(try driver.board().isWinShown)
  }

  @Test func undoGoesBackToTheLastCorrectState() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("U")
    #expect(driver.shows("Nothing to undo"))
    driver.type("4⇥1⇥8U")
    #expect(driver.shows("2 moves undone"))
    #expect(try driver.board().game.wrongCells.isEmpty)
    #expect(try driver.board().game.digit(at: Cell(2)) == .four)
    #expect(try driver.board().cursor == Cell(3))
    driver.type("U")
    #expect(driver.shows("All digits are right"))
    #expect(try driver.board().game.hints.count(of: .check) == 0)
  }

  @Test func goingBackToACorrectStateTellsWhatACheckDoes() throws {
    let driver = try board(.onRequest)
    driver.type("1U")
    #expect(driver.shows("1 move undone (−1%)"))
    #expect(try driver.board().game.hints.count(of: .check) == 1)
  }

  private func board(_ checking: ErrorChecking) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences.errorChecking = checking
    world.preferences.showsScore = true
    return try SuiteDriver.onBoard(world: world)
  }
}
