import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct WelcomeTests {
  @Test(arguments: ScreenSize.all)
  func theStartUpScreen(size: ScreenSize) throws {
    try expectBeginning("start-up", .full, size, .english)
  }

  @Test func theStartUpScreenGoesByItself() throws {
    let world = try world(.full)
    world.preferences.isWelcomed = true
    let driver = try SuiteDriver(world: world, begins: true)
    #expect(driver.suite.router.path == [.startUp])
    driver.advance(by: .milliseconds(1900))
    #expect(driver.suite.router.path == [.startUp])
    driver.advance(by: .milliseconds(100))
    #expect(driver.suite.router.path == [])
  }

  @Test(arguments: ["⏎", " "])
  func aKeyThatEndsTheStartUpScreenActsAtHome(key: String) throws {
    let world = try world(.full)
    world.preferences.isWelcomed = true
    let board = try SuiteDriver.onBoard(world: world)
    board.type("4")
    let driver = try SuiteDriver(world: world, begins: true)
    #expect(!driver.shows("Press any key"))
    driver.type(key)
    #expect(driver.suite.trail == ["board"])
  }

  @Test(arguments: ["x", "⎋", "click"])
  func anyKeyOrClickEndsTheStartUpScreen(way: String) throws {
    let world = try world(.full)
    world.preferences.isWelcomed = true
    let driver = try SuiteDriver(world: world, begins: true)
    if way == "click" {
      driver.view.send(.mouse(MouseEvent(.press(.left), at: Point(x: 3, y: 3))))
    } else {
      driver.type(way)
    }
    #expect(driver.suite.router.path == [])
  }

  @Test(arguments: [false, true], [KeyPress("Q"), .control("c")])
  func theProgramIsLeftFromTheStartUpScreen(isWelcomed: Bool, key: KeyPress) throws {
    let world = try world(.full)
    world.preferences.isWelcomed = isWelcomed
    let driver = try SuiteDriver(world: world, begins: true)
    driver.press(key)
    #expect(world.exits == 1)
  }

  @Test(arguments: [false, true])
  func theProgramIsSuspendedFromTheStartUpScreen(isWelcomed: Bool) throws {
    let world = try world(.full)
    world.preferences.isWelcomed = isWelcomed
    let driver = try SuiteDriver(world: world, begins: true)
    driver.press(.control("z"))
    #expect(driver.view.terminal.suspensions == 1)
  }

  @Test func withoutEffectsThereIsNoStartUpScreen() throws {
    let world = try world(.none)
    world.preferences.isWelcomed = true
    let driver = try SuiteDriver(world: world, begins: true)
    #expect(driver.suite.router.path == [])
  }

  @Test(
    arguments: [(.reference, .english), (.reference, .korean), (.spacious, .english)]
      as [(ScreenSize, Language)])
  func theWelcome(size: ScreenSize, language: Language) throws {
    try expectBeginning("welcome", .none, size, language)
  }

  @Test func thePictureGrowsInOverASecond() throws {
    let driver = try SuiteDriver(world: try world(.full), begins: true)
    driver.type("x")
    var frames: [String] = []
    for _ in 0..<12 {
      frames.append(try driver.golden())
      driver.advance(by: .milliseconds(100))
    }
    #expect(Set(frames.prefix(10)).count >= 8)
    #expect(frames[10] == frames[11])
  }

  @Test func itIsShownOnTheFirstRunOnly() throws {
    let world = try world(.none)
    let first = try SuiteDriver(world: world, begins: true)
    #expect(first.suite.trail == ["welcome"])
    first.type("⎋")
    #expect(first.suite.router.path == [])
    let second = try SuiteDriver(world: world, begins: true)
    #expect(second.suite.router.path == [])
  }

  @Test func whoHasBegunAGameGoesOnWithoutTheWelcome() throws {
    let world = try SuiteWorld()
    world.preferences.isWelcomed = false
    let board = try SuiteDriver.onBoard(world: world)
    board.type("4")
    let driver = try SuiteDriver(world: world, begins: true)
    #expect(driver.suite.welcome == nil)
  }

  @Test func whoLeavesTheProgramMeetsItAgain() throws {
    let world = try world(.none)
    let first = try SuiteDriver(world: world, begins: true)
    first.type("Q")
    let second = try SuiteDriver(world: world, begins: true)
    #expect(second.suite.trail == ["welcome"])
  }

  @Test func holdingRightSlidesTheSwitchToItsEnd() throws {
    let driver = try SuiteDriver(world: try world(.none), begins: true)
    driver.type("→")
    #expect(!driver.shows("1 of 6"))
    for _ in 0..<40 where !driver.shows("1 of 6") { driver.type("→") }
    #expect(driver.shows("1 of 6"))
  }

  @Test(arguments: ["⏎", " "], [Effects.none, .full])
  func enterAndSpaceBeginAsWell(key: String, effects: Effects) throws {
    let driver = try SuiteDriver(world: try world(effects), begins: true)
    if effects == .full { driver.type("x") }
    driver.type(key)
    #expect(driver.shows("1 of 6"))
  }

  @Test func escapeWorksFromTheFirstInstant() throws {
    let still = try SuiteDriver(world: try world(.none), begins: true)
    still.type("⎋")
    #expect(still.suite.router.path == [])
    // No frame is shown between the two, so the second one reaches the start-up screen as well.
    let moving = try SuiteDriver(world: try world(.full), begins: true)
    moving.typeAtOnce("⎋⎋")
    #expect(moving.suite.router.path == [])
  }

  @Test(arguments: ScreenSize.sample)
  func theRingsAreWhole(size: ScreenSize) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: try world(.none), begins: true)
    let canvas = try #require(driver.view.canvas)
    let ground = SuiteTheme.shoreDark.theme.style(for: .ground).background
    let greeting = try #require(driver.rows.firstIndex { $0.contains("Welcome to") })
    var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<greeting {
      for x in 0..<size.width {
        let cell = canvas[x, y]
        guard cell.background != ground || "▀▄".contains(cell.glyph.character) else { continue }
        rows.insert(y)
        columns.insert(x)
      }
    }
    // As wide as high, in half rows.
    #expect(abs(columns.count - 2 * rows.count) <= 2)
    #expect(rows.count >= 12)
  }

  @Test func rightThatIsHeldOnTakesNoStepBeforeItIsLetGo() throws {
    let driver = try onFirstSteps()
    driver.type("3")
    #expect(driver.shows("2 of 6"))
    let cursor = driver.suite.firstSteps?.board.cursor
    for _ in 0..<8 {
      driver.type("→")
      driver.advance(by: .milliseconds(40))
    }
    let held = driver.suite.firstSteps?.board.cursor
    #expect(held == cursor)
  }

  @Test func whoEntersDigitsFirstTakesTheStepsAsWell() throws {
    let world = try world(.none)
    world.preferences.entersDigitFirst = true
    let driver = try SuiteDriver(world: world, begins: true)
    _ = driver.suite.welcome?.beginSteps()
    driver.view.runtime.showFrame()
    driver.type("3")
    #expect(driver.shows("2 of 6"))
  }

  @Test(arguments: [MouseEvent.Button.left, .right, .middle])
  func theMouseDoesNothingOnTheBoardThatIsNoStep(button: MouseEvent.Button) throws {
    let driver = try onFirstSteps()
    let steps = try #require(driver.suite.firstSteps)
    let place = try driver.boardOrigin()
    let before = steps.signs
    for cell in [Cell(row: 3, column: 3), Cell(row: 4, column: 5), Cell(row: 5, column: 7)] {
      let origin = BoardMetrics.regular.origin(of: cell)
      let point = Point(x: place.x + origin.x + 1, y: place.y + origin.y)
      driver.view.send(.mouse(MouseEvent(.press(button), at: point)))
      driver.view.send(.mouse(MouseEvent(.drag(button), at: Point(x: point.x + 6, y: point.y))))
      driver.view.send(.mouse(MouseEvent(.release(button), at: point)))
    }
    #expect(
      steps.signs == before && steps.board.selection.isEmpty && steps.board.entry.mode == .digits)
    driver.type("3")
    #expect(driver.shows("2 of 6"))
  }

  @Test func theMouseDragsTheSwitchAndLetGoBeforeItSpringsBack() throws {
    let driver = try SuiteDriver(world: try world(.none), begins: true)
    guard let y = driver.rows.firstIndex(where: { $0.contains("Slide to begin") }),
      let start = driver.rows[y].firstRange(of: "▐█▌")?.lowerBound
    else { throw NotOnScreen(what: "switch") }
    let x = String(driver.rows[y][..<start]).columns + 1
    drag(driver, row: y, from: x, to: x + 5)
    #expect(!driver.shows("1 of 6"))
    drag(driver, row: y, from: x, to: x + 30)
    #expect(driver.shows("1 of 6"))
  }

  @Test(
    arguments: [(.reference, .english), (.least, .korean), (.spacious, .english)]
      as [(ScreenSize, Language)])
  func theFirstStepsAreTakenByDoingThem(size: ScreenSize, language: Language) async throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: try world(.none), language: language,
      begins: true)
    let words = driver.suite.words.welcome
    func expectStep(_ step: FirstStep, _ keys: String) {
      #expect(driver.suite.firstSteps?.step == step)
      let place = words.place(step: step.rawValue + 1, count: 6)
      #expect(driver.shows(place))
      driver.type(keys)
    }
    driver.type("⏎")
    driver.advance(by: .seconds(1))
    expectSnapshot(driver.text, named: "first steps \(language) \(size)")
    expectStep(.box, "3")
    expectStep(.move, "↑↑")
    expectSnapshot(driver.text, named: "first steps, a column \(language) \(size)")
    expectStep(.column, "2")
    let memo = driver.suite.firstSteps?.board.key(of: "memo") ?? ""
    expectStep(.notes, memo + "34")
    expectStep(.focus, "d2")
    expectSnapshot(driver.text, named: "first steps, the focus \(language) \(size)")
    driver.type("⏎")
    expectStep(.hint, "H")
    #expect(await driver.view.wait { driver.shows(words.home) })
    expectSnapshot(driver.text, named: "first steps done \(language) \(size)")
    let kept = try driver.world.store.latestUnfinished()
    #expect(kept == nil)
    driver.type("⏎")
    #expect(driver.suite.router.path == [.levelSplash(driver.suite.records.nextPuzzle)])
  }

  @Test(arguments: ScreenSize.sample)
  func theFirstStepsAreTakenByClicksAlone(size: ScreenSize) async throws {
    let driver = try onFirstSteps(size)
    driver.view.click(on: "3  4  5 ")
    #expect(driver.suite.firstSteps?.step == .move)
    let plan = FirstStepsPlan(size.size)
    let cell = plan.metrics.origin(of: Cell(row: 2, column: 8))
    driver.view.click(
      x: plan.board.x + cell.x + plan.metrics.digitPlace.x,
      y: 1 + plan.board.y + cell.y + plan.metrics.digitPlace.y)
    #expect(driver.suite.firstSteps?.step == .column)
    driver.view.click(on: "2  3  4  5 ")
    #expect(driver.suite.firstSteps?.step == .notes)
    let memo = driver.suite.firstSteps?.board.key(of: "memo") ?? ""
    let keys = "\(memo)  3  4"
    for key in 0..<3 {
      let y = try #require(driver.rows.firstIndex { $0.contains(keys) })
      let row = driver.rows[y]
      let x = String(row[..<(try #require(row.firstRange(of: keys)).lowerBound)]).columns
      driver.view.click(x: x + 3 * key, y: y)
    }
    let notes = driver.suite.firstSteps?.board.game.notes(at: Cell(row: 2, column: 7))
    #expect(notes?.contains(Digit.all[2]) == true)
  }

  @Test(arguments: [
    Size(width: 40, height: 20), Size(width: 60, height: 24), Size(width: 80, height: 24),
    Size(width: 100, height: 30), Size(width: 120, height: 40), Size(width: 160, height: 50),
    Size(width: 200, height: 60),
  ])
  func theCalloutCoversNothing(size: Size) {
    let plan = FirstStepsPlan(size)
    let stage = Rect(origin: Point(x: 0, y: 0), size: plan.stage)
    let cells = Cell.all.map(plan.rect)
    for step in FirstStep.allCases.map(Optional.some) + [nil] {
      for words in [Words.english, .korean] {
        let welcome = words.welcome
        let facts = [
          step.map(welcome.fact) ?? "", welcome.slip("4"), welcome.answer(3), welcome.inFocus,
        ]
        for fact in facts {
          let lines = CalloutText.Lines(
            praise: "★ \(welcome.praise(step))", fact: fact,
            ask: step.map { welcome.ask(step: $0, key: "H") } ?? welcome.done)
          let text = CalloutText(lines: lines, step: step, words: words, plan: plan)
          let spot = plan.spot(of: step, text.size)
          let around = [spot.callout] + [spot.turtle].compactMap(\.self)
          for rect in around {
            #expect(stage.intersection(rect) == rect, "\(fact) \(rect) leaves \(stage)")
            #expect(!cells.contains { $0.intersects(rect) }, "\(fact) \(rect) covers a cell")
          }
          #expect(spot.turtle?.intersects(spot.callout) != true)
          #expect(size.width < 80 || spot.turtle != nil, "the turtle is there")
        }
      }
    }
  }

  @Test(arguments: [
    ("", Cell(row: 4, column: 8)), ("3", Cell(row: 2, column: 8)),
    ("3↑↑", Cell(row: 2, column: 8)), ("3↑↑2", Cell(row: 2, column: 7)),
    ("3↑↑2m34", Cell(row: 8, column: 6)), ("3↑↑2m34d2", Cell(row: 8, column: 6)),
  ])
  func whatAStepAsksAboutStandsOutFromAllOtherCells(keys: String, asked: Cell) throws {
    let driver = try onFirstSteps()
    driver.type(keys)
    driver.advance(by: .seconds(1))
    let canvas = try #require(driver.view.canvas)
    let plan = FirstStepsPlan(Size(width: 80, height: 24))
    let bright = SuiteTheme.shoreDark.theme.style(for: .buttonFocused).background
    for cell in Cell.all {
      let place = plan.metrics.origin(of: cell)
      let ground = canvas[plan.board.x + place.x + 1, 1 + plan.board.y + place.y].background
      #expect((ground == bright) == (cell == asked), "\(cell)")
    }
  }

  @Test func theSmallHAsksForAHintAsTheLargeOneDoes() async throws {
    let driver = try onFirstSteps()
    driver.type("h")
    #expect(driver.sentence.contains("Only 3"))
    driver.type("3↑↑2m34d2⏎")
    #expect(driver.suite.firstSteps?.step == .hint)
    driver.type("h")
    let steps = try #require(driver.suite.firstSteps)
    #expect(await driver.view.wait { steps.step == nil })
    var told = [driver.text]
    for rung in [HintLadder.Rung.technique, .reasons] {
      driver.type("h")
      #expect(steps.board.hints.ladder?.rung == rung, "it goes on as H does")
      #expect(!told.contains(driver.text))
      told.append(driver.text)
    }
  }

  @Test func whoAsksAgainIsToldWhy() throws {
    let driver = try onFirstSteps()
    driver.type("h")
    let answer = driver.sentence
    driver.type("h")
    #expect(driver.sentence != answer && driver.sentence.contains("Press 3"))
  }

  @Test func aWrongDigitIsAnsweredAndTheStepWaits() throws {
    let driver = try onFirstSteps()
    driver.type("4")
    #expect(driver.sentence.contains("Not 4"))
    driver.advance(by: .seconds(60))
    #expect(driver.suite.firstSteps?.step == .box)
    driver.type("3")
    #expect(driver.suite.firstSteps?.step == .move)
  }

  @Test(arguments: ScreenSize.sample, Language.allCases)
  func theKeyThatLeavesIsInTheFooter(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: try world(.none), language: language,
      begins: true)
    let footer = String(driver.rows.last { !$0.allSatisfy(\.isWhitespace) } ?? "")
    #expect(footer.contains("Esc \(driver.suite.words.welcome.skip.lowercased())"))
    #expect(footer.contains(driver.suite.words.welcome.begin.lowercased()))
  }

  @Test(arguments: ["↑↑", "↓↑↑↑", "←→↑↑"])
  func theWayToTheNextCellIsSaidSoThatItStaysTrue(keys: String) throws {
    let driver = try onFirstSteps()
    driver.type("3")
    for key in keys {
      #expect(driver.suite.firstSteps?.step == .move)
      #expect(driver.sentence.contains("arrow keys"))
      for count in ["once", "twice", "up arrow"] { #expect(!driver.sentence.contains(count)) }
      driver.type(String(key))
    }
    #expect(driver.suite.firstSteps?.step == .column)
  }

  @Test func aDigitBeforeNotesAreOnIsAnswered() throws {
    let driver = try onFirstSteps()
    driver.type("3")
    driver.type("↑")
    driver.type("↑2")
    #expect(driver.suite.firstSteps?.step == .notes)
    driver.type("3")
    // The callout beside the board breaks the line before the last word.
    #expect(driver.sentence.contains("Notes are still"))
    driver.type("m3")
    #expect(!driver.sentence.contains("Notes are still"))
  }

  @Test(arguments: [ScreenSize.least, .spacious])
  func theCalloutAndTheFooterFollowWhatIsDone(size: ScreenSize) throws {
    let driver = try onFirstSteps(size)
    driver.type("3")
    driver.type("↑")
    driver.type("↑2")
    for (key, ask, next) in [
      ("", "Press m, then 3 and 4.", "m"), ("m", "Now 3 and 4.", "3"), ("3", "And 4.", "4"),
      ("4", "Press d, then 2.", "d"), ("d", "Now 2.", "2"), ("2", "to write it here.", "⏎"),
    ] {
      driver.type(key)
      #expect(driver.sentence.contains(ask))
      let footer = driver.rows.last { !$0.allSatisfy(\.isWhitespace) } ?? ""
      #expect(footer.hasPrefix(" \(next) "))
    }
    driver.type("⏎")
    #expect(driver.sentence.contains("Press H (Shift+h) to try it."))
    #expect(driver.shows("Shift+H hint"))
  }

  @Test func whatADotStandsForIsSaid() throws {
    let driver = try onFirstSteps(.least)
    driver.type("3")
    driver.type("↑")
    driver.type("↑2m")
    #expect(driver.sentence.contains("1 at the top left, 9 at the bottom right"))
  }

  @Test func keysThatBelongToNoStepDoNothing() throws {
    let driver = try onFirstSteps()
    let before = driver.suite.firstSteps?.signs
    driver.type("→nHpu")
    let after = driver.suite.firstSteps?.signs
    #expect(before == after)
  }

  @Test func onlyFirstStepsThatWereInterruptedComeBack() throws {
    let world = try world(.none)
    let first = try SuiteDriver(world: world, begins: true)
    first.type("⏎Q")
    let second = try SuiteDriver(world: world, begins: true)
    #expect(second.suite.trail == ["welcome"])
    second.type("⏎⎋Q")
    let third = try SuiteDriver(world: world, begins: true)
    #expect(third.suite.router.path == [])
  }

  @Test(arguments: [true, false])
  func bothPassagesAreHeardWhereSoundsAreWanted(isWanted: Bool) throws {
    let world = try world(.none)
    world.preferences.playsSound = isWanted
    let driver = try SuiteDriver(world: world, begins: true)
    let atFirst = world.played
    #expect(atFirst.isEmpty)
    driver.type("⎋")
    let forth = world.played
    #expect(forth == (isWanted ? [.passageForth] : []))
    driver.suite.go(to: .welcome)
    let back = world.played
    #expect(back == (isWanted ? [.passageForth, .passageBack] : []))
  }

  @Test func restartInTheSettingsLeadsBackAndKeepsTheGame() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4,")
    driver.press(KeyPress(.end))
    for _ in 0..<40 where !driver.shows("Your games stay saved") { driver.type("⇥") }
    driver.type("⏎")
    #expect(driver.shows("Show the welcome again?"))
    driver.type("⏎")
    #expect(driver.suite.trail.last == "board")
    driver.type("⏎R")
    #expect(driver.suite.trail == ["welcome"])
    driver.type("⎋r")
    let digit = try driver.board().game.digit(at: Cell(2))
    #expect(digit != nil)
  }

  @Test(arguments: ["⎋", "q"])
  func theFirstStepsAreLeftWithAKey(key: String) throws {
    let driver = try onFirstSteps()
    driver.type(key)
    #expect(driver.suite.router.path == [])
  }

  @Test func restartInTheFirstStepsBeginsWithTheWordOfWelcome() throws {
    let driver = try onFirstSteps()
    let isOnBoard = driver.shows("1 of 6")
    #expect(isOnBoard)
    driver.suite.go(to: .welcome)
    driver.view.runtime.showFrame()
    let text = driver.text
    #expect(text.contains(driver.suite.words.welcome.skip) && !text.contains("1 of 6"))
    #expect(driver.suite.trail == ["welcome"])
  }

  @Test func aBoardToTryThingsOnIsNeverKeptNotEvenSolved() throws {
    let world = try SuiteWorld()
    let board = try #require(GameBoardModel.example(world.dependencies()))
    for cell in Cell.all where board.game.digit(at: cell) == nil {
      board.go(to: cell)
      board.enter(board.game.puzzle.solution[cell] ?? .one)
    }
    let (isComplete, result) = (board.game.isComplete, board.result)
    #expect(isComplete && result == nil)
    let kept = try world.store.latestUnfinished()
    #expect(kept == nil)
  }

  private func onFirstSteps(
    _ size: ScreenSize = ScreenSize(width: 80, height: 24)
  ) throws -> SuiteDriver {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: try world(.none), begins: true)
    _ = driver.suite.welcome?.beginSteps()
    driver.view.runtime.showFrame()
    return driver
  }

  private func drag(_ driver: SuiteDriver, row: Int, from: Int, to: Int) {
    driver.view.send(.mouse(MouseEvent(.press(.left), at: Point(x: from, y: row))))
    for x in stride(from: from, through: to, by: 2) {
      driver.view.send(.mouse(MouseEvent(.drag(.left), at: Point(x: x, y: row))))
    }
    driver.view.send(.mouse(MouseEvent(.release(.left), at: Point(x: to, y: row))))
    driver.advance(by: .seconds(1))
  }

  private func expectBeginning(
    _ name: String, _ effects: Effects, _ size: ScreenSize, _ language: Language
  ) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: try world(effects), language: language,
      begins: true)
    expectSnapshot(driver.text, named: "\(name) \(language) \(size)")
  }

  private func world(_ effects: Effects) throws -> SuiteWorld {
    let world = try SuiteWorld()
    world.preferences.effects = effects
    return world
  }
}
