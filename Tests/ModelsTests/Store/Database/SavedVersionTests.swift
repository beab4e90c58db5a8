import GRDB
import Games
import Store
import Sudoku
import Testing

/// Files of earlier versions must stay readable.
struct SavedVersionTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var path: String { folder.file("games.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func writeVersion1() throws {
    try write(SavedVersion1.schema, SavedVersion1.rows)
  }

  private func writeVersion3() throws {
    try write(SavedVersion3.schema, SavedVersion3.rows)
  }

  private func write(_ schema: String, _ rows: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write {
      try $0.execute(sql: schema)
      try $0.execute(sql: rows)
    }
    try queue.close()
  }

  @Test func theUnfinishedGameOfVersion1IsResumed() throws {
    try writeVersion1()
    let opened = try GameStore.open(at: path, now: clock.now)
    #expect(opened.setAside == nil)
    let saved = try #require(try opened.latestUnfinished())
    #expect(saved.game.id == SavedVersion1.unfinished)
    #expect(saved.elapsed == .milliseconds(31_234))

    var expected = try Game.wellKnown(id: SavedVersion1.unfinished)
    try expected.play("r1c3?1", "r1c3?4", "r1c4?4", "r1c3=4", "r3c1=1~", "r3c1=", "r1c4=6")
    #expect(saved.game.board == expected.board)
    #expect(saved.game.errors == 2)
    #expect(saved.game.position == 7)
    #expect(saved.game.canRedo)
    var game = saved.game
    while game.undo(at: .zero) != nil {}
    #expect(game.board == Board(givens: game.puzzle.givens))
  }

  @Test func theResultOfVersion1IsListed() throws {
    try writeVersion1()
    let results = try GameStore.open(at: path, now: clock.now).results(
      of: .level(.easy), limit: 10)
    #expect(results.map(\.id) == [7])
    #expect(results.map(\.score) == [1447])
    #expect(results.map(\.errors) == [2])
    #expect(results.map(\.elapsed) == [.seconds(153)])
    #expect(results.map(\.finishedAt) == [Moment(milliseconds: 1_770_000_002_000)])
  }

  @Test func gamesOfVersion1CountAsMadeForALevel() throws {
    try writeVersion1()
    let store = try GameStore.open(at: path, now: clock.now)
    #expect(try store.latestUnfinished()?.game.origin == .level)
    #expect(try store.game(7)?.game.isComplete == true)
    let statistics = try store.statistics(of: .easy)
    #expect(statistics.solved == 1)
    #expect(statistics.unfinished == 1)
    #expect(try store.completedPuzzles().isEmpty)
  }

  @Test func theGamesOfVersion3AreThereAndMemoryHasNoResultYet() throws {
    try writeVersion3()
    let opened = try GameStore.open(at: path, now: clock.now)
    #expect(opened.setAside == nil)
    #expect(try opened.latestUnfinished()?.game.id == 8)
    #expect(try opened.results(of: .pack(1), limit: 10).map(\.score) == [1447])
    #expect(try opened.memoryPairs().isEmpty)
    let result = MemoryResult(
      id: 1, pairs: 8, score: 200, elapsed: .seconds(40), seenMismatches: 2, theme: "Ocean",
      finishedAt: clock.now())
    _ = try opened.add(result)
    let again = try GameStore.open(at: path, now: clock.now)
    #expect(try again.results(ofPairs: 8, limit: 10) == [result])
  }

  @Test func theResultsOfVersion4AreThereAndACollectionCanBeAdded() async throws {
    try write(SavedVersion4.schema, SavedVersion4.rows)
    let opened = try GameStore.open(at: path, now: clock.now)
    #expect(opened.setAside == nil)
    #expect(try opened.results(ofPairs: 8, limit: 10).map(\.id) == [3])
    #expect(try opened.collections().isEmpty)
    let puzzles = await CollectionImport.read([])
    let id = try opened.add(puzzles, named: "Empty")
    #expect(try opened.collections().map(\.id) == [id])
  }

  @Test func theCollectionsOfVersion5AreThere() throws {
    try write(SavedVersion5.schema, SavedVersion5.rows)
    let opened = try GameStore.open(at: path, now: clock.now)
    #expect(opened.setAside == nil)
    #expect(try opened.collections().map(\.name) == ["Winter"])
    #expect(try opened.results(ofPairs: 8, limit: 10).map(\.id) == [3])
  }

  @Test(arguments: [1, 3, 4, 5])
  func anOldFileAndANewOneHaveTheSameTables(version: Int) throws {
    switch version {
    case 1: try writeVersion1()
    case 3: try writeVersion3()
    case 4: try write(SavedVersion4.schema, SavedVersion4.rows)
    default: try write(SavedVersion5.schema, SavedVersion5.rows)
    }
    _ = try GameStore.open(at: path, now: clock.now)
    _ = try GameStore.open(at: folder.file("new.sqlite"), now: clock.now)
    #expect(try tables(of: path) == tables(of: folder.file("new.sqlite")))
  }

  private func tables(of path: String) throws -> [String] {
    try DatabaseQueue(path: path).read {
      try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql NOTNULL ORDER BY name")
    }
  }
}
