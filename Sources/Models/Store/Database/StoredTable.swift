import GRDB
import Sudoku

/// A table of the database, by its columns in the order in which SQLite stores them. Rows are
/// written, copied, and known on a page of a damaged file by them.
struct StoredTable: Sendable {
  /// A column. In a whole row it holds something of its kind, unless it is optional.
  struct Column: Sendable {
    enum Kind: Sendable { case number, text, grid }

    let name: String
    let kind: Kind
    var isOptional = false

    static func number(_ name: String) -> Column { Column(name: name, kind: .number) }
    static func text(_ name: String) -> Column { Column(name: name, kind: .text) }
    static func grid(_ name: String) -> Column { Column(name: name, kind: .grid) }
    var optional: Column { Column(name: name, kind: kind, isOptional: true) }

    func holds(_ value: DatabaseValue) -> Bool {
      switch (kind, value.storage) {
      case (_, .null): isOptional
      case (.number, .int64), (.text, .string): true
      case (.grid, .string(let text)): (try? Grid(text: text)) != nil
      default: false
      }
    }
  }

  let name: String
  let columns: [Column]
  /// The number of columns that rows of the first version have.
  let leastCount: Int

  private init(_ name: String, leastCount: Int? = nil, _ columns: [Column]) {
    (self.name, self.columns) = (name, columns)
    self.leastCount = leastCount ?? columns.count
  }

  static let games = StoredTable(
    "games", leastCount: 13,
    [
      .number("id"), .grid("givens"), .grid("solution"), .text("level"), .number("rating"),
      .number("started_at"), .number("updated_at"), .number("elapsed"),
      .number("finished_at").optional, .number("score").optional, .number("errors").optional,
      .number("hints").optional, .number("is_ranked").optional, .text("origin"),
      .number("given_up"),
    ])
  static let turns = StoredTable(
    "turns", [.number("game"), .number("number"), .text("turn"), .number("elapsed")])
  static let unreadTurns = StoredTable(
    "unread_turns",
    [
      .number("id"), .number("game"), .number("number"), .text("turn"), .number("elapsed"),
      .number("set_aside_at"),
    ])
  static let memoryResults = StoredTable(
    "memory_results",
    [
      .number("id"), .number("pairs"), .number("score"), .number("elapsed"),
      .number("seen_mismatches"), .text("theme"), .number("finished_at"),
    ])
  static let collections = StoredTable(
    "collections",
    [.number("id"), .text("name"), .number("imported_at"), .number("deleted_at").optional])
  static let collectedPuzzles = StoredTable(
    "collected_puzzles",
    [
      .number("collection"), .number("number"), .grid("givens"), .text("title").optional,
      .number("given_count"), .number("level").optional, .number("score").optional,
      .text("technique").optional, .number("rating").optional,
    ])

  /// Returns `true` if `record` has the values of a row, of this version or an earlier one.
  func holds(_ record: [DatabaseValue]) -> Bool {
    (leastCount...columns.count).contains(record.count)
      && zip(columns, record).allSatisfy { $0.holds($1) }
  }

  /// Returns the rows that match a condition.
  func rows(
    in database: Database, where condition: String, arguments: StatementArguments
  ) throws -> [[DatabaseValue]] {
    let sql = "SELECT \(names(columns.count)) FROM \(name) WHERE \(condition)"
    return try Row.fetchAll(
      database.cachedStatement(sql: sql), arguments: arguments
    ).map { Array($0.databaseValues) }
  }

  /// Adds a row with the values of the first columns. `choice` says what to do about a row that is
  /// there, as SQL: `OR IGNORE`, or what follows the values.
  func insert(
    _ values: [(any DatabaseValueConvertible)?], into database: Database, or choice: String = "",
    orElse rest: String = ""
  ) throws {
    let places = Array(repeating: "?", count: values.count).joined(separator: ", ")
    try database.cachedStatement(
      sql: "INSERT \(choice) INTO \(name) (\(names(values.count))) VALUES (\(places)) \(rest)"
    ).execute(arguments: StatementArguments(values))
  }

  private func names(_ count: Int) -> String {
    columns.prefix(count).map(\.name).joined(separator: ", ")
  }
}
