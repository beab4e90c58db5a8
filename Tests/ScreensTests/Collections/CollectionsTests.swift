import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// Imported puzzles as collections: listed, sorted, filtered, played one after the other.
struct CollectionsTests {
  /// Puzzles of the first pack, whose levels and scores are known.
  private func puzzle(_ number: Int) throws -> Puzzle {
    try #require(PuzzlePack.pack(1)?.puzzle(number))
  }

  private func text(_ numbers: [Int]) throws -> String {
    try numbers.map { "\(try puzzle($0).givens) # Puzzle \($0)\n" }.joined()
  }

  private func add(_ numbers: [Int], named name: String, to world: SuiteWorld) async throws {
    let puzzles = await CollectionImport.read(Array(try text(numbers).utf8))
    _ = try world.store.add(puzzles, named: name)
  }

  /// A launch on the list of collections, of which there is one with these puzzles.
  private func list(_ numbers: [Int], size: ScreenSize = .reference) async throws -> SuiteDriver {
    let world = try SuiteWorld()
    try await add(numbers, named: "Winter", to: world)
    let driver = try SuiteDriver(width: size.width, height: size.height, world: world)
    driver.type("gPc")
    return driver
  }

  /// A launch on the puzzles of a collection, once they are graded.
  private func opened(
    _ numbers: [Int], size: ScreenSize = .reference
  ) async throws -> (SuiteDriver, CollectionModel) {
    let driver = try await list(numbers, size: size)
    driver.type("⏎")
    guard case .collection(let model) = driver.suite.router.path.last else {
      throw NotOnScreen(what: "collection")
    }
    let isGraded = await driver.view.wait { model.collection.graded == model.collection.count }
    #expect(isGraded)
    return (driver, model)
  }

  /// Places a digit in a game of `puzzle`.
  private func begin(_ puzzle: Puzzle, in world: SuiteWorld) throws {
    let driver = try SuiteDriver(world: world)
    driver.suite.playOwn(puzzle, opening: Opening(), saying: nil)
    driver.view.runtime.showFrame()
    driver.advance(by: .seconds(2))
    let board = try driver.board()
    driver.type("\(try #require(puzzle.solution[board.cursor]))q")
  }

  private func numbers(_ model: CollectionModel) -> [Int] {
    (0..<model.count).compactMap { model.puzzle(at: $0)?.number }
  }

  // MARK: The list of collections

  @Test func theListIsReachedFromThePacksAndSaysThatItIsEmpty() throws {
    let driver = try SuiteDriver()
    driver.type("gPc")
    #expect(driver.suite.trail == ["levels", "packs", "collections"])
    #expect(driver.shows("No collections yet"))
    driver.type("q")
    #expect(driver.suite.trail == ["levels", "packs"])
  }

  @Test func withoutCollectionsEnterImportsOne() async throws {
    let world = try SuiteWorld()
    world.files = FileTree(["/home/mine.txt": try text([1])])
    let driver = try SuiteDriver(world: world)
    driver.type("gPc⏎")
    #expect(await driver.view.wait { driver.sheet.contains("mine.txt") })
  }

  @Test func aFileIsImportedAndWhatIsLeftOutIsCounted() async throws {
    let world = try SuiteWorld()
    let open = String(repeating: ".", count: 81)
    world.files = FileTree([
      "/home/mine.txt": try text([1, 2, 1]) + "\(open)\n" + text([3])
    ])
    let driver = try SuiteDriver(world: world)
    driver.type("gPci")
    #expect(await driver.view.wait { driver.sheet.contains("mine.txt") })
    driver.type("m⏎")
    #expect(await driver.view.wait { driver.shows("0 of 3 solved") })
    #expect(driver.sheet.isEmpty)
    #expect(driver.sentence.contains("3 puzzles imported · 1 duplicate"))
    #expect(try world.store.collections().map(\.name) == ["mine"])
    driver.type("⏎")
    #expect(driver.suite.trail.last == "collection", "the list has the focus")
  }

  @Test func aFileWithoutPuzzlesIsRefused() async throws {
    let world = try SuiteWorld()
    world.files = FileTree(["/home/mine.txt": "nothing of that kind\n"])
    let driver = try SuiteDriver(world: world)
    driver.type("gPci")
    #expect(await driver.view.wait { driver.sheet.contains("mine.txt") })
    driver.type("m⏎")
    #expect(await driver.view.wait { driver.sheet.contains("0 puzzles imported") })
    #expect(try world.store.collections().isEmpty)
  }

  @Test func aDeletedCollectionIsBroughtBack() async throws {
    let driver = try await list([1, 2])
    driver.type("d")
    #expect(driver.shows("No collections yet"))
    #expect(driver.shows("Undo: delete Winter"))
    driver.type("u")
    #expect(driver.shows("0 of 2 solved"))
    #expect(!driver.shows("Undo: delete"))
  }

