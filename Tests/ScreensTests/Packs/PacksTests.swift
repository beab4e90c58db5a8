import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct PacksTests {
  private func id(_ text: String) throws -> PuzzleID { try #require(PuzzleID(text)) }

  @Test func aPackSaysHowManyAreSolvedAndOpen() throws {
    let driver = try SuiteDriver()
    driver.type("gP")
    for name in ["Beginner I", "Beginner II", "Intermediate I", "Expert II"] {
      #expect(driver.shows(name))
    }
    for text in ["0 of 48", "6 open", "Easy", "Medium", "Hard", "Expert", "0 of 288 solved"] {
      #expect(driver.shows(text))
    }
    #expect(driver.shows("Solve any open puzzle to") && driver.shows("open 7 and 8."))
  }

  @Test func theButtonAndItsKeyPlayThePackThatHasTheFocus() throws {
    let driver = try SuiteDriver()
    driver.type("gP")
    #expect(driver.shows("Play Beginner I, 1"))
    driver.type("→")
    #expect(driver.shows("Play Beginner II, 1"))
    driver.type("n")
    #expect(driver.suite.router.path.last == .levelSplash(try id("2-0001")))
  }

  @Test func theFocusMovesNoName() throws {
    let driver = try SuiteDriver()
    driver.type("gP")
    func column(_ name: String) -> Int? {
      driver.rows.lazy.compactMap { row in
        row.firstRange(of: name).map { row.distance(from: row.startIndex, to: $0.lowerBound) }
      }.first
    }
    let before = column("Intermediate I ")
    driver.type("→→")
    #expect(before != nil && column("Intermediate I ") == before)
  }

  @Test func aSolvedPuzzleOpensTwoMoreAndTheNextOneComesUp() throws {
    let driver = try SuiteDriver()
    driver.type("gP⏎⏎")
    #expect(driver.suite.router.path.last == .levelSplash(try id("1-0001")))
    driver.type(" ")
    #expect(try driver.board().game.origin == .pack(id("1-0001")))
    try driver.solve()
    driver.type("⎋⎋")
    #expect(driver.shows("1 solved, 7 open"))
    #expect(driver.suite.records.nextPuzzle == PuzzleID("1-0002"))
  }

  @Test func aKeyPressedOnTheSplashDoesOnTheBoardWhatItDoesThere() throws {
    let driver = try SuiteDriver()
    driver.type("gPn→")
    #expect(try driver.board().cursor == Cell(1))
  }

  @Test func aDigitPressedOnTheSplashWritesNothing() throws {
    let driver = try SuiteDriver()
    driver.type("gPn5")
    #expect(try driver.board().game.board == Game(id: 1, puzzle: driver.board().game.puzzle).board)
  }

  @Test func aLockedPuzzleStaysShutAndSaysWhy() throws {
    let driver = try SuiteDriver()
    driver.type("gP⏎")
    driver.view.click(on: "9 ·")
    #expect(driver.suite.router.path == [.levels, .packs, .pack(1)])
    #expect(driver.shows("Number 9  opens when you have solved 2 more"))
  }

  @Test func theSplashGoesByItselfAfterTwoSeconds() throws {
    let world = try SuiteWorld()
    world.preferences.effects = .full
    let driver = try SuiteDriver(world: world)
    driver.type("gPn")
    driver.advance(by: .milliseconds(1900))
    #expect(driver.suite.board == nil)
    driver.advance(by: .milliseconds(200))
    #expect(driver.suite.trail == ["levels", "packs", "board"])
  }

  @Test func withoutEffectsTheSplashTakesHalfTheTime() throws {
    let world = try SuiteWorld()
    world.preferences.effects = .none
    let driver = try SuiteDriver(world: world)
    driver.type("gPn")
    driver.advance(by: .milliseconds(1100))
    #expect(driver.suite.board != nil)
  }

  @Test func aClickEndsTheSplash() throws {
    let driver = try SuiteDriver()
    driver.type("gPn")
    driver.view.click(x: 3, y: 3)
    #expect(driver.suite.board != nil)
  }

  @Test func leavingTheBoardPassesTheSplashOver() throws {
    let driver = try SuiteDriver()
    driver.type("gP⏎⏎ q")
    #expect(driver.suite.router.path == [.levels, .packs, .pack(1)])
  }

  @Test func choosingABegunPuzzleAgainResumesIt() throws {
    let driver = try SuiteDriver()
    driver.type("gP⏎⏎ ")
    let first = try driver.board().game.id
    driver.advance(by: .seconds(5))
    let cell = try driver.board().cursor
    driver.type("\(try #require(try driver.board().game.puzzle.solution[cell]))")
    driver.type("q")
    #expect(driver.shows("Number 1  1 of "))
    driver.type("⏎ ")
    #expect(try driver.board().game.id == first)
  }

  @Test func whatComesNextLastsAcrossLaunches() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver(world: world)
    #expect(driver.suite.records.nextPuzzle == .first)
    driver.suite.show(try id("3-0004"))
    driver.type(" ")
    let other = try SuiteDriver(world: world)
    #expect(try other.suite.records.nextPuzzle == id("3-0004"))
    other.type("gP⏎")
    #expect(other.suite.router.path.last == .pack(3))
    #expect(other.shows("Number 4"))
  }
}
