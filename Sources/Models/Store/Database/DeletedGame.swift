import GRDB
public import Games

/// A deleted game with all that was stored about it, even what can't be read.
public struct DeletedGame: Sendable {
  /// The game as it was listed.
  public let game: Game
  /// The rows of each table, in the order of ``tables``.
  private let rows: [[[DatabaseValue]]]

  /// The tables with rows of a game, and the column with its number.
  private static let tables: [(table: StoredTable, column: String)] = [
    (.games, "id"), (.turns, "game"), (.unreadTurns, "game"),
  ]

  /// Reads the rows of `game`.
  init(_ game: Game, in database: Database) throws {
    self.game = game
    rows = try Self.tables.map {
      try $0.table.rows(in: database, where: "\($0.column) = ?", arguments: [game.id])
    }
  }

  /// Writes the rows again. Those that are there stay.
  func insert(into database: Database) throws {
    for ((table, _), rows) in zip(Self.tables, rows) {
      for row in rows { try table.insert(row, into: database, or: "OR IGNORE") }
    }
  }
}