  @Test func aCollectionThatWasDeletedBeforeTheStartIsRemovedForGood() async throws {
    let first = try await list([1, 2])
    let store = first.suite.dependencies.store
    first.type("d")
    #expect(try store.deletedCollections().count == 1)
    let driver = try SuiteDriver(world: first.world)
    driver.type("gPc")
    #expect(await driver.view.wait { (try? store.deletedCollections()) == [] })
    #expect(!driver.shows("Undo: delete"))
  }

  @Test func aCollectionIsRenamed() async throws {
    let driver = try await list([1, 2])
    driver.type("r24⏎")
    #expect(driver.sheet.isEmpty)
    #expect(try driver.world.store.collections().map(\.name) == ["Winter24"])
    #expect(driver.shows("Winter24"))
  }

  @Test func theFileOfAnExportHasThePuzzlesWithTheirTitles() async throws {
    let driver = try await list([2, 1])
    driver.type("x")
    #expect(driver.sheet.contains("All 2 puzzles of the collection"))
    driver.type("⏎")
    #expect(await driver.view.wait { driver.sheet.isEmpty })
    #expect(driver.world.files.text(at: "/home/Winter.txt") == (try text([2, 1])))
  }

  @Test func theListIsSortedByKeyAndByClick() async throws {
    let world = try SuiteWorld()
    for (name, puzzles) in [("Old", [1]), ("Middle", [2, 3]), ("New", [4])] {
      try await add(puzzles, named: name, to: world)
    }
    try begin(puzzle(2), in: world)
    let driver = try SuiteDriver(world: world)
    driver.type("gPc")
    let words = Words.english.collections
    func names() -> [String] {
      driver.rows.compactMap { row in ["Old", "Middle", "New"].first { row.contains("\($0) ") } }
    }
    #expect(names() == ["Middle", "New", "Old"])
    driver.type("oo")
    #expect(driver.shows("\(words.added)▲"))
    #expect(names() == ["Old", "Middle", "New"])
    driver.type("O")
    #expect(names() == ["New", "Middle", "Old"])
    driver.view.click(on: words.played)
    #expect(names().first == "Middle", "the only one that was played")
    driver.view.click(on: Words.english.app.name)
    #expect(names() == ["Middle", "New", "Old"])
  }

  @Test func thePuzzlesAreSortedByWhenTheyWerePlayed() async throws {
    let (driver, model) = try await opened([1, 2, 3])
    driver.type("↓⏎")
    try driver.solve()
    driver.type("⎋⎋")
    driver.type("ooooooo")
    #expect(model.query.order == .played && numbers(model) == [2, 1, 3])
    #expect(driver.shows("By \(Words.english.collections.played)"))
  }

  // MARK: The puzzles

  @Test(arguments: ScreenSize.sample, Language.allCases)
  func thePuzzlesAreListedWithLevelAndState(size: ScreenSize, language: Language) async throws {
    let world = try SuiteWorld()
    world.askedLanguage = language
    try await add([1, 2], named: "Winter", to: world)
    let driver = try SuiteDriver(width: size.width, height: size.height, world: world)
    driver.type("gPc⏎")
    let words = Words.in(language)
    let easy = words.name(of: .easy)
    #expect(await driver.view.wait { driver.shows(easy) })
    #expect(driver.shows("Winter"))
    #expect(driver.shows(words.collections.level))
  }

  @Test func gradesAreThoseOfThePack() async throws {
    let (driver, model) = try await opened([1, 5])
    #expect(try model.puzzle(at: 0)?.grade?.score == puzzle(1).rating)
    #expect(try model.puzzle(at: 1)?.grade?.level == puzzle(5).level)
    #expect(driver.shows("2 puzzles"))
  }

  @Test func enterPlaysAndTheEndOffersTheNext() async throws {
    let (driver, model) = try await opened([1, 2, 3])
    driver.type("⏎")
    #expect(try driver.board().game.puzzle == puzzle(1))
    #expect(try driver.board().game.origin == .own)
    try driver.solve()
    driver.type("n")
    #expect(driver.suite.trail == ["levels", "packs", "collections", "collection", "board"])
    #expect(try driver.board().game.puzzle == puzzle(2))
    driver.type("q")
    #expect(model.collection.solved == 1)
    #expect(driver.shows("1 of 3 solved"))
  }

  @Test func playNextPassesOverWhatIsSolved() async throws {
    let (driver, _) = try await opened([1, 2, 3])
    driver.type("⏎")
    try driver.solve()
    driver.type("⎋⎋")
    #expect(driver.shows("✓"))
    driver.type("n")
    #expect(try driver.board().game.puzzle == puzzle(2))
  }

