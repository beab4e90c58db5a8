import GRDB

/// Games with their turns, and Memory results, on the way from one database file into another.
struct StoredRows: Sendable {
  struct Turn: Equatable, Sendable {
    let notation: DatabaseValue
    let elapsed: DatabaseValue
  }

  /// The columns of games but for `id`, in the order in which SQLite stores them. Files of earlier
  /// versions lack the last two.
  static let gameColumns = [
    "givens", "solution", "level", "rating", "started_at", "updated_at", "elapsed", "finished_at",
    "score", "errors", "hints", "is_ranked", "origin", "given_up",
  ]
  /// The places of `updated_at`, `elapsed` and `finished_at` among ``gameColumns``.
  static let (updatedAt, elapsed, finishedAt) = (5, 6, 7)
  /// The columns of Memory results but for `id`.
  static let resultColumns = [
    "pairs", "score", "elapsed", "seen_mismatches", "theme", "finished_at",
  ]

  /// The values of ``gameColumns``, by the game's number. Those at the end may be missing.
  var games: [Int64: [DatabaseValue]] = [:]
  /// Turns by game and number, from 1.
  var turns: [Int64: [Int64: Turn]] = [:]
  /// The values of ``resultColumns``, by the result's number.
  var results: [Int64: [DatabaseValue]] = [:]

  /// Creates no rows.
  init() {}

  /// Reads the games and results that were changed at `moment` or later, in milliseconds since
  /// 1970. Leaves out rows whose numbers aren't numbers.
  init(changedSince moment: Int64, in database: Database) throws {
    let isRecent = "updated_at >= :moment OR finished_at >= :moment"
    let arguments: StatementArguments = ["moment": moment]
    for row in try Row.fetchAll(
      database,
      sql: "SELECT id, \(Self.gameColumns.joined(separator: ", ")) FROM games WHERE \(isRecent)",
      arguments: arguments)
    {
      guard let id = Int64.read(row, 0) else { continue }
      games[id] = Array(row.databaseValues.dropFirst())
    }
    for row in try Row.fetchAll(
      database,
      sql: """
        SELECT game, number, turn, elapsed FROM turns
        WHERE game IN (SELECT id FROM games WHERE \(isRecent))
        """,
      arguments: arguments)
    {
      guard let game = Int64.read(row, 0), let number = Int64.read(row, 1) else { continue }
      turns[game, default: [:]][number] = Turn(notation: row[2], elapsed: row[3])
    }
    for row in try Row.fetchAll(
      database,
      sql: """
        SELECT id, \(Self.resultColumns.joined(separator: ", ")) FROM memory_results
        WHERE finished_at >= :moment
        """,
      arguments: arguments)
    {
      guard let id = Int64.read(row, 0) else { continue }
      results[id] = Array(row.databaseValues.dropFirst())
    }
  }

  /// The numbers of games and results that were new to a database, and of those games that seem to
  /// lack moves.
  struct Added: Equatable, Sendable {
    var games = 0
    var results = 0
    var incomplete = 0
  }

  /// Adds the rows to `database`, in the transaction that is open.
  ///
  /// A game that is there gets the turns it lacks, unless it goes on in another way there or is
  /// finished. Of turns with a gap, those before it are added. Leaves out rows that a table
  /// refuses.
  @discardableResult
  func merge(into database: Database) throws -> Added {
    var added = Added()
    for id in games.keys.sorted() { try merge(game: id, into: database, &added) }
    try mergeResults(into: database, &added)
    return added
  }

  /// Adds the rows to a file that nobody else uses, in transactions of ``batch`` games, so that
  /// none of them holds up a request to end for long. `progress` gets the number of games that are
  /// done.
  func fill(_ queue: DatabaseQueue, progress: (_ games: Int) -> Void) throws -> Added {
    var added = Added()
    let ids = games.keys.sorted()
    for start in stride(from: 0, to: ids.count, by: Self.batch) {
      progress(start)
      let part = ids[start..<min(start + Self.batch, ids.count)]
      try queue.write { database in
        for id in part { try merge(game: id, into: database, &added) }
      }
    }
    try queue.write { try mergeResults(into: $0, &added) }
    return added
  }

