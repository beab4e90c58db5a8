import Foundation
import GRDB

/// The table of a backup that has the solver's file. The games file has none.
enum SolverBoardTable {
  static let name = "solver_board"
  static let definition = "CREATE TABLE \(name) (contents BLOB NOT NULL) STRICT"
  /// The largest file that is taken from a backup, in bytes.
  private static let limit = 1 << 24

  /// Puts the contents of the solver's file into `database`, or none.
  static func write(_ contents: Data?, to database: Database) throws {
    try database.execute(sql: "DROP TABLE IF EXISTS \(name)")
    guard let contents else { return }
    try database.execute(sql: definition)
    try database.execute(
      sql: "INSERT INTO \(name) (contents) VALUES (?)", arguments: [contents])
  }

  /// Takes the table out of `database`, and returns the contents of the solver's file, if it has them.
  static func take(from database: Database) throws -> Data? {
    guard try database.tableExists(name) else { return nil }
    let contents = try? Data.fetchOne(
      database, sql: "SELECT contents FROM \(name) WHERE length(contents) <= ?",
      arguments: [limit])
    try database.execute(sql: "DROP TABLE \(name)")
    return contents
  }
}
