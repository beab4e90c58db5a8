import Foundation
import GRDB

/// The table of a backup that has the solver's file. The games file has none.
enum SolverBoardTable {
  /// The largest file that is taken from a backup, in bytes.
  private static let limit = 1 << 24

  /// Puts the contents of the solver's file into `database`, or none.
  static func write(_ contents: Data?, to database: Database) throws {
    try database.execute(sql: "DROP TABLE IF EXISTS solver_board")
    guard let contents else { return }
    try database.execute(sql: "CREATE TABLE solver_board (contents BLOB NOT NULL) STRICT")
    try database.execute(
      sql: "INSERT INTO solver_board (contents) VALUES (?)", arguments: [contents])
  }

  /// Takes the table out of `database`, and returns the contents of the solver's file, if it has them.
  static func take(from database: Database) throws -> Data? {
    guard try database.tableExists("solver_board") else { return nil }
    let contents = try? Data.fetchOne(
      database, sql: "SELECT contents FROM solver_board WHERE length(contents) <= ?",
      arguments: [limit])
    try database.execute(sql: "DROP TABLE solver_board")
    return contents
  }
}
