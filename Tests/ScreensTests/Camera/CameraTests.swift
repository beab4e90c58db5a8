import Formats
import Hints
import PictureReading
import Scenes
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The steps from a picture to a puzzle, with the keyboard.
struct CameraTests {
  // MARK: The ways to a picture

  @Test func theSolverLeadsToTheCameraAndBack() throws {
    let driver = try SuiteDriver()
    driver.type("si")
    #expect(driver.suite.router.path == [.solver, .camera])
    #expect(driver.shows("Choose a picture"))
    driver.type("⎋")
    driver.view.click(on: "Camera")
    #expect(driver.suite.router.path == [.solver, .camera])
    driver.view.click(on: "‹ back")
    #expect(driver.suite.router.path == [.solver])
  }

  @Test func aPictureIsChosenFromItsFolderWhichIsRemembered() async throws {
    let world = try SuiteWorld()
    world.files.put(ScenePictures.sure.bytes, at: "/home/pictures/sure.jpg")
    let driver = try SuiteDriver(world: world)
    driver.type("sio")
    try await driver.waitForSheet("pictures")
    driver.type("p⏎")
    try await driver.waitForSheet("sure.jpg")
    driver.type("⏎")
    try await driver.waitForReview()
    #expect(driver.sheet.isEmpty)
    driver.type("o")
    try await driver.waitForSheet("sure.jpg")
  }

  @Test(arguments: [
    ("'/home/my page.jpg'", "si"), ("/home/my\\ page.jpg", "s"),
    ("file:///home/my%20page.jpg", "sp"), ("my page.jpg", "sm"), ("'/home/my page.jpg'", "g"),
  ])
  func aPictureThatIsDroppedIsRead(pasted: String, keys: String) async throws {
    let world = try SuiteWorld()
    world.files.put(ScenePictures.sure.bytes, at: "/home/my page.jpg")
    let driver = try SuiteDriver(world: world)
    driver.type(keys)
    driver.view.send(.paste(pasted))
    try await driver.waitForReview()
    #expect(driver.suite.router.path.last == .camera)
    #expect(driver.shows("my page.jpg"))
  }

  @Test func aPathThatIsTypedAtTheCameraIsOpened() async throws {
    let driver = try SuiteDriver(world: .withPictures())
    driver.type("si/home/sure.jpg⏎")
    try await driver.waitForReview()
  }

  @Test func aPathThatIsPastedIsNeverTakenForAPuzzle() async throws {
    let driver = try SuiteDriver(world: .withPictures())
    driver.type("si")
    driver.view.send(.paste("/home/nothing"))
    #expect(await driver.view.wait { driver.sentence.contains("No such file") })
  }

  @Test func aPathIsPastedWhileAFileIsChosen() async throws {
    let driver = try SuiteDriver(world: .withPictures())
    driver.type("sio")
    try await driver.waitForSheet("sure.jpg")
    driver.view.send(.paste("'/home/sure.jpg'"))
    try await driver.waitForReview()
  }

  @Test func aPathThatIsTypedWhereFilesAreChosenIsOpened() async throws {
    let driver = try SuiteDriver(world: .withPictures())
    driver.type("sio")
    try await driver.waitForSheet("sure.jpg")
    driver.type("/home/sure.jpg⏎")
    try await driver.waitForReview()
  }

  @Test func aPathToNothingIsSaidAndCanBeMended() async throws {
    let driver = try SuiteDriver(world: .withPictures())
    driver.type("sio")
    try await driver.waitForSheet("sure.jpg")
    driver.type("/home/sur.jpg⏎")
    let isSaid = await driver.view.wait { driver.shows("No such file: '/home/sur.jpg'") }
    #expect(isSaid, "\(driver.text)")
    driver.type("⌫⌫⌫⌫e.jpg⏎")
    try await driver.waitForReview()
  }

  @Test func onlyPicturesAreListedAndAnyFileCanBeTyped() async throws {
    let world = try SuiteWorld.withPictures()
    world.files.put(Array(Boards.wellKnown.utf8), at: "/home/puzzles.sdk")
    let driver = try SuiteDriver(world: world)
    driver.type("sio")
    try await driver.waitForSheet("sure.jpg")
    #expect(!driver.shows("puzzles.sdk"))
    driver.type("/home/puzzles.sdk⏎")
    let isOpen = await driver.view.wait { driver.suite.router.path == [.solver, .solution] }
    #expect(isOpen)
  }

  @Test func ofSeveralFilesTheFirstIsReadAndThatIsSaid() async throws {
    let driver = try await SuiteDriver.reviewing(.sure, pasting: "/home/sure.jpg /home/noGrid.jpg")
    #expect(driver.shows("You dropped 2 files. This is the first."))
  }

  @Test func theFileChoiceOfTheSolverTakesPicturesToo() async throws {
    let driver = try SuiteDriver(world: .withPictures())
    driver.type("so")
    try await driver.waitForSheet("sure.jpg")
    driver.type("⇥sure.jpg⏎")
    try await driver.waitForReview()
    #expect(driver.suite.router.path == [.solver, .camera])
  }

