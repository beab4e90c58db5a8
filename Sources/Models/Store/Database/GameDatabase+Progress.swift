import GRDB
import Games
import Sudoku

extension GameDatabase {
  func completedPuzzles() throws -> [PuzzleID: GameResult] {
    let results = try read { try solved("pack", best: "max(score)", in: $0) }
    return Dictionary(
      results.compactMap { result in
        guard case .pack(let id) = result.origin else { return nil }
        return (id, result)
      }, uniquingKeysWith: { first, _ in first })
  }

  func finishedDays() throws -> [Day: GameResult] {
    let results = try read { try solved("daily", best: "min(finished_at)", in: $0) }
    return Dictionary(
      results.compactMap { result in
        guard case .daily(let day, _) = result.origin else { return nil }
        return (day, result)
      }, uniquingKeysWith: { $0.finishedAt <= $1.finishedAt ? $0 : $1 })
  }

  func begun() throws -> Set<GameOrigin> {
    let origins = try read { database in
      try String.fetchAll(
        database, sql: "SELECT DISTINCT +origin FROM games WHERE finished_at IS NULL")
    }
    return Set(origins.compactMap(GameOrigin.init))
  }

  func solvedLevels() throws -> Set<Level> {
    try read { database in
      let solved = try Level.allCases.filter { level in
        try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM games WHERE solved_level = ?)",
          arguments: [level.rawValue]) == true
      }
      return Set(solved)
    }
  }

  /// Returns one solved game for each origin whose text begins with the word `kind`, chosen by an
  /// aggregate. Leaves out those that can't be read. SQLite takes the other columns from the row
  /// with the minimum or maximum.
  ///
  /// Source: "Bare columns in an aggregate query", https://sqlite.org/lang_select.html
  private func solved(
    _ kind: String, best: String, in database: Database
  ) throws -> [GameResult] {
    try GameRow.fetchAll(
      database,
      sql: """
        SELECT *, \(best) FROM games
        WHERE origin > ? AND origin < ? AND solved_level IS NOT NULL GROUP BY origin
        """,
      // The exclamation mark follows the space, so these bounds include everything that begins with
      // "pack ".
      arguments: ["\(kind) ", "\(kind)!"]
    ).compactMap { try? $0.result() }
  }
}
