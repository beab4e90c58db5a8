import Formats
import Foundation
import GRDB
import Games
import Sudoku
import Testing

@testable import Store

/// The collections of puzzles in a damaged file.
struct RescuedCollectionsTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var path: String { folder.file("games.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> GameStore {
    try GameStore.open(at: path, now: clock.now)
  }

  /// Adds a collection of `count` puzzles, each of which has one given more than the one before.
  @discardableResult
  private func addCollection(
    _ name: String, puzzles count: Int, isFromEnd: Bool = false
  ) throws -> Int64 {
    let puzzle = try Game.wellKnown().puzzle
    var givens = puzzle.givens
    var puzzles = CollectionImport()
    let missing = Cell.all.filter { givens[$0] == nil }
    for cell in (isFromEnd ? missing.reversed() : missing).prefix(count) {
      #expect(puzzles.add(PuzzleEntry(givens: givens)) == nil)
      givens[cell] = puzzle.solution[cell]
    }
    #expect(puzzles.puzzles.count == count)
    return try open().add(puzzles, named: name)
  }

  private func puzzles(of id: Int64) throws -> [CollectedPuzzle] {
    try open().puzzles(of: id, CollectionQuery(), limit: 100)
  }

  @Test func theCollectionsOfADamagedFileAreRescuedButNotWhatWasDeleted() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    try open().save(game, elapsed: .seconds(1))
    let first = try addCollection("Winter", puzzles: 50)
    let second = try addCollection("Empty", puzzles: 0)
    let deleted = try addCollection("Deleted", puzzles: 20)
    let store = try open()
    let grade = CollectedGrade(level: .hard, score: 900, technique: .xWing)
    try store.setGrades([3: grade], in: first)
    try store.setRating(42, of: 4, in: first)
    let removed = try addCollection("Removed", puzzles: 50, isFromEnd: true)
    let gone = try #require(try puzzles(of: removed).last).givens.description
    try store.deleteCollection(deleted)
    let before = try puzzles(of: first)
    store.close()
    // An SQLite that doesn't wipe what is deleted leaves the puzzles in pages that are free.
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA secure_delete = OFF;
          DELETE FROM collected_puzzles WHERE collection = \(removed);
          DELETE FROM collections WHERE id = \(removed);
          PRAGMA wal_checkpoint(TRUNCATE);
          """)
    }
    try queue.close()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data(gone.utf8)) != nil)
    try folder.damageHeader(of: "games.sqlite")
    let setAside = try #require(try open().setAside)
    #expect(setAside.rescued?.collections == 2)
    // That one is empty can't be told from the loss of all its puzzles.
    #expect(setAside.rescued?.incompleteCollections == ["Empty"])
    #expect(setAside.rescued?.games == 1)
    let collections = try open().collections()
    #expect(collections.map(\.name) == ["Empty", "Winter"])
    #expect(collections.map(\.id) == [second, first])
    #expect(try puzzles(of: first) == before)
    #expect(before[2].grade == grade)
    #expect(before[3].rating == 42)
    #expect(try open().deletedCollections() == [])
  }

  @Test func aCollectionWithoutItsRowIsRescuedUnderItsNumber() throws {
    let id = try addCollection("Winter", puzzles: 30)
    try open().close()
    // As if the page with the rows of collections were gone.
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA foreign_keys = OFF; DELETE FROM collections;
          DELETE FROM collected_puzzles WHERE number = 7
          """)
    }
    try queue.close()
    try folder.damageHeader(of: "games.sqlite")
    let setAside = try #require(try open().setAside)
    #expect(setAside.rescued?.collections == 1)
    #expect(setAside.rescued?.incompleteCollections == ["#\(id)"])
    #expect(setAside.rescued?.namelessCollections == 1)
    #expect(try open().collection(id)?.name == "#\(id)")
    #expect(try puzzles(of: id).map(\.number) == Array(1...6) + Array(8...30))
  }

  @Test func aCollectedPuzzleIsRescuedFromItsRowOrFromTheIndex() throws {
    let id = try addCollection("Winter", puzzles: 30)
    let givens = try puzzles(of: id).map(\.givens)
    try open().close()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let text = Data(givens[11].description.utf8)
    var places: [Range<Data.Index>] = []
    while let place = whole.range(
      of: text, in: (places.last?.upperBound ?? whole.startIndex)..<whole.endIndex)
    { places.append(place) }
    #expect(places.count == 2)
    for place in places {
      var data = whole
      data.replaceSubrange(place, with: Data(repeating: UInt8(ascii: "?"), count: text.count))
      try data.write(to: URL(fileURLWithPath: path))
      try folder.damageHeader(of: "games.sqlite")
      let store = try open()
      #expect(store.setAside?.rescued?.incompleteCollections == [])
      #expect(try puzzles(of: id).map(\.givens) == givens)
      store.close()
    }
  }
}