  @Test func theNextOneIsFoundThoughTheSolvedOneLeavesTheList() async throws {
    let (driver, model) = try await opened([1, 2, 3])
    driver.type("f⏎")
    try driver.solve()
    driver.type("n")
    #expect(try driver.board().game.puzzle == puzzle(2))
    driver.type("q")
    #expect(numbers(model) == [2, 3])
  }

  @Test func whereEverythingIsSolvedNextSaysSo() async throws {
    let (driver, _) = try await opened([1])
    driver.type("⏎")
    try driver.solve()
    driver.type("⎋⎋")
    driver.type("n")
    #expect(driver.shows(Words.english.collections.allSolved))
  }

  @Test func whereNothingIsListedNextSaysSo() async throws {
    let (driver, model) = try await opened([1, 2])
    driver.type("e")
    #expect(model.count == 0)
    driver.type("n")
    #expect(driver.shows(Words.english.collections.noneListed))
    #expect(!driver.shows(Words.english.collections.allSolved))
  }

  @Test func nextLooksOnFromTheBeginning() async throws {
    let (driver, model) = try await opened([1, 2, 3])
    driver.type("⏎")
    try driver.solve()
    driver.type("⎋⎋")
    #expect((0..<6).map { model.nextUnsolved(from: $0) } == [1, 1, 2, 1, 1, 2])
  }

  @Test func aBegunPuzzleGoesOnWhereItWasLeft() async throws {
    let (driver, model) = try await opened([1, 2])
    driver.type("⏎")
    let first = try driver.board().game.id
    driver.advance(by: .seconds(2))
    driver.type("1")
    driver.type("q")
    #expect(model.puzzle(at: 0)?.isBegun == true)
    driver.type("⏎")
    #expect(try driver.board().game.id == first)
  }

  @Test func keysSortAndReverse() async throws {
    let (driver, model) = try await opened([40, 1, 30, 20, 10])
    func scores() -> [Int] { (0..<model.count).compactMap { model.puzzle(at: $0)?.grade?.score } }
    let unsorted = scores()
    driver.type("ooo")
    #expect(model.query.order == .score)
    #expect(scores() == unsorted.sorted() && scores() != unsorted)
    #expect(driver.shows("By Score"))
    driver.type("O")
    #expect(scores() == unsorted.sorted(by: >))
  }

  @Test func aClickOnATitleSortsAndTheNextReverses() async throws {
    let (driver, model) = try await opened([40, 1, 30, 20, 10])
    func scores() -> [Int] { (0..<model.count).compactMap { model.puzzle(at: $0)?.grade?.score } }
    let unsorted = scores()
    driver.view.click(on: "Score")
    #expect(model.query.order == .score && !model.query.isDescending)
    #expect(scores() == unsorted.sorted() && scores() != unsorted)
    #expect(driver.shows("Score▲"))
    driver.view.click(on: "Score▲")
    #expect(scores() == unsorted.sorted(by: >))
    driver.view.click(on: "No ")
    #expect(model.query.order == .number && !model.query.isDescending)
  }

  @Test func aGameResumedFromHomeOffersTheNextOfItsCollection() async throws {
    let (driver, _) = try await opened([1, 2, 3])
    driver.type("⏎")
    let board = try driver.board()
    let digit = try #require(board.game.puzzle.solution[board.cursor])
    driver.advance(by: .seconds(2))
    driver.type("\(digit)q")
    driver.suite.router.popToRoot()
    driver.view.runtime.showFrame()
    driver.type("r")
    #expect(driver.suite.trail == ["board"])
    driver.type("q")
    #expect(driver.suite.trail.isEmpty, "back at Home")
    driver.type("r")
    try driver.solve()
    driver.type("n")
    #expect(driver.suite.trail == ["levels", "packs", "collections", "collection", "board"])
    #expect(try driver.board().game.puzzle == puzzle(2))
  }

  @Test(arguments: [true, false])
  func aPuzzleGivenAgainOffersTheNextOfItsCollection(isBegun: Bool) async throws {
    let world = try SuiteWorld()
    try await add([1, 2, 3], named: "Winter", to: world)
    if isBegun { try begin(puzzle(1), in: world) }
    let driver = try SuiteDriver(world: world)
    driver.suite.playOwn(try puzzle(1), opening: Opening(), saying: nil)
    driver.view.runtime.showFrame()
    #expect(try driver.board().game.journal.isEmpty != isBegun)
    try driver.solve()
    driver.type("n")
    // It may have to be graded first.
    let isOpen = await driver.view.wait {
      driver.suite.trail == ["levels", "packs", "collections", "collection", "board"]
    }
    #expect(isOpen)
    #expect(try driver.board().game.puzzle == puzzle(2))
  }

