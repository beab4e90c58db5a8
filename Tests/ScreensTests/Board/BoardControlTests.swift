import Scutes
import Store
import TestSupport
import Testing

@testable import Screens

/// The controls beside and below the board, at every size.
struct BoardControlTests {
  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func everyControlShowsTheKeyThatDoesTheSame(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    let board = GameBoard(model: try driver.board())
    for control in board.controls(KeyLabels()).flatMap(\.self) {
      let command = try #require(board.commands[control.action])
      #expect(control.key == command.keys.first?.name())
      let isShown = driver.rows.contains { row in
        row.contains("\(control.key) \(control.title)")
          || row.contains("\(control.icon) \(control.title)") && row.contains(control.key)
      }
      #expect(isShown, "\(control.title)")
    }
  }

  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func memoCanBeClickedAtEverySize(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.view.click(on: "Notes")
    #expect(try driver.board().entry.mode == .notes)
  }

  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func theCellUnderTheCursorIsSaidInWordsAtEverySize(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    #expect(driver.shows("r1c3 · empty"))
    driver.type("m12")
    #expect(driver.sentence.contains("notes 1 2"))
  }

  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func everyModeAndTheSettingsCanBeClickedAtEverySize(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    for (id, mode) in [
      ("memo", EntryMode.notes), ("centreMode", .centreNotes), ("colorMode", .colors),
    ] {
      driver.view.click(on: try Self.label(of: id, on: driver))
      #expect(try driver.board().entry.mode == mode)
    }
    driver.view.click(on: try Self.label(of: "settings", on: driver))
    #expect(driver.suite.areSettingsShown)
  }

  @Test func onTheSmallestScreenTheHeaderNamesTheCellAndTheFooterTheKeys() throws {
    let driver = try SuiteDriver.onBoard(width: 40, height: 20)
    driver.type("m12")
    driver.advance(by: .seconds(4))
    #expect(driver.rows[0].contains("row 1 column 3 1 2 "))
    driver.type("f7")
    #expect(driver.rows[0].contains(" 7s "))
    #expect(driver.rows[19].hasPrefix(" H hint  q leave  1-9 note  ? all keys"))
    driver.view.click(on: "‹")
    #expect(driver.suite.router.path == [.levels])
  }

  @Test func aHintFindsRoomOnTheSmallestScreen() async throws {
    let driver = try SuiteDriver.onBoard(width: 40, height: 20)
    driver.type("H")
    #expect(await driver.view.wait { driver.shows("Hint") && driver.shows("┏") == false })
    #expect(try driver.cell(row: 1, column: 1).count == 1)
    driver.type("⎋")
    #expect(try driver.cell(row: 1, column: 1).count == 2)
  }

  /// The label of the control for the command called `id`.
  private static func label(of id: String, on driver: SuiteDriver) throws -> String {
    let controls = GameBoard(model: try driver.board()).controls(KeyLabels())
    guard let control = controls.flatMap(\.self).first(where: { $0.action == id }) else {
      throw NotOnScreen(what: "control")
    }
    let short = "\(control.key) \(control.title)"
    return driver.shows(short) ? short : "\(control.icon) \(control.title)"
  }

  @Test func theSolversControlsNameThePlayersOwnKeys() async throws {
    let world = try SuiteWorld()
    world.preferences.keyPreset = .wasd
    let driver = try await SuiteDriver.solving(
      Boards.wellKnown, width: 120, height: 40, world: world)
    let draft = Words.english.solution.draft
    let row = try #require(driver.rows.first { $0.contains("✎ \(draft)") })
    #expect(row.hasSuffix(" D") || row.contains(" D "))
  }

  @Test func theControlsShowTheKeysThatThePlayerPrefers() throws {
    let world = try SuiteWorld()
    world.preferences.keyPreset = .wasd
    let driver = try SuiteDriver.onBoard(world: world)
    let row = driver.rows.first { $0.contains("★ Score") }
    #expect(row?.hasSuffix("e") == true || row?.contains(" e") == true)
    #expect(try driver.board().key(of: "digitFirst") == "o")
  }

  @Test(arguments: ScreenSize.ofBoard)
  func thePadMarksTheDigitThatIsArmed(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("d7")
    #expect(driver.shows("[7]"))
    #expect(driver.shows("7 picked: ⏎ or click"))
    driver.type("d")
    #expect(!driver.shows("[7]"))
  }

  @Test func inMemoModeThePadMarksTheNotesOfTheCell() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("m13")
    let marked = driver.rows.filter { $0.contains("●") }.map { $0.contains("✎") }
    #expect(marked == [true, false, true, false, false, false, false, false, false])
    driver.type("↓")
    #expect(driver.rows.count { $0.contains("●") && $0.contains("✎") } == 1, "that of the cursor")
  }

  @Test func aDigitThatIsPlacedNineTimesIsMarkedInThePad() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve(sparing: 1)
    #expect(driver.shows("●●●●●●●●● ✓"))
    #expect(!driver.shows("1  ●●●·"))
  }
}
