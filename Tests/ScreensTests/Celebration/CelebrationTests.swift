import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct CelebrationTests {
  /// A launch on the board before its last digit, `8`, with the given amount of animation.
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

  @Test func theWinComesAfterTheBoardHasLitUp() throws {
    let driver = try driver(.full)
    try placeLast(driver)
    let first = try #require(driver.view.canvas)
    driver.advance(by: .milliseconds(300))
    #expect(driver.view.canvas != first, "no row lights up")
    #expect(try !driver.board().isWinShown)
    driver.advance(by: .milliseconds(300))
    #expect(try driver.board().isWinShown)
    #expect(driver.sheet.isEmpty)
    let rising = driver.text
    driver.advance(by: Celebration.winDuration)
    #expect(driver.text != rising, "the word does not rise")
    #expect(driver.shows("Your first Easy puzzle"))
  }

  @Test func itTakesLessThanTwoSeconds() {
    #expect(Celebration.duration < .seconds(2))
  }

  @Test(arguments: [Effects.none, .full], ["n", "⏎", "s", "r", "h", "q"])
  func theFirstKeyActsAtOnce(effects: Effects, key: String) throws {
    let driver = try driver(effects)
    try placeLast(driver)
    driver.type(key)
    switch key {
    case "s": #expect(driver.sheet.contains("Level Easy"))
    case "r": #expect(driver.suite.trail.last == "replay")
    case "h": #expect(driver.suite.router.path.isEmpty)
    case "q": #expect(try !driver.board().isWinShown && driver.suite.trail.last == "board")
    default: #expect(driver.suite.wanted == .level(.easy))
    }
  }

  @Test(arguments: ["5", "→", "⇥"])
  func anyOtherKeyEndsIt(key: String) throws {
    let driver = try driver(.full)
    try placeLast(driver)
    driver.type(key)
    #expect(try driver.board().isWinShown && driver.board().attention.celebration == nil)
  }

  /// A slow program takes the last digit and the next key in one go, while the board lights up.
  @Test(arguments: [Effects.none, .full], [KeyPress("Q"), .control("c")])
  func theProgramIsLeftWhileTheBoardLightsUp(effects: Effects, key: KeyPress) throws {
    let driver = try driver(effects)
    let board = try driver.board()
    let last = try #require(board.game.puzzle.solution[board.cursor])
    driver.send([.key(KeyPress(typedAs: Character(last.description))), .key(key)])
    #expect(board.game.isComplete)
    #expect(driver.world.exits == 1)
  }

  @Test(arguments: [Effects.none, .full], ["⏎", " "])
  func theKeyThatPlacesAPickedDigitIsNotForWhatComes(effects: Effects, key: String) throws {
    let driver = try driver(effects)
    let board = try driver.board()
    let digit = try #require(board.game.puzzle.solution[board.cursor])
    driver.type("f\(digit)⏎")
    guard board.game.isComplete else { return }
    driver.type(key)
    driver.advance(by: .milliseconds(100))
    driver.type(key)
    #expect(board.isWinShown)
    #expect(driver.suite.trail.last == "board")
  }

  @Test func aClickEndsItToo() throws {
    let driver = try driver(.full)
    try placeLast(driver)
    driver.view.send(.mouse(MouseEvent(.press(.left), at: Point(x: 10, y: 8))))
    #expect(try driver.board().isWinShown)
  }

  @Test(arguments: [Effects.none, .subtle])
  func thereIsNoneUnlessEverythingMayMove(effects: Effects) throws {
    let driver = try driver(effects)
    try placeLast(driver)
    #expect(try driver.board().isWinShown)
  }

  @Test func thereIsNoneWhereTheTerminalIsFarAway() throws {
    let driver = try driver(.full, moves: .none)
    try placeLast(driver)
    #expect(try driver.board().isWinShown)
  }

  @Test func nothingMovesAfterwards() throws {
    let driver = try driver(.full)
    try placeLast(driver)
    driver.advance(by: .seconds(5))
    #expect(driver.isAsleep)
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
    #expect(try driver.board().attention.lit == nil)
    try driver.move(toRow: 1, column: 9)
    driver.type("2")
    #expect(try driver.board().attention.lit?.cells == CellSet(House.row(0).cells))
    let lit = try #require(driver.view.canvas)
    driver.advance(by: .seconds(1))
    #expect(try driver.board().attention.lit == nil)
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
    #expect(try driver.board().attention.lit == nil)
  }
}