  @Test(arguments: Language.allCases)
  func aBegunPuzzleSaysSoInFull(language: Language) async throws {
    let world = try SuiteWorld()
    try await add([1, 2], named: "Winter", to: world)
    try begin(puzzle(1), in: world)
    let driver = try SuiteDriver(width: 160, height: 50, world: world, language: language)
    driver.type("gPc⏎")
    #expect(driver.shows("◐ \(Words.in(language).app.begun)"))
  }

  @Test func aRangeOfRatingsIsTyped() async throws {
    let (driver, model) = try await opened([1, 2])
    driver.type("r")
    #expect(await driver.view.wait { !model.isRating && model.puzzle(at: 1)?.rating != nil })
    driver.type("E")
    driver.type("much⏎")
    #expect(driver.sheet.contains("SE: give a number or a range"))
    driver.type("⌫⌫⌫⌫1-2,5⏎")
    #expect(driver.sheet.isEmpty)
    #expect(model.query.ratings == 10...25 && model.count == 2)
    #expect(driver.shows("SE 1.0–2.5"))
    driver.type("E")
    #expect(driver.sheet.contains("any"), "no givens or scores are asked for")
    driver.type("≤ 2.5⏎")
    #expect(model.query.ratings == 0...25 && driver.shows("SE ≤ 2.5"))
    driver.type("E")
    driver.type("⌫⏎")
    #expect(model.query.ratings == nil)
  }

  @Test func rangesOfGivensAndScoresAreTyped() async throws {
    let (driver, model) = try await opened([1, 2])
    let first = try #require(model.puzzle(at: 0))
    let score = try #require(first.grade?.score)
    driver.type("E")
    driver.type("⇥\(first.givens.count)⇥\(score)-⏎")
    #expect(driver.sheet.isEmpty)
    #expect(model.query.givens == first.givens.count...first.givens.count)
    #expect(model.query.scores?.lowerBound == score && model.query.ratings == nil)
    #expect((0..<model.count).contains { model.puzzle(at: $0)?.number == first.number })
    #expect(driver.shows("Givens \(first.givens.count)"))
    #expect(driver.shows("Score ≥ \(score)"))
    driver.type("E")
    #expect(driver.sheet.contains("\(score)+"), "as it can be typed")
    driver.type("⇥82⏎")
    #expect(driver.sheet.contains("Givens goes from 0 to 81"))
    driver.type(String(repeating: "⌫", count: 4) + "2 4⏎")
    #expect(driver.sheet.contains("Givens: give a number or a range"))
  }

  @Test func aListByRatingsThatAreUnknownSaysHowToFindThem() async throws {
    let (driver, model) = try await opened([1, 2])
    driver.type("e")
    #expect(model.count == 0 && driver.shows("No SE ratings yet: r finds them"))
    #expect(driver.rows.last?.contains(Words.english.collections.keys.rate) == true)
    driver.type("r")
    #expect(await driver.view.wait { !model.isRating && model.count == 2 })
    #expect(!driver.shows("No SE ratings yet"))
  }

  @Test func keysFilterByLevelAndTechnique() async throws {
    let (driver, model) = try await opened([1, 2])
    driver.type("l")
    #expect(model.query.level == .easy && model.count == 2)
    driver.type("l")
    #expect(model.query.level == .medium && model.count == 0)
    driver.type("llll")
    #expect(model.query.level == nil && model.count == 2)
    driver.type("t")
    #expect(model.query.technique == model.puzzle(at: 0)?.grade?.technique)
    driver.type("t")
    #expect(model.query.technique == nil)
    driver.type("llx")
    #expect(driver.sheet.isEmpty && driver.shows(Words.english.collections.noneListed))
  }

  @Test func theExportOfAFilteredListSaysHowManyOfThePuzzlesItWrites() async throws {
    let (driver, model) = try await opened([1, 2])
    let puzzles = [model.puzzle(at: 0), model.puzzle(at: 1)].compactMap(\.self)
    let givens = try #require(puzzles.map(\.givens.count).max())
    let listed = puzzles.count { $0.givens.count == givens }
    driver.type("E")
    driver.type("⇥\(givens)⏎x")
    #expect(
      driver.sheet.contains(listed == 2 ? "All 2 puzzles" : "\(listed) of 2 puzzles, as listed"))
  }

  @Test func ratingsAreFoundOnDemandAndFilterTheList() async throws {
    let (driver, model) = try await opened([1, 2])
    #expect(model.puzzle(at: 0)?.rating == nil)
    driver.type("r")
    #expect(await driver.view.wait { !model.isRating && model.puzzle(at: 1)?.rating != nil })
    #expect(try #require(model.puzzle(at: 0)?.rating) < 26)
    driver.type("e")
    #expect(model.count == 2)
    driver.type("e")
    #expect(model.count == 0)
  }
}
