import GRDB

extension FetchableRecord {
  /// Returns what `value` makes of the rows of a query, in its order, up to a limit. Leaves out
  /// rows of which a column can't be read, or of which it makes `nil`, so that they don't hide the
  /// others. They are read as by ``forEachRow(_:_:arguments:isOnePage:_:)``.
  static func readable<Value>(
    _ database: Database, _ sql: String, arguments: StatementArguments = [], limit: Int = .max,
    isOnePage: Bool = false, _ value: (Self) throws -> Value?
  ) throws -> [Value] {
    var values: [Value] = []
    guard limit > 0 else { return values }
    try forEachRow(database, sql, arguments: arguments, isOnePage: isOnePage) { _, record in
      if let value = try record.flatMap(value) { values.append(value) }
      return values.count < limit
    }
    return values
  }

  /// Calls `body` with each row of a query, in its order, until it returns `false`. The record is
  /// `nil` if a column can't be read. The rows are read in pages, since SQLite would sort all of
  /// them in memory otherwise. `sql` has no limit; it may have `isOnePage` if it is slow.
  static func forEachRow(
    _ database: Database, _ sql: String, arguments: StatementArguments = [],
    isOnePage: Bool = false, _ body: (_ row: Row, _ record: Self?) throws -> Bool
  ) throws {
    var offset = 0
    while true {
      let limit = isOnePage ? "" : " LIMIT \(pageOfRows) OFFSET \(offset)"
      let rows = try Row.fetchCursor(database, sql: sql + limit, arguments: arguments)
      var count = 0
      while let row = try rows.next() {
        count += 1
        if try !body(row, try? Self(row: row)) { return }
      }
      if isOnePage || count < pageOfRows { return }
      offset += count
    }
  }

  private static var pageOfRows: Int { 100 }
}

extension Database {
  /// Counts the rows that follow `FROM` in a query.
  func count(_ rows: String, _ arguments: StatementArguments = StatementArguments()) throws -> Int {
    try Int.fetchOne(cachedStatement(sql: "SELECT count(*) FROM \(rows)"), arguments: arguments)
      ?? 0
  }

  /// Returns `true` if there is a row of those that follow `FROM` in a query.
  func has(_ rows: String, _ arguments: StatementArguments = StatementArguments()) throws -> Bool {
    let statement = try cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(rows))")
    return try Bool.fetchOne(statement, arguments: arguments) == true
  }

  /// Runs a statement.
  func run(_ sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}

extension DatabaseValueConvertible {
  /// The value in a column of `row`, or `nil` if it is missing or of another kind. GRDB's own
  /// access ends the program there.
  static func read(_ row: Row, _ column: Int) -> Self? { fromDatabaseValue(row[column]) }
}
