import Hints
import Store
import TestSupport
import Testing
import Widgets

@testable import Screens

struct HelpTests {
  @Test(
    arguments: ScreenSize.all + [ScreenSize(width: 160, height: 50)],
    HelpPage.allCases.filter { $0 != .hints })
  func pages(size: ScreenSize, page: HelpPage) throws {
    let driver = try driver(on: page, width: size.width, height: size.height)
    expectSnapshot(driver.text, named: "\(page) \(size)")
  }

  @Test(arguments: ScreenSize.all, HelpPage.allCases.filter { $0 != .hints })
  func pagesInKorean(size: ScreenSize, page: HelpPage) throws {
    let driver = try driver(
      on: page, width: size.width, height: size.height, language: .korean)
    expectSnapshot(driver.text, named: "\(page) korean \(size)")
  }

  @Test func itIsReachedByKeyAndClickAndLeft() throws {
    for way in ["h", "click"] {
      let driver = try SuiteDriver()
      if way == "click" { driver.view.click(on: "? Help") } else { driver.type(way) }
      #expect(driver.suite.router.path == [.help])
      driver.type("q")
      #expect(driver.suite.router.path == [])
    }
  }

  @Test func arrowsWheelAndDotsTurnThePages() throws {
    let driver = try SuiteDriver()
    driver.type("h→")
    #expect(driver.shows("2/10 Moving"))
    driver.press(KeyPress(.pageDown))
    #expect(driver.shows("3/10 Notes"))
    driver.press(KeyPress(.pageUp))
    driver.type("]]][")
    #expect(driver.shows("4/10 Hints"))
    driver.type("[")
    #expect(driver.shows("3/10 Notes"))
    driver.view.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 22))))
    #expect(driver.shows("4/10 Hints"))
  }

  @Test(arguments: [("↑", "1/10"), ("←", "1/10"), ("↓", "3/10"), ("→", "3/10")])
  func atAnEdgeOfABoardEveryArrowTurnsThePage(arrow: String, page: String) throws {
    let driver = try driver(on: .moving)
    for _ in 0..<9 where driver.shows("2/10") { driver.type(arrow) }
    #expect(driver.shows(page))
  }

  @Test func theBoardThatIsShownCanBePlayedOnAndNothingOfItIsKept() throws {
    let driver = try driver(on: .moving)
    driver.type("4")
    #expect(driver.shows("5   3   4"))
    driver.press(KeyPress("u"))
    #expect(!driver.shows("5   3   4"))
    let kept = try driver.world.store.latestUnfinished()
    #expect(kept == nil)
  }

  @Test(arguments: ScreenSize.all)
  func aHintIsToldStepByStep(size: ScreenSize) async throws {
    let driver = try driver(on: .hints, width: size.width, height: size.height)
    #expect(await driver.view.wait { !driver.shows("Making a board") })
    expectSnapshot(driver.text, named: "hints \(size)")
    #expect(!driver.shows("Naked Pair"))
    driver.view.click(on: "✦ More")
    #expect(driver.shows("Naked Pair"))
    driver.view.click(on: "✦ More")
    expectSnapshot(driver.text, named: "hints drawn \(size)")
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
    let boards = HelpBoards(outside: try SuiteWorld().outside())
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
      driver.press(KeyPress(.down))
      for _ in 0..<10 { driver.type("↓") }
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
    driver.type("h")
    for _ in 0..<page.rawValue { driver.type("]") }
    guard driver.shows(page.place) else { throw NotOnScreen(what: "page \(page)") }
    return driver
  }
}