  @Test func aFileOfPuzzlesThatIsDroppedIsOpenedAsOne() async throws {
    let world = try SuiteWorld()
    world.files = FileTree(["/home/one.sdk": Boards.wellKnown])
    let driver = try SuiteDriver(world: world)
    driver.type("s")
    driver.view.send(.paste("/home/one.sdk"))
    let isOpen = await driver.view.wait { driver.suite.router.path == [.solver, .solution] }
    #expect(isOpen)
    #expect(driver.suite.solution.entry.givens == (try Puzzle.wellKnown()).givens)
  }

  @Test func aPuzzleThatIsPastedIsOneOnTheLevelsToo() throws {
    let driver = try SuiteDriver()
    driver.type("g")
    driver.view.send(.paste(Boards.wellKnown))
    #expect(driver.suite.router.path == [.levels, .solution])
  }

  @Test func theLevelsLeadToTheWaysToBringAPuzzle() throws {
    let driver = try SuiteDriver()
    driver.type("go")
    #expect(driver.suite.router.path == [.levels, .solver])
    driver.type("⎋l")
    driver.view.click(on: "Add a puzzle")
    #expect(driver.suite.router.path == [.levels, .solver])
  }

  // MARK: Other programs

  @Test func withoutAProgramThatIsSaidAndNothingHappens() async throws {
    let driver = try SuiteDriver()
    driver.type("si")
    let isSaid = await driver.view.wait { driver.shows("needs ffmpeg") }
    #expect(isSaid)
    #expect(!driver.shows("i take a picture"))
    driver.type("i")
    #expect(driver.suite.camera.stage == .choosing)
  }

  @Test func aPictureIsTakenWithTheProgramThatIsThere() async throws {
    let world = try SuiteWorld()
    world.pictures.camera = { "ffmpeg" }
    world.pictures.take = { () throws(PictureProgramError) in ScenePictures.sure.bytes }
    let driver = try SuiteDriver(world: world)
    driver.type("si")
    let isNamed = await driver.view.wait { driver.shows("with ffmpeg") }
    #expect(isNamed)
    driver.type("i")
    try await driver.waitForReview()
  }

  @Test func aPictureThatNeedsAConverterIsConverted() async throws {
    let world = try SuiteWorld.withPictures()
    world.pictures.convert = { bytes, format throws(PictureProgramError) in
      #expect(format == .heic)
      return ScenePictures.sure.bytes
    }
    let driver = try SuiteDriver(world: world)
    driver.type("si")
    driver.view.send(.paste("/home/converted.jpg"))
    try await driver.waitForReview()
  }

  // MARK: Failure and cancelling

  @Test(
    arguments: [
      ("noGrid.jpg", "No Sudoku grid found"),
      ("damaged.jpg", "This JPEG file is damaged"),
      ("converted.jpg", "No converter for HEIC found"),
      ("missing.jpg", "No such file: '/home/missing"),
      ("text.jpg", "neither a picture nor a puzzle"),
    ])
  func whyThereIsNoPuzzleIsSaidAndAnotherPictureCanBeChosen(file: String, said: String)
    async throws
  {
    let world = try SuiteWorld.withPictures()
    world.files.put(Array("hello".utf8), at: "/home/text.jpg")
    let driver = try SuiteDriver(world: world)
    driver.type("si")
    driver.view.send(.paste("/home/\(file)"))
    let isSaid = await driver.view.wait { driver.sentence.contains(said) }
    #expect(isSaid, "\(driver.text)")
    driver.view.send(.paste("/home/sure.jpg"))
    try await driver.waitForReview()
  }

  @Test(arguments: PictureError.all + ScanError.all + PictureProgramError.all, Language.allCases)
  func everyFailureIsASentence(failure: CameraFailure, language: Language) {
    let text = Words.in(language).text(of: failure)
    #expect(text.hasSuffix(".") && text.count > 8, "\(text)")
  }

  @Test func escapeStopsTheReadingAtOnce() async throws {
    let driver = try SuiteDriver(world: .withPictures())
    driver.type("si")
    driver.view.send(.paste("/home/endless.jpg"))
    let isLooking = await driver.view.wait { driver.shows("Looking for the grid…") }
    #expect(isLooking)
    driver.type("⎋")
    #expect(driver.suite.camera.stage == .choosing)
    #expect(driver.suite.router.path == [.solver, .camera])
    #expect(driver.shows("Choose a picture"))
  }
}

extension PictureError {
  fileprivate nonisolated static let all: [CameraFailure] = [
    PictureError.empty, .notAPicture, .needsConverter(.webp), .unsupported(.pdf), .damaged(.png),
    .tooLarge(width: 90_000, height: 90_000), .tooSmall(width: 8, height: 8),
  ].map(CameraFailure.picture)
}

extension ScanError {
  fileprivate nonisolated static let all: [CameraFailure] =
    [ScanError.noGrid, .cancelled].map(CameraFailure.scan)
}

extension PictureProgramError {
  fileprivate nonisolated static let all: [CameraFailure] = [
    PictureProgramError.noCamera(packages: ["ffmpeg"]), .noDevice(program: "ffmpeg"),
    .noConverter(.heic, packages: ["ffmpeg", "imagemagick"]),
    .failed(program: "ffmpeg", reason: nil), .failed(program: "ffmpeg", reason: "busy"),
    .tookTooLong(program: "ffmpeg"), .cancelled,
  ].map(CameraFailure.program)
}
