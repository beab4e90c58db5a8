import Formats
import Games
import Hints
import PictureReading
import Scenes
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The review of a reading, with the keyboard.
struct ReviewTests {
  @Test func aSureReadingIsOneEnterFromTheGame() async throws {
    let driver = try await SuiteDriver.reviewing(.sure)
    #expect(driver.shows("All cells are clear"))
    driver.type("⏎")
    try await driver.waitForBoard()
    let game = try driver.board().game
    #expect(game.puzzle == (try Puzzle.wellKnown()))
    #expect(game.origin == .own)
    driver.type("q")
    #expect(driver.suite.router.path == [.solver, .camera])
    #expect(driver.shows("All cells are clear"))
  }

  @Test func doubtfulCellsAreWalkedThrough() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    let review = try driver.review()
    #expect(driver.shows("2 cells to check"))
    #expect(review.cursor == Cell(4))
    #expect(driver.shows("7 or 1?"))
    driver.type("⇥")
    #expect(review.cursor == Cell(60))
    #expect(driver.shows("2 or 8 or empty?"))
    driver.type("⇥")
    #expect(review.cursor == Cell(4))
    driver.press(.shiftTab)
    #expect(review.cursor == Cell(60))
  }

  @Test func enterKeepsDoubtAfterDoubtAndThenPlays() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    let review = try driver.review()
    driver.type("⏎")
    #expect(review.doubts == [Cell(60)])
    #expect(review.cursor == Cell(60))
    driver.type(" ")
    #expect(review.doubts.isEmpty)
    #expect(driver.shows("All cells checked"))
    #expect(driver.suite.router.path == [.solver, .camera])
    driver.type("⏎")
    try await driver.waitForBoard()
    #expect(try driver.board().game.puzzle == .wellKnown())
  }

  @Test func aDigitMendsAndTheBoardIsCheckedAtOnce() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    let review = try driver.review()
    driver.type("3")
    #expect(review.entry.givens[Cell(4)] == Digit(3))
    #expect(review.doubts == [Cell(60)])
    let clashes = await driver.view.wait { driver.shows("Breaks the rules") }
    #expect(clashes)
    #expect(driver.shows("Changed from 7."))
    driver.type("u")
    #expect(review.doubts == [Cell(4), Cell(60)])
    driver.type("1")
    let hasNone = await driver.view.wait {
      driver.shows("No solution") || driver.shows("Breaks the rules")
    }
    #expect(hasNone)
    driver.type("7")
    #expect(review.doubts == [Cell(60)])
    let isUnique = await driver.view.wait { driver.shows("One solution") }
    #expect(isUnique)
  }

  @Test(arguments: ["0", "x", "⌫", "⌦"])
  func aCellIsEmptied(key: String) async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    driver.type(key)
    #expect(try driver.review().entry.givens[Cell(4)] == nil)
    #expect(try driver.review().doubts == [Cell(60)])
  }

  @Test func doubtsAreNamedBeforeAGameBegins() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    driver.type("p")
    #expect(driver.shows("2 cells to check. Press again to play it as it is"))
    #expect(driver.suite.router.path == [.solver, .camera])
    driver.type("p")
    try await driver.waitForBoard()
  }

  @Test func severalSolutionsAreCountedAndNotPlayed() async throws {
    let driver = try await SuiteDriver.reviewing(.several)
    let isCounted = await driver.view.wait { driver.shows("2 solutions") }
    #expect(isCounted, "\(driver.text)")
    driver.type("p")
    driver.type("p")
    #expect(driver.shows("Only puzzles with one solution can be played."))
    #expect(driver.suite.router.path == [.solver, .camera])
  }

  @Test func whatWasChangedForTheOneSolutionSaysWhatItLookedLike() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    let review = try driver.review()
    #expect(review.changed == [Cell(27)])
    driver.type("↓↓↓←←←←")
    #expect(review.cursor == Cell(27))
    #expect(driver.shows("Looks like 3."))
    #expect(driver.shows("Only 8 gives one"))
    driver.type("3")
    #expect(review.changed.isEmpty)
  }

  @Test func handwrittenDigitsComeAlongAsPlacedOnes() async throws {
    let driver = try await SuiteDriver.reviewing(.handwriting)
    #expect(driver.shows("Handwriting"))
    driver.type("p")
    try await driver.waitForBoard()
    let game = try driver.board().game
    #expect(game.puzzle == (try Puzzle.wellKnown()))
    #expect(game.board.grid.count == game.puzzle.givens.count + 4)
    #expect(game.digit(at: Cell(2)) == Digit(4))
  }

  @Test func handwritingIsLeftBehindAndTakenAlongAgain() async throws {
    let driver = try await SuiteDriver.reviewing(.handwriting)
    let review = try driver.review()
    driver.type("W")
    #expect(!review.takesHandwriting)
    #expect(review.entry.grid == (try Puzzle.wellKnown()).givens)
    driver.type("W")
    #expect(review.entry.placed.count == 4)
    driver.type("Wp")
    try await driver.waitForBoard()
    #expect(try driver.board().game.board.grid == Puzzle.wellKnown().givens)
  }

  @Test func aHandwrittenDigitBecomesAGivenAndBack() async throws {
    let driver = try await SuiteDriver.reviewing(.handwriting)
    let review = try driver.review()
    #expect(review.cursor == Cell(2))
    driver.type("w")
    #expect(review.entry.givens[Cell(2)] == Digit(4))
    #expect(review.entry.placed[Cell(2)] == nil)
    driver.type("w")
    #expect(review.entry.givens[Cell(2)] == nil)
    #expect(review.entry.placed[Cell(2)] == Digit(4))
    driver.type("6")
    #expect(review.entry.placed[Cell(2)] == Digit(6))
  }

  @Test func theReadingGoesToTheBoardOfTheSolver() async throws {
    let driver = try await SuiteDriver.reviewing(.handwriting)
    driver.type("s")
    #expect(driver.suite.router.path == [.solver, .camera, .solution])
    #expect(driver.suite.solution.entry.givens == (try Puzzle.wellKnown()).givens)
    #expect(driver.suite.solution.entry.placed.count == 4)
    driver.type("q")
    #expect(driver.shows("handwriting.jpg"))
  }

  @Test func onTheSolversBoardItReturnsThere() async throws {
    let driver = try SuiteDriver(world: .withPictures())
    driver.type("sm")
    driver.view.send(.paste("/home/sure.jpg"))
    try await driver.waitForReview()
    driver.type("s")
    #expect(driver.suite.router.path == [.solver, .solution])
  }

  @Test func theLatestReadingIsThereAgain() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    driver.type("⏎⎋i")
    #expect(driver.shows("Choose a picture"))
    driver.type("l")
    #expect(driver.shows("1 cell to check"))
  }

  @Test func onASmallScreenAKeyShowsThePictureInPlaceOfTheBoard() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful, width: 40, height: 20)
    var board = try? driver.boardOrigin()
    #expect(board != nil)
    driver.type("v")
    board = try? driver.boardOrigin()
    #expect(board == nil)
    driver.type("⇥⏎")
    #expect(try driver.review().doubts == [Cell(4)])
    driver.type("v")
    board = try? driver.boardOrigin()
    #expect(board != nil)
  }

  @Test func theFooterOffersWhatIsLeftToDo() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    #expect(driver.shows("next doubt") && driver.shows("⏎ keep"))
    driver.type("⏎⏎")
    #expect(!driver.shows("next doubt") && !driver.shows("⏎ keep"))
    #expect(driver.shows("p play"))
  }

  @Test func aKeyShowsThePartAroundTheCellOrTheWholePicture() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    func widths() -> [Int] {
      driver.view.terminal.frames.last?.images.map(\.bitmap.width) ?? []
    }
    let part = widths()
    #expect(part.count == 1)
    driver.type("v")
    #expect(widths().count == 2 && widths().contains(part[0] * 3))
    driver.type("v")
    #expect(widths() == part)
  }

  @Test(arguments: [false, true])
  func inFewColoursInkIsBlackOnWhite(isDark: Bool) {
    let side = 180
    var pixels: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        // Uneven paper with a bar of ink in each cell.
        let paper = 150 + (x + y) / 6
        let value = (8...11).contains(x % 20) && (4...15).contains(y % 20) ? paper - 90 : paper
        pixels += Array(repeating: UInt8(isDark ? 255 - value : value), count: 3)
      }
    }
    let picture = ReviewPicture(
      Picture(width: side, height: side, pixels: pixels), inFewColors: true)
    let cell = picture.enlarged(Cell(40))
    #expect(Set(cell.pixels) == [0, 255])
    // The cell begins after a margin of 3 pixels.
    #expect(cell.pixels[3 * (13 * cell.width + 13)] == 0)
    #expect(cell.pixels[3 * (13 * cell.width + 6)] == 255)
  }

  @Test func clicksChooseCells() async throws {
    let driver = try await SuiteDriver.reviewing(.doubtful)
    let corner = try driver.boardOrigin()
    driver.view.click(x: corner.x + 3, y: corner.y + 2)
    #expect(try driver.review().cursor == Cell(9))
  }

  @Test(
    arguments: [(.reference, .english), (.least, .korean)] as [(ScreenSize, Language)])
  func aDoubtfulReadingPictured(size: ScreenSize, language: Language) async throws {
    let driver = try await SuiteDriver.reviewing(
      .doubtful, width: size.width, height: size.height, language: language)
    let isRated = await driver.view.wait {
      driver.suite.camera.review?.board.rating != nil
    }
    #expect(isRated)
    driver.view.runtime.showFrame()
    expectSnapshot(try driver.golden(), named: "doubtful \(size) \(language.rawValue)")
  }
}

