import Store
import TestSupport
import Testing
import Widgets

@testable import Screens

/// The controls beside and below the board, at every size.
struct BoardControlTests {
  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func everyControlShowsTheKeyThatDoesTheSame(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    let model = try driver.board()
    let controls = BoardControl.groups(model, .english, KeyLabels()).flatMap(\.self)
    let bindings = GameBoardAction.bindings(.english)
    for control in controls {
      let binding = try #require(bindings.first { $0.action == control.action })
      #expect(control.key == binding.keys.first?.name())
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
    driver.view.click(on: "Memo")
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
    for (action, mode) in [
      (GameBoardAction.toggle(.memo), EntryMode.notes), (.toggle(.centreMode), .centreNotes),
      (.toggle(.colorMode), .colors),
    ] {
      driver.view.click(on: try Self.label(of: action, on: driver))
      #expect(try driver.board().entry.mode == mode)
    }
    driver.view.click(on: try Self.label(of: .leave(.settings), on: driver))
    #expect(driver.suite.areSettingsShown)
  }

  /// The label of the control for `action`.
  private static func label(
    of action: GameBoardAction, on driver: SuiteDriver
  ) throws -> String {
    let controls = BoardControl.groups(try driver.board(), .english, KeyLabels())
    guard let control = controls.flatMap(\.self).first(where: { $0.action == action }) else {
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
    #expect(try driver.board().key(of: .toggle(.digitFirst)) == "o")
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
