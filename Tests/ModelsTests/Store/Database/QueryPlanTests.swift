import GRDB
import Sudoku
import Synchronization
import Testing

@testable import Games
@testable import Store

/// Queries that players wait for must not get slower with more games, so each uses an index.
struct QueryPlanTests {
  private let store: GameStore
  private let statements = Statements()

  init() throws {
    store = try GameStore.inMemory(now: TickingClock().now)
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
  }

  private func expectNoTableScan(_ query: () throws -> Void) throws {
    for (statement, plan) in try plans(of: query) {
      let scans = plan.filter { $0.hasPrefix("SCAN") && !$0.contains("INDEX unfinished_games") }
      #expect(scans.isEmpty, "\(statement)")
    }
  }

  /// Returns the statements that `query` runs, with SQLite's plan for each.
  private func plans(of query: () throws -> Void) throws -> [(statement: String, plan: [String])] {
    try store.read { [statements] in
      $0.trace { event in statements.append(event) }
    }
    try query()
    let asked = try store.read {
      $0.trace(nil)
      return statements.taken()
    }
    try #require(!asked.isEmpty)
    return try asked.map { statement in
      let rows = try store.read {
        try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(statement)")
      }
      return (statement, rows.map { $0["detail"] as String })
    }
  }

  @Test func nothingThatScreensAskForReadsAllGames() throws {
    let result = try finished()
    try expectNoTableScan { _ = try store.results(of: .level(.easy), limit: 10) }
    try expectNoTableScan { _ = try store.standing(of: result, on: .level(.easy)) }
    try expectNoTableScan { _ = try store.standing(of: result, on: .pack(1)) }
    try expectNoTableScan { _ = try store.newest(of: .own) }
    try expectNoTableScan { _ = try store.best(of: .own) }
    try expectNoTableScan { _ = try store.results(of: .pack(1), limit: 10) }
    try expectNoTableScan { _ = try store.best(of: .pack(1)) }
    try expectNoTableScan { _ = try store.statistics(of: .easy) }
    try expectNoTableScan { _ = try store.solvedSince(Moment(milliseconds: 0)) }
    try expectNoTableScan { _ = try store.clear(.level(.easy)) }
    try expectNoTableScan { _ = try store.clear(.pack(1)) }
    try expectNoTableScan { try store.restore([1]) }
    try expectNoTableScan { _ = try store.completedPuzzles() }
    try expectNoTableScan { _ = try store.finishedDays() }
    try expectNoTableScan { _ = try store.latestUnfinished() }
    try expectNoTableScan { _ = try store.chosenLevel() }
    try expectNoTableScan { _ = try store.unfinished(.own) }
    try expectNoTableScan { _ = try store.begun() }
    try expectNoTableScan { _ = try store.game(1) }
  }

  @Test func nothingThatTheListsOfMemoryAskForReadsAllResults() throws {
    let result = MemoryResult(
      id: 1, pairs: 8, score: 200, elapsed: .seconds(40), seenMismatches: 2, theme: "Ocean",
      finishedAt: Moment(milliseconds: 1))
    try expectNoTableScan { _ = try store.add(result) }
    try expectNoTableScan { _ = try store.memoryPairs() }
    try expectNoTableScan { _ = try store.results(ofPairs: 8, limit: 10) }
    try expectNoTableScan { _ = try store.newest(ofPairs: 8) }
    try expectNoTableScan { _ = try store.standing(of: result) }
    try expectNoTableScan { _ = try store.clear(pairs: 8) }
  }

  @Test func theListsOfMemoryAreInOrderWithoutBeingSorted() throws {
    let plans = try plans {
      _ = try store.results(ofPairs: 8, limit: 10)
      _ = try store.newest(ofPairs: 8)
    }.flatMap(\.plan)
    #expect(
      plans == [
        "SEARCH memory_results USING INDEX memory_places (pairs=?)",
        "SEARCH memory_results USING INDEX memory_dates (pairs=?)",
      ])
  }

  private func finished() throws -> GameResult {
    var game = try Game.wellKnown(id: 2)
    try game.solve()
    return try store.finish(
      game, score: ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(9), errors: 0))
  }
}

/// The texts of the queries that a database ran.
private final class Statements: Sendable {
  private let texts = Mutex<[String]>([])

  func append(_ event: Database.TraceEvent) {
    guard case .statement(let statement) = event else { return }
    let text = statement.expandedSQL
    guard ["SELECT", "UPDATE", "DELETE"].contains(where: text.hasPrefix) else { return }
    texts.withLock { $0.append(text) }
  }

  func taken() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
