import GRDB

/// The database tables, as a series of migrations. Migrations are only ever appended:
/// `user_version` in a file counts those applied.
///
/// Times are milliseconds: columns named `…_at` since 1970, `elapsed` of play. `ranking` is the
/// list of a ranked game, `solved_level` the level of a solved game. A finished game without a
/// `score` was practice. A collected puzzle that isn't graded yet has no `level`, which is a number
/// from 0; its `rating` is Sudoku Explainer's, in tenths. A collection has a `deleted_at` of -1
/// while it is being added, and of 0 while it is being removed. `unread_turns` has the turns that
/// couldn't be read when their game was played on, so that others took their numbers.
///
/// The `updated_at` of unfinished games is the order in which they were saved as well: where the
/// clock was set back, it goes on from the latest one.
enum Schema {
  static let migrations = [
    """
    CREATE TABLE games (
      id INTEGER PRIMARY KEY,
      givens TEXT NOT NULL,
      solution TEXT NOT NULL,
      level TEXT NOT NULL,
      rating INTEGER NOT NULL,
      started_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      elapsed INTEGER NOT NULL,
      finished_at INTEGER,
      score INTEGER,
      errors INTEGER,
      hints INTEGER,
      is_ranked INTEGER
    ) STRICT;
    CREATE TABLE turns (
      game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      turn TEXT NOT NULL,
      elapsed INTEGER NOT NULL,
      PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX unfinished_games ON games (updated_at) WHERE finished_at IS NULL;
    CREATE INDEX finished_puzzles ON games (givens) WHERE finished_at IS NOT NULL;
    CREATE INDEX ranked_games
      ON games (level, score DESC, errors + hints, elapsed, finished_at) WHERE is_ranked = 1;
    """,
    """
    ALTER TABLE games ADD COLUMN origin TEXT NOT NULL DEFAULT 'level';
    ALTER TABLE games ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN ranking TEXT GENERATED ALWAYS AS (
      CASE WHEN is_ranked = 1 THEN CASE origin WHEN 'own' THEN 'own' ELSE level END END) VIRTUAL;
    ALTER TABLE games ADD COLUMN solved_level TEXT GENERATED ALWAYS AS (
      CASE WHEN finished_at IS NOT NULL AND given_up = 0 AND origin NOT GLOB 'training *'
        THEN level END) VIRTUAL;
    DROP INDEX ranked_games;
    CREATE INDEX ranked_games ON games
      (ranking, score DESC, errors + hints, elapsed, finished_at) WHERE ranking IS NOT NULL;
    CREATE INDEX ranked_times ON games (ranking, elapsed) WHERE ranking IS NOT NULL;
    CREATE INDEX ranked_dates ON games (ranking, finished_at) WHERE ranking IS NOT NULL;
    CREATE INDEX solved_times ON games
      (solved_level, elapsed, score, errors, hints) WHERE solved_level IS NOT NULL;
    CREATE INDEX solved_dates ON games (solved_level, finished_at) WHERE solved_level IS NOT NULL;
    CREATE INDEX finish_dates ON games (finished_at, given_up) WHERE finished_at IS NOT NULL;
    CREATE INDEX given_up_games ON games (level) WHERE given_up = 1;
    CREATE INDEX games_by_origin ON games (origin);
    """,
    """
    DROP INDEX ranked_times;
    CREATE INDEX ranked_times ON games (ranking, elapsed) WHERE ranking IS NOT NULL AND hints = 0;
    """,
    """
    CREATE TABLE memory_results (
      id INTEGER PRIMARY KEY,
      pairs INTEGER NOT NULL,
      score INTEGER NOT NULL,
      elapsed INTEGER NOT NULL,
      seen_mismatches INTEGER NOT NULL,
      theme TEXT NOT NULL,
      finished_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX memory_places ON memory_results (pairs, score DESC, elapsed, finished_at);
    CREATE INDEX memory_dates ON memory_results (pairs, finished_at);
    """,
    """
    CREATE TABLE collections (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      imported_at INTEGER NOT NULL,
      deleted_at INTEGER
    ) STRICT;
    CREATE TABLE collected_puzzles (
      collection INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      givens TEXT NOT NULL,
      title TEXT,
      given_count INTEGER NOT NULL,
      level INTEGER,
      score INTEGER,
      technique TEXT,
      rating INTEGER,
      PRIMARY KEY (collection, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX collected_givens ON collected_puzzles (collection, givens);
    CREATE INDEX collected_counts ON collected_puzzles (collection, given_count);
    CREATE INDEX collected_levels ON collected_puzzles (collection, level);
    CREATE INDEX collected_scores ON collected_puzzles (collection, score);
    CREATE INDEX collected_techniques ON collected_puzzles (collection, technique);
    CREATE INDEX collected_ratings ON collected_puzzles (collection, rating);
    """,
    """
    CREATE TABLE unread_turns (
      id INTEGER PRIMARY KEY,
      game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      turn TEXT NOT NULL,
      elapsed INTEGER NOT NULL,
      set_aside_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX unread_turns_by_game ON unread_turns (game);
    """,
  ]

