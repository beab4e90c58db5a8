import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct CourseTests {
  /// A lesson at its first position.
  private func driver(
    _ lesson: Lesson, world: SuiteWorld? = nil, width: Int = 80, height: Int = 24,
    language: Language? = nil
  ) async throws -> SuiteDriver {
    let driver = try SuiteDriver(width: width, height: height, world: world, language: language)
    driver.suite.go(to: .lesson(lesson))
    driver.view.runtime.showFrame()
    #expect(await driver.view.wait { driver.suite.lesson?.demonstration != nil })
    driver.view.runtime.showFrame()
    return driver
  }

  /// Turns the pages of the demonstration to the end.
  private func readThrough(_ driver: SuiteDriver) async throws {
    let lesson = try #require(driver.suite.lesson)
    for _ in 0..<30 where lesson.stage == .showing { driver.type("⏎") }
    #expect(lesson.stage == .trying)
    #expect(await driver.view.wait { lesson.attempt != nil })
  }

  /// Draws the conclusions of the position with the keys.
  private func solve(_ driver: SuiteDriver) throws {
    let attempt = try #require(driver.suite.lesson?.attempt)
    let easiest = try #require(attempt.drill.easiest)
    for candidate in easiest.placements + easiest.eliminations {
      attempt.board.place.cell = candidate.cell
      driver.type(candidate.digit.description)
    }
  }

  /// Continues to the next position, or to the end.
  private func goOn(_ driver: SuiteDriver, by key: String = "n") async throws {
    let lesson = try #require(driver.suite.lesson)
    driver.type(key)
    #expect(await driver.view.wait { lesson.stage == .done || lesson.attempt != nil })
  }

  @Test func theCourseIsReachedFromTheLevelsAndBeginsAtTheNextLesson() throws {
    let world = try SuiteWorld()
    world.preferences.lessons.finish(.fullHouse, stars: 2)
    let driver = try SuiteDriver(world: world)
    driver.type("gll")
    #expect(driver.suite.router.path == [.levels, .course])
    #expect(driver.suite.chosenLesson == .hiddenSingleInBox)
    #expect(driver.shows("★★☆"))
    #expect(driver.shows("2 of 81"))
    driver.type("⎋")
    #expect(driver.suite.router.path == [.levels])
  }

  @Test func everyLessonIsOpen() throws {
    let driver = try SuiteDriver()
    driver.suite.go(to: .course)
    for lesson in Lesson.allCases {
      driver.suite.go(to: .lesson(lesson))
      #expect(driver.suite.trail == ["course", "lesson"])
      #expect(driver.suite.lesson?.lesson == lesson)
      driver.suite.leaveLesson()
    }
  }

  @Test func aLessonIsChosenWithTheKeysAndTheMouse() throws {
    let driver = try SuiteDriver()
    driver.suite.go(to: .course)
    driver.view.runtime.showFrame()
    driver.type("↓↓⏎")
    #expect(driver.suite.lesson?.lesson == .hiddenSingleInLine)
    driver.type("q")
    #expect(driver.suite.router.path == [.course])
    #expect(driver.view.click(on: "Start the lesson"))
    #expect(driver.suite.trail == ["course", "lesson"])
  }

  @Test func findingAllPositionsAloneEarnsThreeStarsAndOffersTheNextLesson() async throws {
    let driver = try await driver(.nakedSingle)
    try await readThrough(driver)
    for key in ["⏎", "n", "⏎"] {
      try solve(driver)
      #expect(driver.shows("Found!"))
      try await goOn(driver, by: key)
    }
    #expect(driver.suite.lesson?.stage == .done)
    #expect(driver.shows("You found every one by yourself."))
    #expect(driver.world.preferences.lessons.stars(of: .nakedSingle) == 3)
    driver.type("⏎")
    #expect(driver.suite.lesson?.lesson == .pointing)
    #expect(driver.suite.trail == ["lesson"])
  }

  @Test(arguments: ["HHH", "HHHR"])
  func hintsCostStarsButNeverTheLast(keys: String) async throws {
    let driver = try await driver(.nakedSingle)
    try await readThrough(driver)
    for _ in 0..<LessonModel.positionCount {
      driver.type(keys)
      try solve(driver)
      try await goOn(driver)
    }
    #expect(driver.shows("Hints helped you through."))
    #expect(driver.world.preferences.lessons.stars(of: .nakedSingle) == 1)
  }

  @Test func aLessonThatWasLeftGoesOnAtItsPosition() async throws {
    let driver = try await driver(.nakedSingle)
    try await readThrough(driver)
    try solve(driver)
    try await goOn(driver)
    let position = driver.suite.lesson?.attempt?.drill
    driver.type("q")
    let again = try SuiteDriver(world: driver.world)
    again.suite.go(to: .lesson(.nakedSingle))
    again.view.runtime.showFrame()
    #expect(await again.view.wait { again.suite.lesson?.attempt != nil })
    #expect(again.suite.lesson?.outcomes == [.foundAlone])
    let resumed = again.suite.lesson?.attempt?.drill
    #expect(resumed == position)
    again.type("I")
    #expect(again.suite.lesson?.stage == .showing)
    #expect(await again.view.wait { again.suite.lesson?.demonstration != nil })
    try await readThrough(again)
    #expect(again.suite.lesson?.attempt?.drill == position)
    for _ in 0..<2 {
      try solve(again)
      try await goOn(again)
    }
    #expect(driver.world.preferences.lessons.stars(of: .nakedSingle) == 3)
    #expect(driver.world.preferences.begunLessons.isEmpty)
  }

  @Test func aPositionThatWasToldToItsEndEarnsNoStarAfterComingBack() async throws {
    let driver = try await driver(.nakedSingle)
    try await readThrough(driver)
    driver.type("HHH")
    driver.type("⎋q")
    let again = try SuiteDriver(world: driver.world)
    again.suite.go(to: .lesson(.nakedSingle))
    again.view.runtime.showFrame()
    #expect(await again.view.wait { again.suite.lesson?.attempt != nil })
    try solve(again)
    #expect(again.suite.lesson?.attempt?.isFoundAlone == false)
    try await goOn(again)
    try solve(again)
    #expect(again.suite.lesson?.attempt?.isFoundAlone == true)
  }

  @Test func skippingEverythingIsNotDone() async throws {
    let driver = try await driver(.nakedSingle)
    try await readThrough(driver)
    for _ in 0..<LessonModel.positionCount { try await goOn(driver) }
    #expect(driver.suite.lesson?.stage == .done)
    #expect(driver.shows("You skipped the positions."))
    #expect(driver.suite.records.nextLesson == .fullHouse)
    #expect(!driver.world.preferences.lessons.isDone(.nakedSingle))
  }

  @Test func onANarrowScreenTheEndNamesTheNextLessonAndTheWayBack() async throws {
    let driver = try await driver(.fullHouse, width: 40, height: 20)
    try await readThrough(driver)
    for _ in 0..<LessonModel.positionCount { try await goOn(driver) }
    #expect(driver.suite.lesson?.stage == .done)
    let title = driver.suite.words.title(of: .hiddenSingleInBox)
    #expect(driver.shows("⏎ \(title)") && !driver.shows("…"))
    #expect(driver.rows.suffix(2).joined().contains("q back"))
  }

  @Test func whoIsStuckIsToldWhereToLookOnce() async throws {
    let driver = try await driver(.xWing)
    try await readThrough(driver)
    let attempt = try #require(driver.suite.lesson?.attempt)
    #expect(attempt.board.message == nil)
    driver.advance(by: LessonModel.patience)
    let nudge = try #require(attempt.board.message)
    #expect(driver.shows(String(nudge.text.prefix(20))))
    #expect(!attempt.board.hints.isOpen)
    driver.advance(by: LessonModel.patience * 3)
    #expect(attempt.board.message == nudge)
    try solve(driver)
    #expect(attempt.isFoundAlone)
  }

  @Test func thePagesShowThePatternBeforeWhatFollows() async throws {
    let driver = try await driver(.xWing)
    let drill = try #require(driver.suite.lesson?.demonstration)
    let text = LessonText(.xWing, on: drill, in: .english, room: Size(width: 18, height: 17))
    #expect(Set(text.pages.map(\.step)) == [0, 1, 2])
    #expect(driver.sentence.contains("Two rows, two"))
    driver.type("→")
    #expect(driver.suite.lesson?.reading.page == 1)
    driver.type("←←")
    #expect(driver.suite.lesson?.reading.page == 0)
  }

  @Test func theBoardStaysInPlaceFromPageToPage() async throws {
    let driver = try await driver(.hiddenSingleInBox)
    let lesson = try #require(driver.suite.lesson)
    let place = try driver.boardOrigin()
    #expect(driver.rows.last?.contains("page back") == false)
    for page in 1..<lesson.reading.count {
      driver.type("→")
      #expect(lesson.reading.page == page)
      let here = try driver.boardOrigin()
      #expect(here == place)
      #expect(driver.rows.last?.contains("page back") == true)
    }
  }

  @Test(arguments: Language.allCases, [18, 30, 38])
  func noPageIsLargerThanItsRoom(language: Language, width: Int) async throws {
    let room = Size(width: width, height: width == 38 ? 4 : 17)
    for lesson in [
      Lesson.fullHouse, .hiddenSingleInBox, .nakedPair, .xWing, .uniqueRectangle, .xyChain,
    ] {
      let drill = try #require(await Drill.make(for: lesson, seed: 3))
      let pages = LessonText(lesson, on: drill, in: .in(language), room: room).pages
      #expect(!pages.isEmpty)
      for page in pages {
        #expect(page.lines.count <= room.height)
        for line in page.lines {
          switch line {
          case .text(let text): #expect(text.columns <= width)
          case .steps(let pairs): #expect(pairs.map(\.columns).reduce(0, +) <= width)
          }
        }
      }
    }
  }

  @Test(
    arguments: Lesson.allCases,
    [Size(width: 40, height: 20), Size(width: 80, height: 24), Size(width: 160, height: 50)])
  func aLessonTellsItsIdeaOnAFewPages(lesson: Lesson, screen: Size) async throws {
    let drill = try #require(await Drill.make(for: lesson, seed: LessonModel.demonstrationSeed))
    func pages(_ plan: LessonPlan) -> [LessonText.Page] {
      LessonText(lesson, on: drill, in: .english, room: plan.text).pages
    }
    let plan = LessonPlan.fitting(screen) { pages($0).count }
    let most = screen.width >= 60 ? 3 : lesson == .almostLockedSets ? 7 : 5
    #expect(pages(plan).count <= most, "\(pages(plan).map(\.lines.count))")
  }

  @Test(arguments: Lesson.allCases)
  func everyIdeaHasAPictureAndAShortSentence(lesson: Lesson) {
    let idea = LessonIdea(lesson)
    #expect(!idea.pattern.isEmpty)
    #expect(!idea.targets.isEmpty)
    for words in [Words.english, .korean] {
      #expect(!words.title(of: lesson).isEmpty)
      let lines = TextWrapping.lines(of: words.course.idea(lesson), width: 36, mode: .word)
      #expect(lines.count <= 3, "\(lesson) \(words.language)")
    }
  }

  @Test(arguments: Lesson.allCases.filter { $0.chapter != .chains })
  func theQuestionsOfALessonHaveOneRightAnswer(lesson: Lesson) async throws {
    for seed: UInt64 in [LessonModel.demonstrationSeed, 11] {
      let drill = try #require(await Drill.make(for: lesson, seed: seed))
      let questions = drill.questions.compactMap(\.self)
      #expect(!questions.isEmpty)
      let placed = Set(drill.deductions.flatMap(\.placements))
      let gone = drill.deductions.flatMap(\.eliminations)
      for question in questions {
        #expect((2...3).contains(question.options.count))
        #expect(question.options.contains(question.answer))
        for case .cell(let cell) in question.options where .cell(cell) != question.answer {
          #expect(question.subject != .loser || !gone.map(\.cell).contains(cell))
          #expect(drill.position.open.contains(cell), "an empty cell could be it")
        }
        if case .digit(let digit) = question.answer, !placed.isEmpty {
          #expect(placed.map(\.digit).contains(digit))
        }
        if case .cell(let cell) = question.answer, question.subject == .loser {
          #expect(gone.map(\.cell).contains(cell))
        }
      }
    }
  }

  @Test func aQuestionFollowsThePagesAndWaitsForTheRightAnswer() async throws {
    let driver = try await driver(.xWing)
    driver.type("⏎")
    let model = try #require(driver.suite.lesson)
    let question = try #require(model.question)
    for case .digit(let digit) in question.options where .digit(digit) != question.answer {
      driver.type(digit.description)
      #expect(driver.sentence.contains("Not quite."))
    }
    guard case .digit(let right) = question.answer else { throw NotOnScreen(what: "digit") }
    driver.type(right.description)
    #expect(driver.sentence.contains("Yes, that's it!"))
    driver.type("⏎⏎")
    #expect(model.question?.subject == .loser, "the next page has a question of its own")
    let answer = try #require(model.question?.answer)
    let index = try #require(model.question?.options.firstIndex(of: answer))
    driver.type("\(index + 1)")
    #expect(model.answer == answer)
    driver.type("⏎")
    #expect(model.isOnLastPage)
  }

  @Test func aQuestionIsAnsweredByAClickOnItsCell() async throws {
    let driver = try await driver(.nakedSingle)
    driver.type("⏎")
    let model = try #require(driver.suite.lesson)
    guard case .cell(let cell) = model.question?.answer else { throw NotOnScreen(what: "cell") }
    let place = try driver.boardOrigin()
    let origin = BoardMetrics.regular.origin(of: cell)
    driver.view.click(x: place.x + origin.x + 1, y: place.y + origin.y)
    #expect(model.answer == .cell(cell))
  }

  @Test(arguments: [
    (["Look at rows 6 and", "7: box 3 too, r4c7."], ["rows 6 and", "7", "r4c7"]),
    (["6행과 7행을 보세요.", "4행", "7열은 6이에요."], ["6행", "7행", "4행", "7열"]),
  ])
  func namesInATextHaveTheColoursOfThePicture(lines: [String], names: [String]) {
    let cell = PaintedCell(cell: Cell(row: 3, column: 6), role: .pattern, group: nil)
    let houses = [5, 6].map { PaintedHouse(house: .row($0), isCover: false) }
    let pieces = NamedPieces(
      HintPicture(cells: [cell], houses: houses), in: lines.map(HintLine.text))
    #expect(pieces.lines.map { $0.map(\.text).joined() } == lines)
    let named = pieces.lines.joined().filter { $0.role != nil }
    #expect(named.map(\.text) == names)
    #expect(named.last?.role == .hintMark(.pattern) && named.first?.role == .hintHouseLine)
  }

  @Test func aHintLeadsToItsLessonAndBackToTheBoardAndTheHint() async throws {
    let driver = try SuiteDriver.onBoard()
    let board = try driver.board()
    driver.type("H")
    #expect(await driver.view.wait { board.hints.ladder != nil })
    driver.type("I")
    #expect(driver.suite.lesson == nil, "the lesson would name the technique")
    driver.type("H")
    let ladder = try #require(board.hints.ladder)
    #expect(driver.rows.suffix(2).joined().contains("I lesson"))
    driver.type("I")
    let lesson = try #require(driver.suite.lesson)
    guard case .deduction(let deduction, _) = ladder.step else { throw NotOnScreen(what: "step") }
    #expect(lesson.lesson == Lesson.teaching(deduction))
    let elapsed = board.clock.elapsed
    driver.advance(by: .seconds(60))
    #expect(board.clock.elapsed == elapsed, "the clock stands still")
    driver.type("q")
    #expect(driver.suite.lesson == nil && board.hints.ladder == ladder)
    #expect(try driver.board() === board)
    driver.advance(by: .seconds(5))
    #expect(board.clock.elapsed > elapsed)
  }

  @Test func theCommandsFindTheCourseAndEachLesson() throws {
    let driver = try SuiteDriver()
    driver.type(":swordf⏎")
    #expect(driver.suite.lesson?.lesson == .swordfish)
    #expect(driver.suite.trail == ["lesson"])
  }

  @Test func theTrainerIsReachedFromTheCourse() throws {
    let driver = try SuiteDriver()
    driver.suite.go(to: .course)
    driver.view.runtime.showFrame()
    driver.type("t")
    #expect(driver.suite.trail == ["course", "trainer"])
  }

  @Test func aGameWhoseHintNamedATechniqueOffersItsLesson() async throws {
    let driver = try SuiteDriver.onBoard()
    let board = try driver.board()
    #expect(driver.suite.lessonToOffer(after: board) == nil)
    driver.type("H")
    #expect(await driver.view.wait { board.hints.ladder != nil })
    #expect(driver.suite.lessonToOffer(after: board) == nil)
    driver.type("H")
    let ladder = try #require(board.hints.ladder)
    guard case .deduction(let deduction, _) = ladder.step else {
      Issue.record("no deduction")
      return
    }
    let lesson = try #require(Lesson.teaching(deduction))
    #expect(driver.suite.lessonToOffer(after: board) == lesson)
    driver.type("⎋")
    try driver.solve()
    driver.type("l")
    #expect(driver.suite.lesson?.lesson == lesson, "the win opens it")
    // A technique may have several lessons.
    let others = Lesson.allCases.filter {
      $0.techniques.contains(where: lesson.techniques.contains)
    }
    for other in others {
      driver.suite.dependencies.preferences.values.lessons.finish(other, stars: 1)
    }
    #expect(driver.suite.lessonToOffer(after: board) == nil)
  }

  @Test func resettingTheSettingsKeepsTheStars() throws {
    let world = try SuiteWorld()
    world.preferences.lessons.finish(.xWing, stars: 2)
    world.preferences.highlightsPeers = false
    let driver = try SuiteDriver(width: 160, height: 50, world: world)
    driver.type(",")
    driver.advance(by: .seconds(1))
    #expect(driver.view.click(on: "Reset to defaults"))
    #expect(driver.suite.dependencies.preferences.values.highlightsPeers)
    #expect(driver.suite.records.lessonProgress.stars(of: .xWing) == 2)
  }

  @Test(arguments: Language.allCases)
  func theCoursePictured(language: Language) async throws {
    let world = try SuiteWorld()
    for lesson in Lesson.allCases.prefix(11) { world.preferences.lessons.finish(lesson, stars: 3) }
    let course = try SuiteDriver(world: world, language: language)
    course.suite.go(to: .course)
    course.view.runtime.showFrame()
    expectSnapshot(try course.golden(), named: "course 80x24 \(language)")
    let driver = try await driver(.xWing, language: language)
    driver.type("→")
    expectSnapshot(try driver.golden(), named: "lesson 80x24 \(language)")
  }
}
