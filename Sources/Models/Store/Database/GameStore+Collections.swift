import Formats
import GRDB
import Games
public import Sudoku

// Collections: imported puzzles, which are listed, graded and played.
extension GameStore {
  /// Adds a collection and returns its number.
  public func add(
    _ puzzles: CollectionImport, named name: String
  ) throws(StoreError) -> ImportedCollection.ID {
    try write { database in
      try database.execute(
        sql: "INSERT INTO collections (name, imported_at) VALUES (?, ?)",
        arguments: [name, moment.milliseconds])
      let id = database.lastInsertedRowID
      let insert = try database.cachedStatement(
        sql: """
          INSERT INTO collected_puzzles (collection, number, givens, title, given_count)
          VALUES (?, ?, ?, ?, ?)
          """)
      for (index, puzzle) in puzzles.puzzles.enumerated() {
        try insert.execute(
          arguments: [id, index + 1, puzzle.givens, puzzle.title, puzzle.count])
      }
      return id
    }
  }

  /// Returns all collections, by name.
  public func collections() throws(StoreError) -> [ImportedCollection] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT id, name, imported_at FROM collections WHERE deleted_at IS NULL
          ORDER BY name COLLATE NOCASE, id
          """
      ).map { try collection(in: $0, of: database) }
    }
  }

  /// Returns the collection with a number, or `nil` if there is none.
  public func collection(_ id: ImportedCollection.ID) throws(StoreError) -> ImportedCollection? {
    try read { database in
      try Row.fetchOne(
        database,
        sql: "SELECT id, name, imported_at FROM collections WHERE id = ? AND deleted_at IS NULL",
        arguments: [id]
      ).map { try collection(in: $0, of: database) }
    }
  }

  private func collection(in row: Row, of database: Database) throws -> ImportedCollection {
    let id: Int64 = row[0]
    func count(_ query: String) throws -> Int {
      try Int.fetchOne(database.cachedStatement(sql: query), arguments: [id]) ?? 0
    }
    // The solved games are fewer than the puzzles of a large collection.
    return ImportedCollection(
      id: id, name: row[1], importedAt: Moment(milliseconds: row[2]),
      count: try count("SELECT count(*) FROM collected_puzzles WHERE collection = ?"),
      solved: try count(
        """
        SELECT count(DISTINCT givens) FROM games INDEXED BY finished_puzzles
        WHERE finished_at IS NOT NULL AND solved_level IS NOT NULL AND EXISTS (
          SELECT 1 FROM collected_puzzles AS puzzle
          WHERE puzzle.collection = ? AND puzzle.givens = games.givens)
        """),
      graded: try count(
        "SELECT count(*) FROM collected_puzzles WHERE collection = ? AND level IS NOT NULL"))
  }

  /// Returns the collection with a puzzle, the latest of several, and the puzzle's number in it.
  /// `nil` if no collection has it.
  public func collection(
    with givens: Grid
  ) throws(StoreError) -> (collection: ImportedCollection, number: Int)? {
    try read { database in
      // There are few collections, and each has an index of its givens.
      try Row.fetchOne(
        database,
        sql: """
          SELECT id, name, imported_at, (
            SELECT number FROM collected_puzzles WHERE collection = id AND givens = ?
          ) AS place
          FROM collections WHERE deleted_at IS NULL AND place IS NOT NULL
          ORDER BY imported_at DESC, id DESC LIMIT 1
          """,
        arguments: [givens.description]
      ).map { row in
        (collection: try collection(in: row, of: database), number: row["place"])
      }
    }
  }

  /// Renames a collection.
  public func rename(
    _ id: ImportedCollection.ID, to name: String
  ) throws(StoreError) {
    try write { database in
      try database.execute(
        sql: "UPDATE collections SET name = ? WHERE id = ?", arguments: [name, id])
    }
  }

  /// Deletes a collection. ``restoreCollection(_:)`` brings it back until
  /// ``removeDeletedCollections()``.
  public func deleteCollection(_ id: ImportedCollection.ID) throws(StoreError) {
    try write { database in
      try database.execute(
        sql: "UPDATE collections SET deleted_at = ? WHERE id = ?",
        arguments: [moment.milliseconds, id])
    }
  }

  /// Brings a deleted collection back.
  public func restoreCollection(_ id: ImportedCollection.ID) throws(StoreError) {
    try write { database in
      try database.execute(
        sql: "UPDATE collections SET deleted_at = NULL WHERE id = ?", arguments: [id])
    }
  }

  /// Removes the puzzles of deleted collections for good.
  public func removeDeletedCollections() throws(StoreError) {
    try write { database in
      try database.execute(sql: "DELETE FROM collections WHERE deleted_at IS NOT NULL")
    }
  }
}

// The puzzles of a collection
extension GameStore {
  /// Returns the puzzles that match `query`, in its order: up to `limit`, after the first `offset`.
  public func puzzles(
    of collection: ImportedCollection.ID, _ query: CollectionQuery, offset: Int = 0, limit: Int
  ) throws(StoreError) -> [CollectedPuzzle] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: query.statement,
        arguments: query.arguments(of: collection) + [
          "limit": max(0, limit), "offset": max(0, offset),
        ]
      ).compactMap(CollectedPuzzle.init)
    }
  }

  /// Returns the number of puzzles that match `query`.
  public func count(
    of collection: ImportedCollection.ID, _ query: CollectionQuery
  ) throws(StoreError) -> Int {
    try read { database in
      try Int.fetchOne(
        database,
        sql: "SELECT count(*) FROM collected_puzzles AS puzzle WHERE \(query.condition)",
        arguments: query.arguments(of: collection)) ?? 0
    }
  }

  /// Returns up to `limit` puzzles without a grade, in the order of the file.
  public func ungraded(
    of collection: ImportedCollection.ID, limit: Int
  ) throws(StoreError) -> [CollectedPuzzle] {
    try missing("level", by: "collected_levels", of: collection, limit: limit)
  }

  /// Returns up to `limit` puzzles without a rating, in the order of the file.
  public func unrated(
    of collection: ImportedCollection.ID, limit: Int
  ) throws(StoreError) -> [CollectedPuzzle] {
    try missing("rating", by: "collected_ratings", of: collection, limit: limit)
  }

  /// Without the name of the index, SQLite would read all puzzles before the first one that is missing.
  private func missing(
    _ column: String, by index: String, of collection: ImportedCollection.ID, limit: Int
  ) throws(StoreError) -> [CollectedPuzzle] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT *, NULL AS solved_at, 0 AS is_begun
          FROM collected_puzzles INDEXED BY \(index)
          WHERE collection = ? AND \(column) IS NULL ORDER BY number LIMIT ?
          """,
        arguments: [collection, limit]
      ).compactMap(CollectedPuzzle.init)
    }
  }

  /// Keeps the grades of puzzles, by their numbers.
  public func setGrades(
    _ grades: [Int: CollectedGrade], in collection: ImportedCollection.ID
  ) throws(StoreError) {
    try write { database in
      let update = try database.cachedStatement(
        sql: """
          UPDATE collected_puzzles SET level = ?, score = ?, technique = ?
          WHERE collection = ? AND number = ?
          """)
      for (number, grade) in grades {
        try update.execute(
          arguments: [
            grade.level.place, grade.score, grade.technique?.rawValue, collection, number,
          ])
      }
    }
  }

  /// Keeps the rating of a puzzle, in tenths.
  public func setRating(
    _ rating: Int, of number: Int, in collection: ImportedCollection.ID
  ) throws(StoreError) {
    try write { database in
      try database.cachedStatement(
        sql: "UPDATE collected_puzzles SET rating = ? WHERE collection = ? AND number = ?"
      ).execute(arguments: [rating, collection, number])
    }
  }

  /// Returns the latest unfinished game of a puzzle of the player's own, or `nil` if there is none.
  public func unfinished(ownPuzzle givens: Grid) throws(StoreError) -> SavedGame? {
    try read { database in
      try GameRow.fetchOne(
        database,
        sql: """
          SELECT * FROM games
          WHERE origin = 'own' AND finished_at IS NULL AND givens = ? AND \(GameRow.isPlayed)
          ORDER BY updated_at DESC, id DESC LIMIT 1
          """,
        arguments: [givens.description])?.savedGame(database)
    }
  }
}

