import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct MessageTests {
  /// A board of a player who wants to see the score.
  private func boardWithScore() throws -> SuiteDriver {
    try SuiteDriver.onBoard(world: .showingTheScore())
  }

  @Test func theScoreIsOnlyThereForAPlayerWhoWantsIt() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4")
    #expect(driver.shows("Mistakes 0") && !driver.shows("Score 1,"))
    driver.suite.dependencies.preferences.values.showsScore = true
    driver.view.runtime.showFrame()
    #expect(driver.shows("Score 1,505"))
  }

  @Test func aMessageTakesTheScoresPlaceForThreeSeconds() throws {
    let driver = try boardWithScore()
    driver.type("4")
    #expect(driver.shows("Score 1,505"))
    driver.advance(by: .milliseconds(500))
    driver.type("r")
    #expect(driver.shows("Nothing to redo"))
    #expect(!driver.shows("Score 1,"))
    driver.advance(by: .milliseconds(2999))
    #expect(driver.shows("Nothing to redo"))
    driver.advance(by: .milliseconds(1))
    #expect(!driver.shows("Nothing to redo"))
    #expect(driver.shows("Score 1,"))
  }

  @Test func aNewMessageHasItsOwnThreeSeconds() throws {
    let driver = try boardWithScore()
    driver.type("4u")
    driver.advance(by: .seconds(2))
    driver.type("u")
    driver.advance(by: .seconds(2))
    #expect(driver.shows("Nothing to undo"))
    driver.advance(by: .seconds(1))
    #expect(driver.shows("Score 1,"))
  }

  @Test func theSameMessageAgainHasItsOwnThreeSeconds() throws {
    let driver = try boardWithScore()
    driver.type("u")
    driver.advance(by: .seconds(2))
    driver.type("u")
    driver.advance(by: .milliseconds(2500))
    #expect(driver.shows("Nothing to undo"))
    driver.advance(by: .milliseconds(500))
    #expect(driver.shows("Score 1,"))
  }

  @Test func aMoveTakesTheMessageAway() throws {
    let driver = try boardWithScore()
    driver.type("1")
    #expect(driver.shows("1 is wrong here"))
    driver.type("⌫")
    #expect(driver.shows("Score 1,"))
  }

  @Test(arguments: Language.allCases)
  func everyMessageFitsItsPlaceOnTheSmallestScreen(language: Language) throws {
    let driver = try SuiteDriver.onBoard(width: 40, height: 20, language: language)
    driver.advance(by: .seconds(600))
    for message in Self.messages(Words.in(language)) {
      try driver.board().say(message)
      driver.view.runtime.showFrame()
      #expect(driver.shows(message), "\(message) is cut")
    }
  }

  @Test(arguments: [ScreenSize(width: 120, height: 40), .spacious], Language.allCases)
  func aLongMessageIsWrappedBesideTheBoard(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver.onBoard(
      width: size.width, height: size.height, language: language)
    let words = Words.in(language)
    let colors = words.solution.leftOut(colors: 2, drawings: 1, members: [])
    for message in [words.solution.practiceOnly, words.solution.practiceOnly + " " + colors] {
      try driver.board().tell(message)
      driver.view.runtime.showFrame()
      let panel = driver.panel
      #expect(message.split(separator: " ").allSatisfy { panel.contains($0) }, "\(panel)")
    }
  }

  @Test func onANarrowScreenAMessageLeavesTheHeaderAlone() throws {
    let driver = try SuiteDriver.onBoard(width: 40, height: 25)
    driver.type("1")
    #expect(driver.shows("1 is wrong here"))
    let header = driver.rows[0]
    for part in ["Easy", "Mistakes 1", "◷ 0:00"] { #expect(header.contains(part)) }
  }

  private static func messages(_ words: Words) -> [String] {
    let (board, says) = (words.board, words.says)
    let modes = EntryMode.allCases.flatMap { mode in
      [says.mode(mode, isOn: true), says.mode(mode, isOn: false)]
    }
    let purposes = DigitPurpose.allCases.map(says.awaiting)
    let others: [String] = [
      board.undoing, board.redoing, board.restarting, board.nothingToUndo, board.nothingToRedo,
      board.given, board.filled, board.empty, board.untouched, board.unchanged,
      board.noCheckpoint, board.finished, board.pausedHint("p"), board.wrong(9), says.digitFirst,
      says.cellFirst, says.armed(digit: 9, key: "⏎"), says.notDigitFirst, says.nothingArmed,
      says.nothingHighlighted, says.selecting, says.wheelSwiped, says.candidates,
      says.candidatesCounted(10),
      says.noted(digit: 9, count: 51, of: 52), says.unnoted(digit: 9, count: 51),
      says.checkpointSet(number: 99, key: "T"), says.restored, says.undidToCorrect(99),
      says.allRight,
      says.wrong(51), says.nothingToCheck, says.twice(9), says.fullAndWrong(51),
      says.fullAndUnchecked("c"), words.moves.went, words.settings.digitKeys.mayDiffer(","),
    ]
    return modes + purposes + others
  }
}
