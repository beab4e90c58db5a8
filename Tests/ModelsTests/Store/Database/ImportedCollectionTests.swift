import GRDB
import Games
import Sudoku
import Synchronization
import TestSupport
import Testing

@testable import Store

/// Collections of imported puzzles: what is read, listed, graded, and counted as solved.
struct ImportedCollectionTests {
  private let store: GameStore

  init() throws { store = try GameStore.inMemory(now: TickingClock().now) }

  /// A puzzle of the tests, different for each number.
  private func puzzle(_ number: Int) throws -> Puzzle {
    number == 0 ? try .wellKnown() : try .relabelled(by: number, level: .easy)
  }

  private func text(_ numbers: some Sequence<Int>) throws -> String {
    try numbers.map { "\(try puzzle($0).givens) # Puzzle \($0)\n" }.joined()
  }

  private func collection(
    of text: String, named name: String = "A"
  ) async throws -> ImportedCollection.ID {
    try store.add(await CollectionImport.read(Array(text.utf8)), named: name)
  }

  private func list(
    _ id: ImportedCollection.ID, offset: Int = 0, limit: Int = 100,
    _ change: (inout CollectionQuery) -> Void = { _ in }
  ) throws -> [Int] {
    var query = CollectionQuery()
    change(&query)
    let numbers = try store.puzzles(of: id, query, offset: offset, limit: limit).map(\.number)
    if offset == 0, limit == 100 { #expect(try store.count(of: id, query) == numbers.count) }
    return numbers
  }

  @discardableResult
  private func solve(_ number: Int, givingUp: Bool = false) throws -> GameResult {
    var game = Game(id: Int64(100 + number), puzzle: try puzzle(number), origin: .own)
    if !givingUp { try game.solve() }
    return try store.finish(
      game, score: ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(9), errors: 0))
  }

  @Test(arguments: [
    ("x\u{1B}]0;evil\u{7}\u{9B}31m\u{202E}abc\u{E0041}", "x]0;evil31mabc"), ("a\r\nb\n", "a b"),
  ])
  func namesHaveNoControlCharacters(_ name: String, clean: String) async throws {
    _ = try await collection(of: text(1...3), named: name)
    #expect(try store.collections().map(\.name) == [clean])
  }

  @Test func duplicatesUnreadableLinesAndPuzzlesWithSeveralSolutionsAreCounted() async throws {
    let open = String(repeating: ".", count: 81)
    let text = try text([1, 2, 1]) + "1234 no puzzle\n12345678\n\(open)\n" + text([2, 3])
    let read = await CollectionImport.read(Array(text.utf8))
    #expect(read.puzzles.count == 3)
    #expect(read.count(of: .duplicate) == 2)
    #expect(read.count(of: .unplayable) == 1)
    #expect(read.count(of: .unreadable) == 1)
  }