extension CollectionQuery {
  /// SQL for the puzzles from `:offset` on, up to `:limit`.
  var statement: String {
    """
    SELECT *, \(Self.solvedAt) AS solved_at, \(Self.isBegun) AS is_begun
    FROM collected_puzzles AS puzzle
    WHERE \(condition) ORDER BY \(ordering) LIMIT :limit OFFSET :offset
    """
  }

  /// The time when a puzzle was first solved.
  private static let solvedAt = """
    (SELECT min(finished_at) FROM games
      WHERE games.givens = puzzle.givens AND finished_at IS NOT NULL AND solved_level IS NOT NULL)
    """

  /// `1` for a puzzle with a game that ``GameStore/unfinished(ownPuzzle:)`` returns.
  private static let isBegun = """
    EXISTS (SELECT 1 FROM games
      WHERE origin = 'own' AND finished_at IS NULL AND games.givens = puzzle.givens
        AND \(GameRow.isPlayed))
    """

  /// SQL that is true for the puzzles to list.
  fileprivate var condition: String {
    var parts = ["collection = :collection"]
    if level != nil { parts.append("level = :level") }
    if technique != nil { parts.append("technique = :technique") }
    if ratings != nil { parts.append("rating BETWEEN :least AND :most") }
    if isUnsolvedOnly {
      parts.append(
        """
        NOT EXISTS (SELECT 1 FROM games WHERE games.givens = puzzle.givens
          AND finished_at IS NOT NULL AND solved_level IS NOT NULL)
        """)
    }
    return parts.joined(separator: " AND ")
  }

