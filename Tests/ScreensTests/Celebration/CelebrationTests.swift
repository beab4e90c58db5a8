import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct CelebrationTests {
  /// A launch on the board, its last digit `8` yet to be placed, where as much moves as `effects` say.
  private func driver(_ effects: Effects, moves: Motion = .full) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences.effects = effects
    let driver = try SuiteDriver.onBoard(world: world)
    driver.view.runtime.motion = moves
    try driver.solve(sparing: 1)
    driver.type("⇥")
    driver.advance(by: .seconds(1))
    return driver
  }

  private func placeLast(_ driver: SuiteDriver) throws {
    let board = try driver.board()
    driver.type(try #require(board.game.puzzle.solution[board.cursor]).description)
    #expect(board.game.isComplete)
  }

  @Test func theScoreComesAfterTheCelebration() throws {
    let driver = try driver(.full)
    let before = driver.text
    try placeLast(driver)
    #expect(driver.sheet.isEmpty)
    driver.advance(by: .milliseconds(900))
    #expect(driver.sheet.isEmpty)
    #expect(driver.text.contains { "*•▪~".contains($0) }, "no paper falls")
    driver.advance(by: .milliseconds(600))
    #expect(driver.sheet.contains("Solved!"))
    #expect(driver.text != before)
  }

  @Test(arguments: ["x", "⏎", "q", "→", "⎋"])
  func anyKeyEndsIt(key: String) throws {
    let driver = try driver(.full)
    try placeLast(driver)
    driver.advance(by: Celebration.patience)
    driver.type(key)
    #expect(driver.sheet.contains("Solved!"))
  }

  @Test(arguments: ["h", "q", "⎋", "⏎", "⇥5"])
  func aKeyTypedRightAfterTheLastDigitIsNotForWhatComes(key: String) throws {
    for effects in [Effects.none, .full] {
      let driver = try driver(effects)
      try placeLast(driver)
      driver.type(key)
      driver.advance(by: .milliseconds(300))
      driver.type(key)
      driver.advance(by: Celebration.duration)
      #expect(driver.sheet.contains("Solved!"))
      #expect(driver.suite.router.path.last == .board)
    }
  }

  @Test func aClickRightAfterTheLastDigitDoesNotCloseTheSheet() throws {
    let driver = try driver(.none)
    try placeLast(driver)
    driver.view.click(on: "✕")
    #expect(driver.sheet.contains("Solved!"))
  }

  @Test(arguments: [Effects.none, .full], [1, 2])
  func aClickAfterThatClosesIt(effects: Effects, clickCount: Int) throws {
    let driver = try driver(effects, moves: .none)
    try placeLast(driver)
    while try !driver.board().isScoreShown { driver.advance(by: .milliseconds(100)) }
    driver.view.click(on: "✕")
    let isOpen = driver.sheet.contains("Solved!")
    #expect(isOpen)
    driver.advance(by: GameBoardModel.patience)
    guard let y = driver.rows.firstIndex(where: { $0.contains("✕") }),
      let mark = driver.rows[y].firstIndex(of: "✕")
    else { throw NotOnScreen(what: "✕") }
    let place = Point(x: String(driver.rows[y][..<mark]).columns, y: y)
    driver.view.send(.mouse(MouseEvent(.press(.left), at: place, clickCount: clickCount)))
    driver.view.send(.mouse(MouseEvent(.release(.left), at: place)))
    let text = driver.sheet
    #expect(text.isEmpty)
  }

  @Test func aClickEndsItToo() throws {
    let driver = try driver(.full)
    try placeLast(driver)
    driver.advance(by: Celebration.patience)
    try driver.click(row: 5, column: 5)
    #expect(driver.sheet.contains("Solved!"))
  }

  @Test(arguments: [Effects.none, .subtle])
  func thereIsNoneUnlessEverythingMayMove(effects: Effects) throws {
    let driver = try driver(effects)
    try placeLast(driver)
    #expect(driver.sheet.contains("Solved!"))
  }

  @Test func thereIsNoneWhereTheTerminalIsFarAway() throws {
    let driver = try driver(.full, moves: .none)
    try placeLast(driver)
    #expect(driver.sheet.contains("Solved!"))
  }

  @Test func nothingMovesAfterwards() throws {
    let driver = try driver(.full)
    try placeLast(driver)
    driver.advance(by: .seconds(5))
    #expect(driver.view.runtime.nextDeadline == nil)
  }

  @Test func aFilledRowLightsUpForAMoment() throws {
    let world = try SuiteWorld()
    world.preferences.effects = .subtle
    let driver = try SuiteDriver.onBoard(world: world)
    driver.view.runtime.motion = .subtle
    for digit in [(3, 4), (4, 6), (6, 8), (7, 9), (8, 1)] {
      try driver.move(toRow: 1, column: digit.0)
      driver.type("\(digit.1)")
    }
    #expect(try driver.board().lit == nil)
    try driver.move(toRow: 1, column: 9)
    driver.type("2")
    #expect(try driver.board().lit?.cells == CellSet(House.row(0).cells))
    let lit = try #require(driver.view.canvas)
    driver.advance(by: .seconds(1))
    #expect(try driver.board().lit == nil)
    #expect(driver.view.canvas != lit)
    #expect(
      driver.view.canvas?.text.split(separator: "\n").dropFirst()
        == lit.text.split(separator: "\n").dropFirst())
  }

  @Test func withWrongDigitsInItNothingIsSaid() throws {
    let world = try SuiteWorld()
    world.preferences.effects = .subtle
    let driver = try SuiteDriver.onBoard(world: world)
    for digit in [(3, 4), (4, 6), (6, 8), (7, 9), (8, 1), (9, 1)] {
      try driver.move(toRow: 1, column: digit.0)
      driver.type("\(digit.1)")
    }
    #expect(try driver.board().lit == nil)
  }
}
