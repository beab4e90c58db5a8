import Formats
import Foundation
import GRDB
import Games
import Sudoku
import Testing

@testable import Store

/// Games of which a turn can't be read: the turns before it are there, and those after it aren't lost.
struct UnreadTurnsTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var path: String { folder.file("games.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> GameStore { try GameStore.open(at: path, now: clock.now) }

  /// Saves a game whose cells but one are filled in, and does `damage` to its 10th turn.
  private func saveGame(_ damage: String) throws -> Game {
    var game = try Game.wellKnown(id: 1)
    try game.solve(sparing: Cell(row: 0, column: 2))
    let store = try open()
    try store.save(game, elapsed: .seconds(1))
    store.close()
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "\(damage) WHERE game = 1 AND number = 10") }
    try queue.close()
    return game
  }

  private func rows(_ sql: String) throws -> [Row] {
    try DatabaseQueue(path: path).read { try Row.fetchAll($0, sql: sql) }
  }

  static let damages = [
    "UPDATE turns SET turn = 'r0c0=x'", "UPDATE turns SET turn = ''",
    "UPDATE turns SET turn = 'swap r1c1 r2c2'", "UPDATE turns SET turn = 'r1c1=9'",
    "UPDATE turns SET turn = 'redo'", "DELETE FROM turns",
  ]

  @Test(arguments: damages) func aGameOpensUpToTheLastTurnThatCanBeRead(damage: String) throws {
    let game = try saveGame(damage)
    let saved = try #require(try open().latestUnfinished())
    #expect(saved.game.journal == Array(game.journal.prefix(9)))
    let isGone = damage.hasPrefix("DELETE")
    #expect(saved.unreadTurns == game.journal.count - (isGone ? 10 : 9))
    let listed = try open().unfinishedGames(limit: 9)
    #expect(listed.games == [saved])
    #expect(listed.unreadable == 0)
  }

  @Test(arguments: damages) func whatCannotBeReadStaysWhenTheGameGoesOn(damage: String) throws {
    let all = try saveGame(damage)
    let turns = "SELECT turn FROM turns WHERE game = 1 AND number > 9 ORDER BY number"
    let before = try rows(turns).map { $0[0] as String }
    let store = try open()
    var game = try #require(try store.game(1)).game
    try store.save(game, elapsed: .seconds(2))
    #expect(try rows(turns).map { $0[0] as String } == before, "nothing was played yet")

    game.undo(at: .seconds(3))
    try store.save(game, elapsed: .seconds(3))
    game.redo(at: .seconds(4))
    try store.save(game, elapsed: .seconds(4))

    let reopened = try #require(try open().game(1))
    #expect(reopened.game == game)
    #expect(reopened.unreadTurns == 0)
    let aside = try rows("SELECT turn FROM unread_turns WHERE game = 1 ORDER BY number")
    #expect(aside.map { $0[0] as String } == before)
    #expect(before.count == all.journal.count - (damage.hasPrefix("DELETE") ? 10 : 9))
  }

  @Test func twoProgramsThatGoOnFromThereKeepBothWays() throws {
    _ = try saveGame("UPDATE turns SET turn = '?'")
    let (one, other) = (try open(), try open())
    var first = try #require(try one.game(1)).game
    var second = first
    first.undo(at: .seconds(3))
    try one.save(first, elapsed: .seconds(3))
    second.setCheckpoint(at: .seconds(4))
    #expect(throws: StoreError.playedElsewhere) { try other.save(second, elapsed: .seconds(4)) }
  }

  @Test func manyUnreadableGamesHideNoOther() throws {
    let store = try open()
    for id in 1...130 as ClosedRange<Int64> {
      var game = try Game.wellKnown(id: id)
      try game.solve(sparing: Cell(row: 0, column: 2))
      try store.save(game, elapsed: .seconds(1))
    }
    try DatabaseQueue(path: path).write {
      try $0.execute(sql: "UPDATE games SET origin = 'of a later version' WHERE id > 1")
    }
    #expect(try store.latestUnfinished()?.game.id == 1)
    let listed = try store.unfinishedGames(limit: 5)
    #expect(listed.games.map(\.game.id) == [1])
    #expect(listed.unreadable == 129)
    #expect(try store.unfinished(.level)?.game.id == 1)
  }

  /// A table may have been made by somebody else, without the rules that ours has.
  @Test func aGameThatLacksAValueIsUnreadableRatherThanGone() throws {
    _ = try saveGame("UPDATE turns SET turn = turn")
    let store = try open()
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA foreign_keys = OFF;
          CREATE TEMPORARY TABLE saved AS SELECT * FROM games;
          DROP TABLE main.games;
          CREATE TABLE main.games AS SELECT * FROM saved;
          UPDATE games SET rating = NULL;
          """)
    }
    try queue.close()
    let error = StoreError.unreadableGame(id: 1)
    #expect(throws: error) { try store.game(1) }
    #expect(throws: error) { try store.latestUnfinished() }
    #expect(throws: error) { try store.unfinished(.level) }
    #expect(try store.game(2) == nil)
    let listed = try store.unfinishedGames(limit: 9)
    #expect(listed.games.isEmpty)
    #expect(listed.unreadable == 1)
  }

  private func names(of table: StoredTable) -> String {
    table.columns.map(\.name).joined(separator: ", ")
  }

  @Test func rowsWhoseNumbersAreNoneAreNotTakenOver() throws {
    try DatabaseQueue().write { database in
      try database.execute(
        sql: """
          CREATE TABLE games (\(names(of: .games)));
          CREATE TABLE turns (game, number, turn, elapsed);
          CREATE TABLE memory_results (\(names(of: .memoryResults)));
          INSERT INTO games (id, updated_at) VALUES (1, 5), ('x', 5), (NULL, 5);
          INSERT INTO turns VALUES
            (1, 1, 'r1c3=4', 0), (1, 'x', 'r1c4=6', 0), (1, NULL, 'r1c4=6', 0), ('x', 1, 'r1c4=6', 0);
          INSERT INTO memory_results (id, finished_at) VALUES (7, 5), ('x', 5), (NULL, 5);
          """)
      let rows = try StoredRows(changedSince: 0, in: database)
      #expect(rows.games.keys.sorted() == [1])
      #expect(rows.turns.mapValues { $0.keys.sorted() } == [1: [1]])
      #expect(rows.results.keys.sorted() == [7])
    }
  }

  @Test func manyUnreadableResultsHideNoOther() throws {
    let store = try open()
    for id in 1...130 as ClosedRange<Int64> {
      var game = try Game.wellKnown(id: id, origin: .own)
      try game.solve()
      _ = try store.finish(
        game, score: ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(9), errors: 0))
    }
    try DatabaseQueue(path: path).write {
      try $0.execute(
        sql: "UPDATE games SET is_ranked = 1; UPDATE games SET solution = '' WHERE id <> 77")
    }
    #expect(try store.results(of: .own, limit: 11).map(\.id) == [77])
    #expect(try store.newest(of: .own)?.id == 77)
    #expect(try store.statistics(of: .easy).recent.map(\.id) == [77])
  }

  @Test func aRowLargerThanAnyIsSetAsideWithItsFile() throws {
    _ = try saveGame("UPDATE turns SET turn = printf('%.*c', 3000000, 'x')")
    let store = try open()
    let saved = try #require(try store.latestUnfinished())
    #expect(saved.game.journal.count == 9)
    #expect(folder.names.contains("games.sqlite.damaged-1"))
  }

  /// A table may have been made by somebody else, without the rules that ours has.
  @Test func valuesOfOtherKindsEndNoList() throws {
    let givens = try Game.wellKnown().puzzle.givens.description
    let store = try open()
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA foreign_keys = OFF;
          DROP TABLE collections;
          CREATE TABLE collections (id INTEGER PRIMARY KEY, name, imported_at, deleted_at);
          INSERT INTO collections VALUES (1, NULL, 'x', NULL), (2, 'B', 3, NULL);
          DROP TABLE collected_puzzles;
          CREATE TABLE collected_puzzles (
            collection, number, givens, title, given_count, level, score, technique, rating);
          CREATE INDEX collected_levels ON collected_puzzles (collection, level);
          INSERT INTO collected_puzzles VALUES
            (2, 1, NULL, 7, NULL, 'x', 'y', 3, 'z'), (2, 2, '\(givens)', 't', 30, 0, 9, NULL, 12);
          DROP TABLE memory_results;
          CREATE TABLE memory_results (
            id INTEGER PRIMARY KEY, pairs, score, elapsed, seen_mismatches, theme, finished_at);
          INSERT INTO memory_results VALUES (1, 4, 'x', NULL, 2, NULL, 1), (2, 4, 10, 5, 0, 'Sea', 2);
          """)
    }
    #expect(try store.collections().map(\.name) == ["#1", "B"])
    let puzzles = try store.puzzles(of: 2, CollectionQuery(), limit: 9)
    #expect(puzzles.map(\.isReadable) == [false, true])
    #expect(try store.ungraded(of: 2, limit: 1).isEmpty)
    #expect(try store.results(ofPairs: 4, limit: 9).map(\.id) == [2])
    #expect(try store.newest(ofPairs: 4)?.id == 2)
  }
}
