import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct LeavingTests {
  private nonisolated static let keys = [KeyPress("Q"), KeyPress.control("c")]

  @Test(arguments: ["", "a", "?", "a?", "g", "g?", "s", "r"], keys)
  func theProgramIsLeftFromAnywhere(place: String, key: KeyPress) throws {
    let driver = try SuiteDriver()
    driver.type(place)
    driver.press(key)
    #expect(driver.world.exits == 1)
  }

  @Test(arguments: ["", "4", "p", "s", "4R", "?", "m", "s?"], keys)
  func theProgramIsLeftFromTheBoard(place: String, key: KeyPress) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(place)
    driver.advance(by: .milliseconds(4700))
    driver.press(key)
    #expect(driver.world.exits == 1)
    let saved = try #require(try driver.world.store.latestUnfinished())
    #expect(saved.game == (try driver.board().game))
    let isStopped = place == "p" || place.hasSuffix("?")
    #expect(saved.elapsed == (isStopped ? .zero : .milliseconds(4700)))
  }

  @Test(arguments: keys)
  func theProgramIsLeftFromAScreenTooSmall(key: KeyPress) throws {
    let driver = try SuiteDriver.onBoard()
    driver.view.resize(width: 20, height: 5)
    driver.press(key)
    #expect(driver.world.exits == 1)
  }

  @Test(arguments: [InputEvent.terminate(signal: 15), .terminate(signal: 1), .endOfInput])
  func whateverEndsTheProgramTheTimeIsSaved(end: InputEvent) throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .milliseconds(4700))
    driver.view.send(end)
    #expect(try driver.world.store.latestUnfinished()?.elapsed == .milliseconds(4700))
  }

  @Test func aSolvedBoardIsLeftFromItsScore() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.press(KeyPress("Q"))
    #expect(driver.world.exits == 1)
  }

  @Test func homeIsLeftByASecondQ() throws {
    let driver = try SuiteDriver()
    driver.type("q")
    let asked = driver.world.exits
    #expect(asked == 0 && driver.shows("Press q again"))
    driver.type("q")
    #expect(driver.world.exits == 1)
  }

  @Test func theQuestionOfHomeIsWithdrawn() throws {
    let driver = try SuiteDriver()
    driver.type("q")
    driver.advance(by: LeaveQuestion.patience)
    #expect(!driver.shows("Press q again"))
    driver.type("q")
    #expect(driver.world.exits == 0)
  }

  @Test(arguments: ["", "g", "gPP", "b", ",", "gl"], [true, false])
  func aRunOfQDoesNotFallThroughHome(place: String, isAtOnce: Bool) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("q" + place)
    let run = "qqqqqqqq"
    if place.isEmpty { driver.type("g") }
    if isAtOnce { driver.typeAtOnce(run) } else { driver.type(run) }
    let exits = driver.world.exits
    #expect(exits == 0 && driver.suite.isHome && driver.shows("Press q again"))
    driver.advance(by: LeaveQuestion.run)
    driver.type("q")
    #expect(driver.world.exits == 1)
  }

  /// The places over which others are opened.
  nonisolated static let origins: [[Destination]] = [
    [], [.levels], [.levels, .packs], [.course], [.lesson(.pointing)], [.statistics], [.solver],
    [.memory], [.trainer],
  ]

  nonisolated static let ways: [Destination] =
    Destination.places.filter {
      ![.home, .levels, .welcome, .about, .leaderboard].contains($0)
    } + [
      .lesson(.xWing), .drill(.xWing), .course, .trainer, .pack(1), .puzzle(.first),
      .level(.hard),
    ]

  @Test(arguments: origins)
  func escapeComesBackToWhereOneCameFrom(origin: [Destination]) throws {
    for way in Self.ways where origin.last != way {
      // A lesson takes the place of another.
      if case .lesson = way, case .lesson = origin.last { continue }
      // A position is on the screen of the techniques.
      if case .drill = way, origin.last == .trainer { continue }
      let driver = try SuiteDriver.onBoard()
      driver.type("4")
      driver.suite.go(to: .home)
      for place in origin { driver.suite.go(to: place) }
      driver.type("")
      let before = Place(driver.suite)
      driver.suite.go(to: way)
      driver.view.runtime.step()
      let opened = Place(driver.suite)
      #expect(opened != before, "\(way) over \(origin)")
      for _ in 0..<4 where Place(driver.suite) != before { driver.type("⎋") }
      let after = Place(driver.suite)
      #expect(after == before, "\(way) over \(origin)")
    }
  }

  @Test(arguments: [Destination.statistics, .memory])
  func fromTheLeaderboardTheWayBackLeadsToIt(way: Destination) throws {
    let driver = try SuiteDriver(world: .played(games: 4))
    driver.type("b")
    let leaderboard = driver.sheet
    driver.type(way == .statistics ? "i" : "m")
    #expect(driver.suite.router.path.count == 1 && driver.sheet.isEmpty)
    driver.type("⎋")
    #expect(driver.suite.router.path.isEmpty && driver.sheet == leaderboard)
  }

  /// Where the user is.
  private struct Place: Equatable {
    let path: [Route]
    let sheet: Destination?
    let isHomeCovered: Bool

    init(_ suite: Suite) {
      (path, sheet, isHomeCovered) = (suite.router.path, suite.presented, suite.homeSheet != nil)
    }
  }

  @Test func aSheetOfASettingLeadsBackToTheSettings() throws {
    let driver = try SuiteDriver()
    driver.type(",")
    #expect(driver.sheet.contains("Hints go by"))
    driver.view.click(on: "Usual…")
    #expect(!driver.sheet.contains("Hints go by"))
    driver.type("⎋")
    // The setting that was left has the focus.
    #expect(driver.sheet.contains("Hints go by") && driver.sheet.contains("Levels stay."))
  }

  @Test func escapeAtHomeDoesNotLeave() throws {
    let driver = try SuiteDriver()
    driver.type("⎋")
    #expect(driver.world.exits == 0)
  }

  @Test(arguments: ["", "s", "4R", "?", "q"])
  func theProgramStopsAnywhere(place: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(place)
    driver.press(.control("z"))
    #expect(driver.view.terminal.suspensions == 1)
  }
}
