import Formats
import GRDB
import Games

// Won Memory games: a list for each number of pairs.
extension GameStore {
  /// Adds a result and returns its standing. Doesn't change an existing one.
  public func add(_ result: MemoryResult) throws(StoreError) -> MemoryStanding {
    try write { database in
      try insert([result], in: database)
      return try standing(of: result, in: database)
    }
  }

  /// Returns the numbers of pairs with a won game, smallest first.
  public func memoryPairs() throws(StoreError) -> [Int] {
    try read { database in
      // Reads one list at a time, because with DISTINCT SQLite would read all results.
      let next = try database.cachedStatement(
        sql: "SELECT min(pairs) FROM memory_results WHERE pairs > ?")
      var found: [Int] = []
      while let pairs = try Int.fetchOne(next, arguments: [found.last ?? 0]) {
        found.append(pairs)
      }
      return found
    }
  }

  /// Returns the games with a number of pairs, best first, up to a limit: by score, then by time,
  /// then by date.
  public func results(ofPairs pairs: Int, limit: Int) throws(StoreError) -> [MemoryResult] {
    try read { database in
      try results(
        "pairs = ? ORDER BY score DESC, elapsed, finished_at, id", pairs, limit, in: database)
    }
  }

  /// Returns the latest won game with a number of pairs, or `nil` if there is none.
  public func newest(ofPairs pairs: Int) throws(StoreError) -> MemoryResult? {
    try read { try results("pairs = ? ORDER BY finished_at DESC, id DESC", pairs, 1, in: $0) }.first
  }

  /// Returns the standing of a result on its list, in the order of ``results(ofPairs:limit:)``.
  public func standing(of result: MemoryResult) throws(StoreError) -> MemoryStanding {
    try read { try standing(of: result, in: $0) }
  }

  /// Deletes the list for a number of pairs and returns its results.
  public func clear(pairs: Int) throws(StoreError) -> [MemoryResult] {
    try update { database in
      try MemoryRow.fetchAll(
        database, sql: "DELETE FROM memory_results WHERE pairs = ? RETURNING *",
        arguments: [pairs])
    }.map(\.result)
  }

  /// Restores results deleted by ``clear(pairs:)``.
  public func restore(_ results: [MemoryResult]) throws(StoreError) {
    try write { try insert(results, in: $0) }
  }

  /// Returns the results that match `condition` and can be read, in its order, up to `limit`.
  private func results(
    _ condition: String, _ pairs: Int, _ limit: Int, in database: Database
  ) throws -> [MemoryResult] {
    try MemoryRow.readable(
      database, "SELECT * FROM memory_results WHERE \(condition)", arguments: [pairs], limit: limit
    ) { $0.result }
  }

  private func insert(_ results: [MemoryResult], in database: Database) throws {
    for result in results {
      try StoredTable.memoryResults.insert(
        [
          result.id, result.pairs, result.score, result.elapsed.wholeMilliseconds,
          result.seenMismatches, result.theme.start(ofBytes: FileBound.databaseName),
          result.finishedAt.milliseconds,
        ], into: database, orElse: "ON CONFLICT (id) DO NOTHING")
    }
  }

  private func standing(of result: MemoryResult, in database: Database) throws -> MemoryStanding {
    let before = try database.count(
      """
      memory_results WHERE pairs = :pairs AND score >= :score AND
        (-score, elapsed, finished_at, id) < (-:score, :elapsed, :moment, :id)
      """,
      [
        "pairs": result.pairs, "score": result.score,
        "elapsed": result.elapsed.wholeMilliseconds, "moment": result.finishedAt.milliseconds,
        "id": result.id,
      ])
    return MemoryStanding(
      place: before + 1, count: try database.count("memory_results WHERE pairs = ?", [result.pairs])
    )
  }
}

/// A row of the table of Memory results.
private struct MemoryRow: Decodable, FetchableRecord {
  let id: Int64
  let pairs: Int
  let score: Int
  let elapsed: Int64
  let seenMismatches: Int
  let theme: String
  let finishedAt: Int64

  static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy {
    .convertFromSnakeCase
  }

  var result: MemoryResult {
    MemoryResult(
      id: id, pairs: pairs, score: score.clamped, elapsed: Duration(stored: elapsed),
      seenMismatches: seenMismatches.clamped, theme: theme,
      finishedAt: Moment(milliseconds: finishedAt))
  }
}