  /// The values of the parameters in ``condition``.
  func arguments(of collection: ImportedCollection.ID) -> StatementArguments {
    var values: [String: (any DatabaseValueConvertible)?] = ["collection": collection]
    if let level { values["level"] = level.place }
    if let technique { values["technique"] = technique.rawValue }
    if let ratings { (values["least"], values["most"]) = (ratings.lowerBound, ratings.upperBound) }
    return StatementArguments(values)
  }

  /// The terms to sort by.
  fileprivate var ordering: String {
    let direction = isDescending ? "DESC" : "ASC"
    let key: String? =
      switch order {
      case .number: nil
      case .givens: "given_count"
      case .level: "level"
      case .score: "score"
      case .rating: "rating"
      case .technique: "technique"
      case .solved: "solved_at"
      }
    return (key.map { "\($0) \(direction) NULLS LAST, " } ?? "") + "number \(direction)"
  }
}

extension CollectedPuzzle {
  /// Reads a row of the table with `solved_at` and `is_begun`. Returns `nil` for unreadable givens.
  fileprivate init?(_ row: Row) {
    let text: String = row["givens"]
    guard let givens = try? Grid(text: text) else { return nil }
    let technique: String? = row["technique"]
    let solvedAt: Int64? = row["solved_at"]
    var grade: CollectedGrade?
    if let place: Int = row["level"], let score: Int = row["score"],
      Level.allCases.indices.contains(place)
    {
      grade = CollectedGrade(
        level: Level.allCases[place], score: score,
        technique: technique.flatMap(TechniqueID.init))
    }
    self.init(
      number: row["number"], givens: givens, title: row["title"], grade: grade,
      rating: row["rating"], solvedAt: solvedAt.map(Moment.init(milliseconds:)),
      isBegun: row["is_begun"])
  }
}

extension Level {
  /// The number of the level in the table of collected puzzles.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
