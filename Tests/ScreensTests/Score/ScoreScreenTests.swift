import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct ScoreScreenTests {
  /// A launch on the board of a stored game of `origin`.
  private func driver(_ origin: GameOrigin, in world: SuiteWorld? = nil) throws -> SuiteDriver {
    let world = try world ?? SuiteWorld()
    try world.store.save(Game(id: 77, puzzle: .wellKnown(), origin: origin), elapsed: .seconds(60))
    let driver = try SuiteDriver(world: world)
    driver.suite.go(to: .game(try #require(try world.store.game(77))))
    driver.type("↑")
    return driver
  }

  /// The well-known puzzle with its digits exchanged, a different one to the store.
  private func otherPuzzle() throws -> Puzzle {
    let known = try Puzzle.wellKnown()
    let exchanged = { (grid: Grid) in
      try Grid(
        text: String(
          grid.description.map { character in
            character.wholeNumberValue.map { Character("\($0 % 9 + 1)") } ?? character
          }))
    }
    return Puzzle(
      givens: try exchanged(known.givens), solution: try exchanged(known.solution),
      level: known.level, rating: known.rating)
  }

  @Test func errorsThatAreNotShownAreNotCountedOnTheSheet() throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = .onRequest
    let driver = try SuiteDriver.onBoard(width: 120, height: 50, world: world)
    driver.type("1s")
    #expect(!driver.sheet.contains("0 mistakes"))
    #expect(driver.sheet.contains("Mistakes not shown"))
    driver.type("⎋cs")
    #expect(driver.sheet.contains("Mistakes 1+? not shown"))
    driver.advance(by: .seconds(60))
    driver.type("⎋0")
    try driver.solve()
    driver.type("s")
    #expect(driver.sheet.contains("1 mistake"))
  }

  @Test func everyFactorIsExplained() throws {
    let driver = try SuiteDriver.onBoard(width: 60, height: 30)
    try driver.board().take { game, elapsed in
      for help in ScoreSheet.Help.allCases { game.count(help, at: elapsed) }
    }
    driver.type("s")
    var text = driver.sheet
    for _ in 0..<4 {
      driver.press(KeyPress(.pageDown))
      text += driver.sheet
    }
    for line in [
      "Level Easy 1,000", "at most 4,000", "+25% up to 1:42, none after 16:00",
      "−4% each, up to −40%", "Where to look, 1× free",
      "Technique named, 1× −1%", "−1% each time", "Explanation, 1× −1%",
      "Digit placed, 1× −1%", "Candidates filled in, 1× −3%",
      "−3% in all", "All help = −7%", "(1,204 + 301) × 0.93",
    ] {
      #expect(text.contains(line), "\(line) is not in: \(text)")
    }
  }

  @Test func theScoreOfASolvedGameStaysWhateverIsSetAfterwards() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(240))
    try driver.solve()
    driver.type("s")
    let before = driver.sheet
    driver.suite.dependencies.preferences.values.showsTimer = false
    driver.advance(by: .seconds(1))
    #expect(driver.sheet == before)
    #expect(before.contains("4:00"))
  }

  @Test(arguments: ["n", "a"])
  func theNextPuzzleHasTheKeyThatItHasEverywhere(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    let isNamed = driver.sentence.contains("Next Easy")
    #expect(isNamed)
    driver.type(key)
    #expect(driver.suite.wanted == .level(.easy))
  }

  @Test func theFirstOfAListIsSaidToBe() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.type("s")
    #expect(driver.sheet.contains("First on the list: Easy"))
    #expect(!driver.sheet.contains("Best before"))
  }

  @Test func onANarrowScreenTheScoreComesFirst() throws {
    let driver = try SuiteDriver.onBoard(width: 40, height: 20)
    driver.type("s")
    let sheet = driver.sheet
    guard let score = sheet.firstRange(of: "1,505"), let share = sheet.firstRange(of: "Share")
    else { throw NotOnScreen(what: "score") }
    #expect(score.lowerBound < share.lowerBound)
  }

  @Test(arguments: ScreenSize.all, [GameOrigin.level, .pack(.first)])
  func theWinSaysHowToSeeTheScoreAndTheScoreHowToLeave(
    size: ScreenSize, origin: GameOrigin
  ) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.suite.play(try #require(PuzzlePack.puzzle(.first)), from: origin)
    driver.view.runtime.showFrame()
    try driver.solve()
    #expect(driver.rows.suffix(2).joined().contains("s score"))
    driver.type("s")
    #expect(!driver.sheet.isEmpty)
    #expect(driver.rows.suffix(2).joined().contains("Esc close"))
  }

  @Test func aPuzzleOfAPackSaysThePlaceOnTheListOfThePack() throws {
    let world = try SuiteWorld()
    try SuiteDriver.onBoard(world: world).solve()
    let driver = try SuiteDriver(width: 60, height: 30, world: world)
    guard let puzzle = PuzzlePack.puzzle(.first) else { throw NotOnScreen(what: "puzzle") }
    driver.suite.play(puzzle, from: .pack(.first))
    driver.view.runtime.showFrame()
    try driver.solve()
    driver.type("s")
    let sheet = driver.sheet
    #expect(sheet.contains("Beginner I · 1-0001"))
    #expect(sheet.contains("First on the list: Beginner I"))
    #expect(!sheet.contains("of 2: Easy"))
  }

  @Test func aBetterGameIsABestOne() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver.onBoard(world: world)
    first.advance(by: .seconds(600))
    try first.solve()
    let second = try SuiteDriver(world: world, puzzle: otherPuzzle())
    try second.solve()
    second.type("s")
    for words in [
      "Place 1 of 2: Easy", "★ Your best score", "★ Your best time", "Best before: 1,330, 10:00",
    ] {
      #expect(second.sheet.contains(words), "\(words) is not in: \(second.sheet)")
    }
  }

  @Test func aWorseGameSaysWhatWasBetter() throws {
    let world = try SuiteWorld()
    try SuiteDriver.onBoard(world: world).solve()
    let second = try SuiteDriver(world: world, puzzle: otherPuzzle())
    second.advance(by: .seconds(600))
    try second.solve()
    second.type("s")
    #expect(second.sheet.contains("Place 2 of 2: Easy"))
    #expect(second.sheet.contains("Best before: 1,505, 0:00"))
    #expect(!second.sheet.contains("★"))
  }

  @Test func aGameWithHelpIsRankedButTakesNoBestTime() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver.onBoard(world: world)
    first.advance(by: .seconds(1000))
    try first.solve()
    let second = try SuiteDriver(world: world, puzzle: otherPuzzle())
    try second.board().take { game, elapsed in game.count(.nudge, at: elapsed) }
    try second.solve()
    second.type("s")
    #expect(second.sheet.contains("Place 1 of 2: Easy"))
    #expect(second.sheet.contains("With help, so no best time"))
    #expect(!second.sheet.contains("★ Your best time"))
    #expect(second.suite.records.bestTimes[.easy] == .seconds(1000))
  }

  @Test func aGamePlacedWhollyByHintsIsNotRanked() throws {
    let driver = try SuiteDriver.onBoard(width: 60, height: 30)
    try driver.board().take { game, elapsed in
      for _ in 0..<26 { game.count(.placement, at: elapsed) }
    }
    try driver.solve()
    driver.type("s")
    #expect(driver.sheet.contains("More than half filled in"))
    #expect(!driver.sheet.contains("First on the list"))
    #expect(try driver.world.store.results(of: .level(.easy), limit: 9).isEmpty)
  }

  @Test func aGameThatWasGivenUpHasNoScore() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.board().take { game, elapsed in _ = game.apply(.reveal, at: elapsed) }
    driver.advance(by: .zero)
    #expect(driver.sheet.contains("Given up You saw the solution"))
    #expect(!driver.sheet.contains("HoDoKu score"))
    #expect(!driver.sheet.contains("Place"))
  }

  @Test func ofOwnPuzzlesThereIsAListOfTheirOwn() throws {
    let driver = try driver(.own)
    try driver.solve()
    driver.type("s")
    #expect(driver.sheet.contains("imported puzzles"))
  }

  @Test func practiceHasNoScoreAndIsNotKept() throws {
    let driver = try driver(.training("x-wing"))
    try driver.solve()
    #expect(driver.sheet.isEmpty)
    #expect(try driver.world.store.results(of: .level(.easy), limit: 9).isEmpty)
  }

  @Test func withoutATimerThereIsNothingForSpeed() throws {
    let world = try SuiteWorld()
    world.preferences.showsTimer = false
    let driver = try SuiteDriver.onBoard(world: world)
    try driver.solve()
    driver.type("s")
    #expect(driver.sheet.contains("Played without a timer + 0"))
    #expect(driver.sheet.contains("Score 1,204"))
    #expect(try world.store.results(of: .level(.easy), limit: 1).first?.score == 1204)
  }

  @Test(arguments: [("g", [Route.levels]), ("h", [])])
  func theKeysOfTheSheetLeadOn(key: String, path: [Route]) throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.type(key)
    #expect(driver.suite.router.path == path)
    #expect(driver.suite.board == nil)
  }

  @Test func aPuzzleOfAPackLeadsToTheNextOne() throws {
    let driver = try SuiteDriver()
    let next = try #require(PuzzleID("1-0002"))
    driver.suite.play(try #require(PuzzlePack.puzzle(.first)), from: .pack(.first))
    driver.view.runtime.showFrame()
    try driver.solve()
    #expect(driver.sentence.contains("Next puzzle 1-0002"))
    driver.type("n")
    #expect(driver.suite.router.path.last == .levelSplash(next))
  }

  @Test func withoutUnicodeAWinHasTheSameButtons() throws {
    let driver = try SuiteDriver(isUnicode: false)
    driver.suite.play(try #require(PuzzlePack.puzzle(.first)), from: .pack(.first))
    driver.view.runtime.showFrame()
    try driver.solve()
    for button in ["Enter Next puzzle 1-0002", "r Watch it again", "d Today's puzzle", "h Home"] {
      #expect(driver.shows(button), "\(button)")
    }
  }

  @Test func afterAPuzzleOfAPackItsPackIsNear() throws {
    let driver = try SuiteDriver()
    driver.suite.play(try #require(PuzzlePack.puzzle(.first)), from: .pack(.first))
    driver.view.runtime.showFrame()
    try driver.solve()
    #expect(driver.sentence.contains("P Beginner I") && !driver.shows("levels"))
    #expect(driver.shows("Beginner I · 1-0001 in"))
    driver.type("P")
    #expect(driver.suite.router.path == [.levels, .packs, .pack(1)])
    driver.type("⎋⎋⎋")
    #expect(driver.suite.router.path == [])
  }

  @Test func theReplayLeadsBackToTheWin() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve(sparing: 1)
    driver.advance(by: .seconds(60))
    try driver.solve()
    driver.type("r")
    #expect(driver.suite.trail.last == "replay")
    #expect(driver.suite.replay?.clock.isPlaying == true, "it plays at once")
    driver.suite.endReplay()
    driver.advance(by: .zero)
    #expect(try driver.board().isWinShown)
  }

  @Test func itsButtonsCanBeClicked() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    #expect(driver.view.click(on: "h Home"))
    #expect(driver.suite.router.path == [])
  }
}
