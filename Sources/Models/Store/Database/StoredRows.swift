import GRDB

/// Games with their turns, and Memory results, on the way from one database file into another.
struct StoredRows: Sendable {
  struct Turn: Equatable, Sendable {
    let notation: DatabaseValue
    let elapsed: DatabaseValue
  }

  private static let tables: [StoredTable] = [.games, .turns, .memoryResults]
  /// The places of columns in a row of games.
  private static let (updatedAt, elapsed, finishedAt) = (6, 7, 8)

  /// Rows of games, by their numbers. Values at the end may be missing.
  private(set) var games: [Int64: [DatabaseValue]] = [:]
  /// Turns by game and number, from 1.
  private(set) var turns: [Int64: [Int64: Turn]] = [:]
  /// Rows of Memory results, by their numbers.
  private(set) var results: [Int64: [DatabaseValue]] = [:]

  /// Creates no rows.
  init() {}

  /// Reads the games and results that were changed at `moment` or later, in milliseconds since
  /// 1970. Leaves out rows whose numbers aren't numbers.
  init(changedSince moment: Int64, in database: Database) throws {
    let isRecent = "updated_at >= :moment OR finished_at >= :moment"
    let conditions = [
      isRecent, "game IN (SELECT id FROM games WHERE \(isRecent))", "finished_at >= :moment",
    ]
    for (table, condition) in zip(Self.tables, conditions) {
      for row in try table.rows(in: database, where: condition, arguments: ["moment": moment]) {
        add(row, of: table)
      }
    }
  }

  /// Reads all rows that can be read of a damaged file. Those of its log replace those of the file.
  init(of damaged: DamagedDatabase) {
    damaged.forEachRecord { record in
      if let table = Self.tables.first(where: { $0.holds(record) }) { add(record, of: table) }
    }
  }

  private mutating func add(_ row: [DatabaseValue], of table: StoredTable) {
    guard let id = Int64.fromDatabaseValue(row[0]) else { return }
    switch table.name {
    case StoredTable.games.name: if isNewer(row, than: games[id]) { games[id] = row }
    case StoredTable.memoryResults.name: results[id] = row
    default:
      guard let number = Int64.fromDatabaseValue(row[1]) else { return }
      turns[id, default: [:]][number] = Turn(notation: row[2], elapsed: row[3])
    }
  }

  /// `true` if a game is a later state than another of the same number. Pages that are no longer in
  /// use may have earlier states.
  private func isNewer(_ game: [DatabaseValue], than other: [DatabaseValue]?) -> Bool {
    guard let other else { return true }
    let isFinished = !game[Self.finishedAt].isNull
    guard isFinished == !other[Self.finishedAt].isNull else { return isFinished }
    let moments = [game, other].map { Int64.fromDatabaseValue($0[Self.updatedAt]) ?? 0 }
    return moments[0] >= moments[1]
  }

  /// Adds the rows to `database`, in the transaction that is open.
  ///
  /// A game that is there gets the turns it lacks, unless it goes on in another way there or is
  /// finished. If there is a gap among its turns, only those before it are added. Leaves out rows
  /// that a table refuses.
  func merge(into database: Database) throws {
    var added = SetAsideFile.Rescued()
    for id in games.keys.sorted() { try merge(game: id, into: database, &added) }
    try mergeResults(into: database, &added)
  }

  /// Adds the rows to a file that nobody else uses, in transactions of ``batch`` games, so that
  /// none of them holds up a request to end for long. Counts in `added` what is new there.
  /// `progress` gets the number of games that are done.
  func fill(
    _ queue: DatabaseQueue, counting added: inout SetAsideFile.Rescued,
    progress: (_ games: Int) -> Void
  ) throws {
    added.lostGames = turns.keys.count { games[$0] == nil }
    let ids = games.keys.sorted()
    for start in stride(from: 0, to: ids.count, by: Self.batch) {
      progress(start)
      try queue.write { database in
        for id in ids[start...].prefix(Self.batch) {
          try merge(game: id, into: database, &added)
        }
      }
    }
    try queue.write { try mergeResults(into: $0, &added) }
  }

  /// Some megabytes at most.
  private static let batch = 500

  private func merge(game id: Int64, into database: Database, _ added: inout SetAsideFile.Rescued)
    throws
  {
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
    if isIncomplete(id) { added.incompleteGames += 1 }
  }

  private func mergeResults(into database: Database, _ added: inout SetAsideFile.Rescued) throws {
    for (_, result) in results.sorted(by: { $0.key < $1.key }) {
      try StoredTable.memoryResults.insert(result, into: database, or: "OR IGNORE")
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
    guard let game = games[id] else { return false }
    let arguments: StatementArguments = ["id": id]
    let known = try StoredTable.games.rows(in: database, where: "id = :id", arguments: arguments)
      .first
    if let known, !known[Self.finishedAt].isNull { return false }
    let there =
      known == nil
      ? []
      : try StoredTable.turns.rows(
        in: database, where: "game = :id ORDER BY number", arguments: arguments
      ).map { Turn(notation: $0[2], elapsed: $0[3]) }
    let own = turnsBeforeGap(of: id)
    guard zip(there, own).allSatisfy(==) else { return false }
    let updates = StoredTable.games.columns[1..<game.count].map {
      "\($0.name) = excluded.\($0.name)"
    }
    try StoredTable.games.insert(
      game, into: database,
      orElse: """
        ON CONFLICT (id) DO UPDATE SET \(updates.joined(separator: ", "))
        WHERE excluded.updated_at >= games.updated_at
        """)
    for (number, turn) in own.enumerated().dropFirst(there.count) {
      try StoredTable.turns.insert([id, number + 1, turn.notation, turn.elapsed], into: database)
    }
    return known == nil
  }

  private func turnsBeforeGap(of id: Int64) -> [Turn] {
    guard let turns = turns[id] else { return [] }
    var own: [Turn] = []
    while let next = turns[Int64(own.count + 1)] { own.append(next) }
    return own
  }
}

/// The progress of rescuing games from a damaged file.
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
