import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct HelpTests {
  @Test(arguments: HelpPage.allCases.filter { $0 != .hints })
  func pages(page: HelpPage) throws {
    expectSnapshot(try driver(on: page).text, named: "\(page) 80x24")
  }

  @Test(arguments: [HelpPage.keys, .moving], [ScreenSize.least, .spacious])
  func pagesInAnotherSize(page: HelpPage, size: ScreenSize) throws {
    let driver = try driver(on: page, width: size.width, height: size.height)
    expectSnapshot(driver.text, named: "\(page) \(size)")
  }

  @Test(arguments: [HelpPage.keys, .scores])
  func pagesInKorean(page: HelpPage) throws {
    expectSnapshot(
      try driver(on: page, language: .korean).text, named: "\(page) korean 80x24")
  }

  @Test func itIsReachedByKeyAndClickAndLeft() throws {
    for way in ["h", "?", "click"] {
      let driver = try SuiteDriver()
      if way == "click" { driver.view.click(on: "? Help") } else { driver.type(way) }
      #expect(driver.shows("Ten keys to start") && driver.shows("▶ Help"))
      driver.type("⏎↓⏎")
      #expect(driver.suite.router.path == [.help(.moving)])
      driver.type("q")
      #expect(driver.suite.router.path == [])
    }
  }

  @Test(arguments: [Language.english, .korean])
  func theGroupOfThePagesTellsWhatEachIsAbout(language: Language) throws {
    let driver = try SuiteDriver(language: language)
    driver.type("?⏎")
    let words = language == .english ? Words.english : .korean
    for page in HelpPage.allCases {
      #expect(driver.shows(words.help.title(page)) && driver.shows(words.help.about(page)))
    }
    #expect(driver.shows("⏎ \(words.kit.help.open)"))
  }

  @Test func aPageOpensOverAGameWhoseClockStopsMeanwhile() throws {
    let driver = try SuiteDriver.onBoard()
    let board = try driver.board()
    driver.type("?")
    #expect(!board.clock.isRunning)
    driver.type("/rules⏎")
    #expect(driver.suite.router.path.last == .help(.rules))
    driver.advance(by: .seconds(60))
    driver.type("q")
    #expect(driver.shows("Keys") && driver.shows("undo") && !board.clock.isRunning)
    driver.type("⎋")
    #expect(driver.shows("◷ 0:00") && board.clock.isRunning)
  }

  @Test func arrowsWheelAndDotsTurnThePages() throws {
    let driver = try SuiteDriver()
    driver.type("h⏎⏎→")
    #expect(driver.shows("2/11 Moving"))
    driver.press(KeyPress(.pageDown))
    #expect(driver.shows("3/11 Notes"))
    driver.press(KeyPress(.pageUp))
    driver.type("]]][")
    #expect(driver.shows("4/11 Hints"))
    driver.type("[")
    #expect(driver.shows("3/11 Notes"))
    driver.view.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 22))))
    #expect(driver.shows("4/11 Hints"))
  }

  @Test(arguments: [("↑", "1/11"), ("←", "1/11"), ("↓", "3/11"), ("→", "3/11")])
  func atAnEdgeOfABoardEveryArrowTurnsThePage(arrow: String, page: String) throws {
    let driver = try driver(on: .moving)
    for _ in 0..<9 where driver.shows("2/11") { driver.type(arrow) }
    #expect(driver.shows(page))
  }

  @Test func theBoardThatIsShownCanBePlayedOnAndNothingOfItIsKept() throws {
    let driver = try driver(on: .moving)
    driver.type("4")
    #expect(driver.shows("5   3 ▌ 4▐"))
    driver.press(KeyPress("u"))
    #expect(!driver.shows("5   3 ▌ 4▐"))
    let kept = try driver.world.store.latestUnfinished()
    #expect(kept == nil)
  }

  @Test(arguments: ScreenSize.all)
  func aHintIsToldStepByStep(size: ScreenSize) async throws {
    let driver = try driver(on: .hints, width: size.width, height: size.height)
    #expect(await driver.view.wait { !driver.shows("Making a board") })
    if size.width == 80 { expectSnapshot(driver.text, named: "hints 80x24") }
    #expect(!driver.shows("Naked Pair"))
    driver.view.click(on: "✦ More")
    #expect(driver.shows("Naked Pair"))
    driver.view.click(on: "✦ More")
    if size.width == 80 { expectSnapshot(driver.text, named: "hints drawn 80x24") }
    #expect(driver.shows("Again"))
  }

  @Test(arguments: [HelpPage.rules, .moving, .notes])
  func whatHasNoRoomBelowTheBoardIsReadByPageDownWheelAndClick(page: HelpPage) throws {
    for way in ["PgDn", "wheel", "click"] {
      let driver = try driver(on: page, width: 40, height: 20)
      #expect(driver.shows("‹ 1/"))
      for _ in 0..<9 where !isAtEnd(driver) {
        switch way {
        case "PgDn": driver.press(KeyPress(.pageDown))
        case "wheel": driver.view.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 4, y: 16))))
        default: driver.view.click(on: "›")
        }
      }
      #expect(isAtEnd(driver) && driver.shows(page.place), "\(way)")
    }
  }

  /// `true` if the last page of the text is visible.
  private func isAtEnd(_ driver: SuiteDriver) -> Bool {
    (2..<9).contains { driver.shows("‹ \($0)/\($0) ›") }
  }

  @Test(arguments: ["]", "→", "PgDn"], [HelpPage.keys, .mouse])
  func aListThatIsTooLongScrollsHoweverItWasReached(way: String, page: HelpPage) throws {
    let driver = try driver(on: .scores, width: 40, height: 20)
    for _ in 0..<40 where !driver.shows(page.place) {
      driver.press(
        way == "PgDn" ? KeyPress(.pageDown) : way == "]" ? KeyPress("]") : KeyPress(.right))
    }
    let before = driver.text
    driver.type("↓")
    let after = driver.text
    #expect(after != before)
  }

  @Test func theFooterOfAPageWithABoardSaysHowToTurnIt() throws {
    let driver = try driver(on: .moving, width: 40, height: 20)
    #expect(driver.rows.last?.contains("[] ") == true)
  }

  @Test func theBoardsOfTheHelpAreMadeOnce() throws {
    let boards = HelpBoards(dependencies: try SuiteWorld().dependencies())
    let areMade = boards.moving != nil && boards.notes != nil
    #expect(areMade)
    let areSame = boards.moving === boards.moving && boards.notes === boards.notes
    #expect(areSame)
  }

  @Test func aTechniqueIsOpenedOnItsBoardAndPractised() async throws {
    let driver = try driver(on: .techniques)
    driver.type("⏎")
    #expect(await driver.view.wait { driver.shows("Full House in") })
    driver.type("⎋")
    #expect(driver.shows("Hidden Single"))
    driver.type("⏎")
    driver.view.click(on: "Practise")
    #expect(driver.suite.trail == ["help", "trainer"])
  }

  @Test func theKeysAreThoseOfTheTables() throws {
    let driver = try driver(on: .keys, width: 160, height: 50)
    var seen = driver.text
    for _ in 0..<8 {
      driver.typeAtOnce(String(repeating: "↓", count: 11))
      seen += driver.text
    }
    for entry in KeyTables.board(.english).entries where entry.visibility != .hidden {
      #expect(seen.contains(entry.title), "\(entry.title)")
    }
  }

  private func driver(
    on page: HelpPage, width: Int = 80, height: Int = 24, language: Language? = nil
  ) throws -> SuiteDriver {
    let driver = try SuiteDriver(width: width, height: height, language: language)
    driver.type("h⏎⏎")
    for _ in 0..<page.rawValue { driver.type("]") }
    guard driver.shows(page.place) else { throw NotOnScreen(what: "page \(page)") }
    return driver
  }
}
