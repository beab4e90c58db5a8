import Foundation
import GRDB

/// The table of a backup that has the solver's file. The games file has none.
enum SolverBoardTable {
  static let name = "solver_board"
  static let definition = "CREATE TABLE \(name) (contents BLOB NOT NULL) STRICT"
  /// The largest file that goes along, in bytes.
  static let limit = FileBound.solver

  /// Puts the contents of the solver's file into `database`, or none.
  static func write(_ contents: Data?, to database: Database) throws {
    try database.execute(sql: "DROP TABLE IF EXISTS \(name)")
    guard let contents else { return }
    try database.execute(sql: definition)
    try database.execute(
      sql: "INSERT INTO \(name) (contents) VALUES (?)", arguments: [contents])
  }

  /// Takes the table out of `database`, and returns what it has of the solver's file.
  static func take(from database: Database) throws -> RestoredGames.Board {
    guard try database.tableExists(name) else { return .none }
    let size = try Int.fetchOne(database, sql: "SELECT length(contents) FROM \(name)") ?? 0
    let contents =
      size > limit ? nil : try Data.fetchOne(database, sql: "SELECT contents FROM \(name)")
    try database.execute(sql: "DROP TABLE \(name)")
    return size > limit ? .tooLarge : contents.map { .contents($0) } ?? .none
  }
}