  /// Some megabytes at most.
  private static let batch = 500

  private func merge(game id: Int64, into database: Database, _ added: inout Added) throws {
    var isNew = false
    try database.inSavepoint {
      do {
        isNew = try addGame(id, to: database)
        return .commit
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        return .rollback
      }
    }
    guard isNew else { return }
    added.games += 1
    if isIncomplete(id) { added.incomplete += 1 }
  }

  private func mergeResults(into database: Database, _ added: inout Added) throws {
    for (id, values) in results.sorted(by: { $0.key < $1.key }) {
      try database.cachedStatement(
        sql: Self.insertion(
          or: "OR IGNORE", into: "memory_results", Self.resultColumns.prefix(values.count))
      ).execute(arguments: StatementArguments([id.databaseValue] + values))
      added.results += database.changesCount
    }
  }

  /// `true` if turns of a game are missing: all in spite of its play time, or some before others.
  private func isIncomplete(_ id: Int64) -> Bool {
    let numbers = turns[id]?.keys.max() ?? 0
    if numbers > Int64(turns[id]?.count ?? 0) { return true }
    let elapsed = games[id].flatMap { Int64.fromDatabaseValue($0[Self.elapsed]) } ?? 0
    return numbers == 0 && elapsed > 0
  }

  /// Adds a game and its turns. Returns `true` if it is new.
  private func addGame(_ id: Int64, to database: Database) throws -> Bool {
    guard let values = games[id] else { return false }
    let known = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT finished_at FROM games WHERE id = ?"),
      arguments: [id])
    if let known, !(known[0] as DatabaseValue).isNull { return false }
    let there =
      known == nil
      ? []
      : try Row.fetchAll(
        database.cachedStatement(
          sql: "SELECT turn, elapsed FROM turns WHERE game = ? ORDER BY number"),
        arguments: [id]
      ).map { Turn(notation: $0[0], elapsed: $0[1]) }
    let own = turnsBeforeGap(of: id)
    guard zip(there, own).allSatisfy(==) else { return false }
    let columns = Self.gameColumns.prefix(values.count)
    let updates = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    try database.cachedStatement(
      sql: Self.insertion(into: "games", columns)
        + " ON CONFLICT (id) DO UPDATE SET \(updates)"
        + " WHERE excluded.updated_at >= games.updated_at"
    ).execute(arguments: StatementArguments([id.databaseValue] + values))
    let insert = try database.cachedStatement(
      sql: "INSERT INTO turns (game, number, turn, elapsed) VALUES (?, ?, ?, ?)")
    for (number, turn) in own.enumerated().dropFirst(there.count) {
      try insert.execute(arguments: [id, number + 1, turn.notation, turn.elapsed])
    }
    return known == nil
  }

  private func turnsBeforeGap(of id: Int64) -> [Turn] {
    guard let turns = turns[id] else { return [] }
    var own: [Turn] = []
    while let next = turns[Int64(own.count + 1)] { own.append(next) }
    return own
  }

  private static func insertion(
    or: String = "", into table: String, _ columns: ArraySlice<String>
  ) -> String {
    let places = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
    return """
      INSERT \(or) INTO \(table) (id, \(columns.joined(separator: ", "))) VALUES (\(places))
      """
  }
}

/// How far the rescue of games from a damaged file is.
public struct RescueProgress: Hashable, Sendable {
  /// The number of games that are done.
  public let games: Int
  /// The number of games that were found, or `nil` while they are looked for.
  public let total: Int?
  /// The number of puzzles of collections that are done. They come after the games.
  public let puzzles: Int
  /// The reason why the rescue has failed, if it has.
  public let failure: StoreError?

  /// Creates the progress of a rescue.
  public init(games: Int = 0, total: Int? = nil, puzzles: Int = 0, failure: StoreError? = nil) {
    self.games = games
    self.total = total
    self.puzzles = puzzles
    self.failure = failure
  }
}