  /// Updates a database in one transaction, and drops its triggers, which this program doesn't have
  /// and which could change games. Views stay, unless the update could meet them. Returns what was
  /// dropped.
  ///
  /// Leaves the database alone and throws ``StoreError/newer(path:)`` if it has more migrations
  /// than are known here, and what ``fault(in:)`` says if it is another program's.
  static func migrate(_ queue: DatabaseQueue) throws -> [SchemaPart] {
    let isReady = try queue.read { database in
      try missing(from: database, at: queue.path).isEmpty
        && parts(in: database).allSatisfy { $0.id.kind != .trigger }
    }
    if isReady { return [] }
    return try queue.write { database in
      // Another program may have been faster.
      let steps = try missing(from: database, at: queue.path)
      let rules = try parts(in: database).filter {
        $0.id.kind == .trigger || $0.id.kind == .view && !steps.isEmpty
      }
      drop(rules, from: database)
      for step in steps { try database.execute(sql: step) }
      try database.execute(sql: "PRAGMA user_version = \(migrations.count)")
      return rules.map(\.id)
    }
  }

  private static func missing(
    from database: Database, at path: String
  ) throws -> ArraySlice<String> {
    let version = try version(of: database)
    if version <= 0, let fault = try faultWithoutVersion(database), fault != .empty {
      throw StoreError.failed(path: path, reason: fault)
    }
    guard version <= migrations.count else { throw StoreError.newer(path: path) }
    return migrations[max(0, version)...]
  }

  private static func version(of database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
  }

  // MARK: Foreign parts

  /// Returns what `database` lacks of the tables and indices of its version, or has besides these
  /// and those of a backup, such as a trigger that would delete games, or that it is another
  /// program's. `nil` if all is well, or the version is a later one.
  static func fault(in database: Database) throws -> FileFault? {
    let version = try version(of: database)
    guard version > 0 else { return try faultWithoutVersion(database) }
    guard version <= migrations.count else { return nil }
    let own = try parts(ofVersion: version)
    let found = try parts(in: database).filter { !backupParts.contains($0) }
    let names = Set(found.map(\.id))
    if let missing = own.first(where: { !names.contains($0.id) }) {
      return .missingPart(missing.id)
    }
    guard let other = found.first(where: { !own.contains($0) }) else { return nil }
    return own.contains { $0.id == other.id } ? .changedPart(other.id) : .foreignPart(other.id)
  }

  /// Returns what is wrong with a database that doesn't say how many migrations it has.
  private static func faultWithoutVersion(_ database: Database) throws -> FileFault? {
    let parts = try parts(in: database)
    if parts.isEmpty { return .empty }
    let games = try self.parts(ofVersion: 1).first
    return parts.contains { $0.id == games?.id } ? .noVersion : .otherKind
  }

  /// Drops what isn't of the version of `database`, unless that is unknown.
  static func dropForeign(from database: Database) throws {
    let version = try version(of: database)
    guard (1...migrations.count).contains(version) else { return }
    let own = Set((try parts(ofVersion: version) + backupParts).map(\.id))
    drop(try parts(in: database).filter { !own.contains($0.id) }, from: database)
  }

  /// A part with its definition.
  private struct DefinedPart: Hashable {
    let id: SchemaPart
    let table: String
    /// The definition, with single blanks. Empty for the index of a primary key.
    let definition: String

    init(_ id: SchemaPart, table: String, definition: String) {
      self.id = id
      self.table = table
      self.definition = definition.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The parts that only a backup has.
  private static let backupParts = BackupFiles.definitions.map { name, definition in
    DefinedPart(SchemaPart(.table, name), table: name, definition: definition)
  }

  /// All parts but the tables of SQLite's `ANALYZE`, in the order in which they were created.
  private static func parts(in database: Database) throws -> [DefinedPart] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT CAST(coalesce(type, '') AS TEXT), CAST(coalesce(name, '') AS TEXT),
          CAST(coalesce(tbl_name, '') AS TEXT), CAST(coalesce(sql, '') AS TEXT)
        FROM sqlite_master
        WHERE NOT (type = 'table' AND name GLOB 'sqlite_stat[0-9]')
        ORDER BY rowid
        """
    ).map { row in
      DefinedPart(
        SchemaPart(SchemaPart.Kind(rawValue: row[0]) ?? .table, row[1]), table: row[2],
        definition: row[3])
    }
  }

  private static func parts(ofVersion version: Int) throws -> [DefinedPart] {
    try DatabaseQueue().write { database in
      for step in migrations[..<version] { try database.execute(sql: step) }
      return try parts(in: database)
    }
  }

  /// Drops `parts`, as far as that succeeds. Triggers go first: they may hinder the others.
  private static func drop(_ parts: [DefinedPart], from database: Database) {
    for kind in [SchemaPart.Kind.trigger, .view, .index, .table] {
      for part in parts where part.id.kind == kind && !part.definition.isEmpty {
        let name = part.id.name.quotedDatabaseIdentifier
        try? database.execute(sql: "DROP \(kind.rawValue.uppercased()) IF EXISTS \(name)")
      }
    }
  }
}

/// The parts that somebody had added to the schema of a games file, and that were dropped when it
/// was opened.
public struct DroppedParts: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The triggers, and the views if the file was of an earlier version.
  public let parts: [SchemaPart]

  /// Creates a record of what was dropped.
  public init(path: String, parts: [SchemaPart]) {
    self.path = path
    self.parts = parts
  }
}