extension SuiteWorld {
  /// A world with a file for each picture: /home/sure.jpg and so on.
  static func withPictures() throws -> SuiteWorld {
    let world = try SuiteWorld()
    for picture in ScenePictures.allCases {
      world.files.put(picture.bytes, at: "/home/\(picture.rawValue).jpg")
    }
    return world
  }
}

extension SuiteDriver {
  /// The reading of a picture that was dropped on the camera's screen.
  static func reviewing(
    _ picture: ScenePictures, pasting pasted: String? = nil, width: Int = 80, height: Int = 24,
    language: Language? = nil
  ) async throws -> SuiteDriver {
    let driver = try SuiteDriver(
      width: width, height: height, world: .withPictures(), language: language)
    driver.type("si")
    driver.view.send(.paste(pasted ?? "/home/\(picture.rawValue).jpg"))
    try await driver.waitForReview()
    return driver
  }

  /// Waits until a picture is read.
  func waitForReview() async throws {
    guard await view.wait(until: { suite.camera.stage == .reviewing }) else {
      throw NotOnScreen(what: "reading\n\(text)")
    }
    view.runtime.showFrame()
  }

  /// Waits until a game is on the screen.
  func waitForBoard() async throws {
    guard await view.wait(until: { suite.trail.last == "board" }) else {
      throw NotOnScreen(what: "board\n\(text)")
    }
  }

  func waitForSheet(_ text: String) async throws {
    guard await view.wait(until: { sheet.contains(text) }) else {
      throw NotOnScreen(what: text)
    }
  }

  func review() throws -> PictureReview {
    guard let review = suite.camera.review else { throw NotOnScreen(what: "reading") }
    return review
  }
}