  @Test func solvedGridsAndPuzzlesOfCandidatesAreLeftOutAsSuch() async throws {
    let known = try puzzle(1)
    let candidates = Cell.all.map { cell in
      Digit.all.map { known.givens[cell] ?? $0 == $0 ? $0.description : "." }.joined()
    }.joined()
    let text = try "\(known.solution)\n\(candidates)\n" + text([2])
    let read = await CollectionImport.read(Array(text.utf8))
    #expect(read.puzzles.count == 1)
    #expect(
      [
        read.count(of: .finished), read.count(of: .narrowed), read.count(of: .unplayable),
        read.count(of: .unreadable),
      ] == [1, 1, 0, 0])
  }

  @Test func aPuzzleHasItsPlaceItsTitleAndTheNumberOfItsGivens() async throws {
    let id = try await collection(of: text([5, 6]))
    let puzzles = try store.puzzles(of: id, CollectionQuery(), limit: 9)
    #expect(puzzles.map(\.number) == [1, 2])
    #expect(puzzles.map(\.title) == ["Puzzle 5", "Puzzle 6"])
    #expect(try puzzles.map(\.givens) == [puzzle(5).givens, puzzle(6).givens])
    #expect(puzzles.allSatisfy { $0.grade == nil && $0.rating == nil && $0.solvedAt == nil })
  }

  @Test func collectionsAreListedByNameWithTheirCounts() async throws {
    let later = try await collection(of: text(1...3), named: "b")
    let first = try await collection(of: text(3...4), named: "A")
    try solve(3)
    try solve(4, givingUp: true)
    try store.setGrades(
      [1: CollectedGrade(level: .easy, score: 200, technique: .nakedSingle)], in: later)
    let collections = try store.collections()
    #expect(collections.map(\.id) == [first, later])
    #expect(collections.map(\.count) == [2, 3])
    #expect(collections.map(\.solved) == [1, 1])
    #expect(collections.map(\.graded) == [0, 1])
  }

  @Test func listsComePageByPage() async throws {
    let id = try await collection(of: text(1...10))
    #expect(try list(id, limit: 4) == [1, 2, 3, 4])
    #expect(try list(id, offset: 8, limit: 4) == [9, 10])
    #expect(try list(id, offset: 8, limit: 4) { $0.isDescending = true } == [2, 1])
    #expect(try list(id, offset: 99, limit: 4) == [])
  }

  @Test func puzzlesAreSortedByEachKeyWithThoseWithoutAValueLast() async throws {
    let id = try await collection(of: text(1...4))
    try store.setGrades(
      [
        1: CollectedGrade(level: .hard, score: 900, technique: .xyWing),
        2: CollectedGrade(level: .easy, score: 950, technique: .hiddenSingle),
        4: CollectedGrade(level: .expert, score: 850, technique: .alsXZ),
      ], in: id)
    try store.setRating(71, of: 3, in: id)
    try store.setRating(23, of: 4, in: id)
    try solve(2)
    func order(_ order: CollectionQuery.Order, descending: Bool = false) throws -> [Int] {
      try list(id) { ($0.order, $0.isDescending) = (order, descending) }
    }
    #expect(try order(.level) == [2, 1, 4, 3])
    #expect(try order(.level, descending: true) == [4, 1, 2, 3])
    #expect(try order(.score) == [4, 1, 2, 3])
    #expect(try order(.technique) == [4, 2, 1, 3])
    #expect(try order(.rating) == [4, 3, 1, 2])
    #expect(try order(.rating, descending: true) == [3, 4, 2, 1])
    #expect(try order(.solved).first == 2)
    #expect(try order(.givens) == [1, 2, 3, 4])
  }

  @Test func whatWasPlayedLastComesLastAndWhatNeverWasAfterIt() async throws {
    let id = try await collection(of: text(0...3))
    let other = try await collection(of: text([9]), named: "B")
    #expect(try store.collection(id)?.playedAt == nil)
    try solve(3)
    var begun = Game(id: 5, puzzle: try puzzle(0), origin: .own)
    try begun.play("r1c3=4")
    try store.save(begun, elapsed: .seconds(1))
    let opened = Game(id: 6, puzzle: try puzzle(1), origin: .own)
    try store.save(opened, elapsed: .zero)
    func order(descending: Bool) throws -> [Int] {
      try list(id) { ($0.order, $0.isDescending) = (.played, descending) }
    }
    #expect(try order(descending: false) == [4, 1, 2, 3])
    #expect(try order(descending: true) == [1, 4, 3, 2])
    let puzzles = try store.puzzles(of: id, CollectionQuery(), limit: 9)
    #expect(puzzles.map { $0.playedAt != nil } == [true, false, false, true])
    #expect(try store.collection(id)?.playedAt == puzzles[0].playedAt)
    #expect(try store.collection(other)?.playedAt == nil)
  }

  @Test func filtersLeaveOutWhatDoesNotMatch() async throws {
    let id = try await collection(of: text(1...4))
    try store.setGrades(
      [
        1: CollectedGrade(level: .hard, score: 900, technique: .xyWing),
        2: CollectedGrade(level: .hard, score: 950, technique: .xWing),
        3: CollectedGrade(level: .easy, score: 200, technique: nil),
      ], in: id)
    try store.setRating(42, of: 2, in: id)
    try store.setRating(44, of: 3, in: id)
    try solve(1)
    #expect(try list(id) { $0.level = .hard } == [1, 2])
    #expect(try list(id) { $0.technique = .xWing } == [2])
    #expect(try list(id) { $0.isUnsolvedOnly = true } == [2, 3, 4])
    #expect(try list(id) { $0.ratings = 43...44 } == [3])
    #expect(try list(id) { $0.scores = 900...949 } == [1])
    let count = try #require(try store.puzzles(of: id, CollectionQuery(), limit: 1).first).givens
      .count
    #expect(try list(id) { $0.givens = count...count }.contains(1))
    #expect(try list(id) { $0.givens = 0...16 } == [])
    #expect(try store.collection(id)?.rated == 2)
    #expect(try list(id) { ($0.level, $0.isUnsolvedOnly) = (.hard, true) } == [2])
  }

  @Test func whatIsNotGradedOrRatedYetComesInTheOrderOfTheFile() async throws {
    let id = try await collection(of: text(1...4))
    try store.setGrades([2: CollectedGrade(level: .easy, score: 1, technique: nil)], in: id)
    try store.setRating(12, of: 1, in: id)
    #expect(try store.ungraded(of: id, limit: 2).map(\.number) == [1, 3])
    #expect(try store.unrated(of: id, limit: 9).map(\.number) == [2, 3, 4])
  }

  @Test func aDeletedCollectionComesBackUntilItIsRemoved() async throws {
    let id = try await collection(of: text(1...2))
    try store.deleteCollection(id)
    #expect(try store.collections().isEmpty)
    #expect(try store.collection(id) == nil)
    try store.restoreCollection(id)
    #expect(try store.collection(id)?.count == 2)
    try store.deleteCollection(id)
    try await store.removeCollections(store.deletedCollections())
    try store.restoreCollection(id)
    #expect(try store.collection(id) == nil)
    #expect(try list(id) == [])
  }

  @Test func aCollectionThatIsDeletedWhileOthersAreRemovedComesBack() async throws {
    let ids = [try await collection(of: text(1...2)), try await collection(of: text(3...5))]
    try store.deleteCollection(ids[0])
    let deleted = try store.deletedCollections()
    #expect(deleted == [ids[0]])
    try store.deleteCollection(ids[1])
    try await store.removeCollections(deleted)
    try store.restoreCollection(ids[1])
    #expect(try store.collections().map(\.count) == [3])
    // One that was brought back meanwhile stays.
    try await store.removeCollections(ids)
    #expect(try store.collections().map(\.count) == [3])
    #expect(try store.deletedCollections() == [])
  }

  @Test func aCollectionIsRenamed() async throws {
    let id = try await collection(of: text(1...2))
    try store.rename(id, to: "Winter")
    #expect(try store.collection(id)?.name == "Winter")
  }

  @Test func theLatestCollectionWithAPuzzleIsFound() async throws {
    #expect(try store.collection(with: puzzle(2).givens) == nil)
    _ = try await collection(of: text([1, 2]), named: "First")
    let latest = try await collection(of: text([3, 4, 2]), named: "Second")
    let found = try #require(try store.collection(with: puzzle(2).givens))
    #expect(found.collection.id == latest && found.number == 3)
    try store.deleteCollection(latest)
    #expect(try store.collection(with: puzzle(2).givens)?.collection.name == "First")
    #expect(try store.collection(with: puzzle(3).givens) == nil)
  }

  @Test func anUnfinishedGameIsFoundByTheGivens() async throws {
    let id = try await collection(of: text([0, 1]))
    #expect(try store.unfinished(ownPuzzle: puzzle(0).givens) == nil)
    var game = try Game.wellKnown(id: 5, origin: .own)
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
    #expect(try store.unfinished(ownPuzzle: puzzle(0).givens)?.game.id == 5)
    #expect(try store.puzzles(of: id, CollectionQuery(), limit: 9).map(\.isBegun) == [true, false])
  }

  /// The queries for a page and for its background work must not read all puzzles or games.
  @Test(
    arguments: CollectionQuery.Order.allCases.filter { $0 != .solved && $0 != .played },
    [true, false])
  func aPageIsReadInTheOrderOfAnIndex(
    order: CollectionQuery.Order, isDescending: Bool
  ) async throws {
    let id = try await collection(of: text(1...3))
    var query = CollectionQuery()
    (query.order, query.isDescending) = (order, isDescending)
    let plan = try store.read { database in
      try Row.fetchAll(
        database, sql: "EXPLAIN QUERY PLAN \(query.statement)",
        arguments: query.arguments(of: id) + ["limit": 10, "offset": 0]
      ).map { $0["detail"] as String }
    }
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN puzzle") }, "\(plan)")
  }

  /// Each call has its own transaction, and games are saved between them.
  @Test func aLargeCollectionIsAddedAndRemovedInManyCalls() async throws {
    let calls = Mutex<[String]>([])
    let store = try GameStore.inMemory(now: TickingClock().now) { call in
      calls.withLock { $0.append(call) }
      return nil
    }
    let puzzles = await CollectionImport.read(Array(try text(1...3000).utf8))
    let id = try store.add(puzzles, named: "A")
    #expect(calls.withLock { $0.count { $0.hasPrefix("add") } } > 1)
    try store.deleteCollection(id)
    try await store.removeCollections([id])
    #expect(calls.withLock { $0.count { $0.hasPrefix("removePuzzles") } } > 2)
    #expect(try store.deletedCollections() == [])
    #expect(try store.count(of: id, CollectionQuery()) == 0)
  }

  @Test func aFileThatCannotBeAddedWholeIsNotListed() async throws {
    let full = StoreError.full(path: "games.sqlite")
    let calls = Counter()
    let store = try GameStore.inMemory(now: TickingClock().now) { call in
      guard call.hasPrefix("add") else { return nil }
      calls.add()
      return calls.count == 2 ? full : nil
    }
    let puzzles = await CollectionImport.read(Array(try text(1...3000).utf8))
    #expect(throws: full) { try store.add(puzzles, named: "A") }
    #expect(try store.collections().isEmpty)
    let rest = try store.deletedCollections()
    #expect(rest.count == 1)
    try await store.removeCollections(rest)
    #expect(try store.deletedCollections() == [])
  }

  @Test func aLargeFileIsAddedWhole() async throws {
    let id = try await collection(of: text(1...3000))
    let count = try Set((1...3000).map { try puzzle($0).givens }).count
    #expect(try store.collection(id)?.count == count)
    #expect(try list(id, offset: count - 2, limit: 40).count == 2)
  }
}
