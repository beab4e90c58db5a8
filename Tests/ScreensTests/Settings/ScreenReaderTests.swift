import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The program adapted to a screen reader: a last line for the focus, one column.
struct ScreenReaderTests {
  private func world() throws -> SuiteWorld {
    let world = try SuiteWorld()
    world.preferences.isForScreenReader = true
    return world
  }

  /// The last line.
  private func status(_ driver: SuiteDriver) -> String {
    let row = driver.rows.last ?? ""
    return String(row.reversed().drop { $0 == " " }.reversed())
  }

  @Test func theSettingShowsTheStatusLineAndLasts() throws {
    let driver = try SuiteDriver()
    let place = try #require(
      Setting.ID.allCases.filter { $0 != .tileTheme }.firstIndex(of: .screenReader))
    driver.type("," + String(repeating: "⇥", count: place) + " ")
    #expect(driver.world.preferences.isForScreenReader)
    #expect(driver.view.runtime.isLinear)
    #expect(status(driver).hasPrefix("Screen reader"))
    driver.type("⎋")
    #expect(status(driver).contains(", button, 1 of "))
    let next = try SuiteDriver(world: driver.world)
    #expect(status(next) == status(driver))
  }

  @Test func thePaletteTurnsItOnAndOff() throws {
    let driver = try SuiteDriver()
    for (name, isOn) in [("turn on", true), ("turn off", false)] {
      driver.type(":")
      driver.type("Screen reader: \(name)")
      driver.type("⏎")
      #expect(driver.view.runtime.isLinear == isOn)
    }
  }

  @Test func theSessionThatAskedForItKeepsTheSetting() throws {
    let driver = try SuiteDriver()
    driver.suite.suitScreenReaderThisTime()
    driver.suite.configure(driver.view.runtime)
    driver.view.runtime.showFrame()
    #expect(status(driver).contains(", button, 1 of "))
    #expect(!driver.world.preferences.isForScreenReader)
    driver.suite.dependencies.preferences.values.showsTips = false
    #expect(driver.view.runtime.isLinear)
    driver.type(":Screen reader: turn off⏎")
    #expect(!driver.view.runtime.isLinear)
  }

  @Test func tabOnHomeSaysTheButton() throws {
    let driver = try SuiteDriver(world: world())
    let words = Words.english
    let titles = [words.home.new(words.name(of: .easy)), words.home.game, words.solver.title]
    for (place, title) in titles.enumerated() {
      driver.type("⇥")
      #expect(status(driver) == "\(title), button, \(place + 2) of 12")
    }
  }

  @Test func movingOnTheBoardSaysTheCell() throws {
    let driver = try SuiteDriver.onBoard(world: world())
    #expect(status(driver) == "row 1 column 3, empty")
    driver.type("→→")
    #expect(status(driver) == "row 1 column 5, 7 given")
    driver.type("↓")
    #expect(status(driver) == "row 2 column 5, 9 given")
  }

  @Test func whatIsEnteredIsSaid() throws {
    let driver = try SuiteDriver.onBoard(world: world())
    driver.type("m24")
    #expect(status(driver).contains("row 1 column 3, empty, notes 2 4"))
    driver.type("m1")
    let message = try #require(driver.board().message)
    #expect(status(driver).hasPrefix("\(message.text) · row 1 column 3, 1, wrong"))
    driver.advance(by: GameBoardModel.messageDuration)
    #expect(status(driver).hasPrefix("row 1 column 3, 1, wrong"))
  }

  @Test func aBoardThatIsHiddenIsNotSpokenOf() throws {
    let driver = try SuiteDriver.onBoard(world: world())
    driver.type("p")
    #expect(try driver.board().isPaused)
    #expect(status(driver).hasPrefix(Words.english.board.paused))
    #expect(!driver.shows("row 1"))
  }

  @Test func aReplaySaysWhatTheTurnDid() throws {
    let world = try SuiteWorld.played(games: 1)
    world.preferences.isForScreenReader = true
    let driver = try SuiteDriver(world: world)
    driver.type("b⏎")
    let words = Words.english
    #expect(status(driver).hasSuffix(words.replay.beginning))
    driver.type("→→→")
    let playback = try #require(driver.suite.replay?.playback)
    #expect(playback.position == 3)
    #expect(status(driver).hasSuffix(words.text(of: playback)))
  }

  @Test func aSheetLeavesTheStatusLine() throws {
    let driver = try SuiteDriver(world: world())
    let home = status(driver)
    driver.type(",")
    #expect(!status(driver).isEmpty && status(driver) != home)
  }

  @Test func inKoreanItSpeaksKorean() throws {
    let driver = try SuiteDriver.onBoard(world: world(), language: .korean)
    #expect(status(driver) == "1행 3열, 빈칸")
  }

  @Test func nothingMovesAtTheStart() throws {
    let world = try world()
    world.preferences.effects = .full
    let driver = try SuiteDriver(world: world, begins: true)
    #expect(driver.suite.router.path.last != .startUp)
  }

  /// The keys that lead to each screen. The cursor shows the focus, and the last row is the status
  /// line.
  @Test(
    arguments: [
      "", "g", "gp", "gp⏎", "gc", "gt", "l", "s", "m", "h", "h⏎⏎", "b", "i", ",", "a", "w", "?",
    ],
    ScreenSize.all)
  func everyControlCanBeSeen(way: String, size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height, world: world())
    driver.type(way)
    for _ in 0..<24 {
      if let cursor = driver.view.cursor {
        let isShown = cursor.x >= 0 && cursor.x < size.width && cursor.y < size.height - 1
        #expect(isShown, "\(status(driver)) at \(cursor)\n\(driver.text)")
      }
      driver.type("⇥")
    }
  }
}
