import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The sounds of a game, none of which says more than the screen.
struct SoundTests {
  /// A launch on the board with sounds on.
  private func board(
    _ checking: ErrorChecking = .everything, isOn: Bool = true
  ) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences.errorChecking = checking
    world.preferences.playsSound = isOn
    return try SuiteDriver.onBoard(world: world)
  }

  @Test func nothingIsHeardByDefault() throws {
    let driver = try board(isOn: Preferences().playsSound)
    driver.type("4⇥2c,⎋")
    let played = driver.world.played
    #expect(played.isEmpty)
  }

  @Test func aDigitIsHeardAndNothingElseThatIsTyped() throws {
    let driver = try board()
    driver.type("4")
    let placed = driver.world.played
    #expect(placed == [.digitPlaced])
    driver.type("4→m12mur←←5p")
    let played = driver.world.played
    #expect(played == placed, "clearing, notes, undo, a given and a pause are silent")
  }

  @Test func aWrongDigitIsHeardWhereItIsMarked() throws {
    let driver = try board()
    driver.type("2")
    let played = driver.world.played
    #expect(played == [.error])
  }

  @Test(arguments: [ErrorChecking.onRequest, .conflicts])
  func aWrongDigitThatIsNotMarkedSoundsLikeARightOne(checking: ErrorChecking) throws {
    let driver = try board(checking)
    driver.type("1⇥6")
    let played = driver.world.played
    #expect(played == [.digitPlaced, .digitPlaced])
  }

  @Test func aConflictIsHeardWhereConflictsAreMarked() throws {
    for (checking, effect) in [
      (ErrorChecking.conflicts, SoundEffect.error), (.onRequest, .digitPlaced),
    ] {
      let driver = try board(checking)
      driver.type("5")
      let played = driver.world.played
      #expect(played == [effect])
    }
  }

  @Test func whatACheckFindsIsHeard() throws {
    let driver = try board(.onRequest)
    driver.type("1c")
    let checked = driver.world.played
    #expect(checked == [.digitPlaced, .error])
    driver.type("u1")
    let again = driver.world.played
    #expect(again == checked + [.error], "it is marked, so it is known")
    driver.type("u4c")
    let right = driver.world.played
    #expect(right == again + [.digitPlaced])
  }

  /// The digits of the middle box from the top left, each with its sound:
  ///
  /// ```
  /// . 6 .     7 6 1     9 6 1
  /// 8 . 3  →  8 5 3 or  8 5 3   nine different digits as well, but another 7 is in the row
  /// . 2 .     9 2 4     7 2 4
  /// ```
  @Test(
    arguments: [
      (
        ErrorChecking.everything, "71594",
        [.digitPlaced, .digitPlaced, .digitPlaced, .digitPlaced, .houseFinished]
      ),
      (
        .onRequest, "71594",
        [.digitPlaced, .digitPlaced, .digitPlaced, .digitPlaced, .houseFinished]
      ),
      (.everything, "91574", [.error, .digitPlaced, .digitPlaced, .error, .digitPlaced]),
      (.conflicts, "91574", [.digitPlaced, .digitPlaced, .digitPlaced, .error, .digitPlaced]),
      (
        .onRequest, "91574",
        [.digitPlaced, .digitPlaced, .digitPlaced, .digitPlaced, .houseFinished]
      ),
    ] as [(ErrorChecking, String, [SoundEffect])])
  func aFinishedHouseIsHeard(checking: ErrorChecking, digits: String, heard: [SoundEffect]) throws {
    let driver = try board(checking)
    for (place, digit) in zip([(4, 4), (4, 6), (5, 5), (6, 4), (6, 6)], digits) {
      try driver.move(toRow: place.0, column: place.1)
      driver.type(String(digit))
    }
    let played = driver.world.played
    #expect(played == heard)
  }

  @Test func aSolvedPuzzleIsHeardOnce() throws {
    let driver = try board()
    try driver.solve(sparing: 1)
    driver.type("⇥")
    let before = driver.world.played
    #expect(!before.contains(.gameFinished) && !before.contains(.error))
    let board = try driver.board()
    guard let digit = board.game.puzzle.solution[board.cursor] else {
      throw NotOnScreen(what: "solution")
    }
    driver.type(digit.description)
    driver.advance(by: .seconds(2))
    let played = driver.world.played
    #expect(played == before + [.gameFinished])
  }

  @Test func turningSoundOnPlaysASample() throws {
    let driver = try SuiteDriver()
    let shown = Setting.ID.allCases.filter { $0 != .tileTheme }
    guard let place = shown.firstIndex(of: .sound) else {
      throw NotOnScreen(what: "sound")
    }
    driver.type("," + String(repeating: "⇥", count: place) + " ")
    let (isOn, sample) = (driver.world.preferences.playsSound, driver.world.played)
    #expect(isOn && sample == [.houseFinished])
    driver.type(" ")
    let (isStillOn, played) = (driver.world.preferences.playsSound, driver.world.played)
    #expect(!isStillOn && played == sample)
  }

  @Test func aSolutionThatIsShownIsNoVictory() throws {
    let driver = try board()
    driver.type("SS")
    let isComplete = try driver.board().game.isComplete
    #expect(isComplete)
    let played = driver.world.played
    #expect(played.isEmpty)
  }
}
