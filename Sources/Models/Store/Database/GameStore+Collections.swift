import Formats
import Foundation
import GRDB
import Games
public import Sudoku

// Collections: imported puzzles, which are listed, graded and played.
extension GameStore {
  /// Adds a collection and returns its number. It is listed once all its puzzles are added. Control
  /// characters are taken out of its name.
  public func add(
    _ puzzles: CollectionImport, named name: String
  ) throws(StoreError) -> ImportedCollection.ID {
    let count = puzzles.puzzles.count
    let id = try write { database in
      try StoredTable.collections.insert(
        [
          nil, name.withoutControlsOnOneLine.start(ofBytes: FileBound.databaseName),
          moment.milliseconds, count > Self.batch ? Self.beingAdded : nil,
        ], into: database)
      let id = database.lastInsertedRowID
      try insert(puzzles.puzzles, 0..<min(count, Self.batch), into: id, of: database)
      return id
    }
    do throws(StoreError) {
      for start in stride(from: Self.batch, to: count, by: Self.batch) {
        usleep(Self.pause)
        let end = min(start + Self.batch, count)
        try update { database in
          try insert(puzzles.puzzles, start..<end, into: id, of: database)
          guard end == count else { return }
          try database.run("UPDATE collections SET deleted_at = NULL WHERE id = ?", [id])
        }
      }
    } catch {
      try? deleteCollection(id)
      throw error
    }
    return id
  }

  private func insert(
    _ puzzles: CollectionImport.Puzzles, _ indices: Range<Int>, into id: ImportedCollection.ID,
    of database: Database
  ) throws {
    for index in indices {
      let puzzle = puzzles[index]
      try StoredTable.collectedPuzzles.insert(
        [
          id, index + 1, puzzle.givens.description,
          puzzle.title?.start(ofBytes: FileBound.databaseName), puzzle.givens.count,
        ], into: database)
    }
  }

  /// The number of puzzles that are added or removed in one transaction, which takes a twentieth of
  /// a second.
  private static let batch = 1000
  /// The microseconds between two transactions, in which other programs get their turn.
  private static let pause: UInt32 = 5_000
  /// `deleted_at` of a collection that is being added.
  private static let beingAdded = -1
  /// `deleted_at` of a collection that is being removed, and can't be brought back any more.
  private static let beingRemoved = 0

  /// Returns all collections, by name.
  public func collections() throws(StoreError) -> [ImportedCollection] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT id, name, imported_at FROM collections WHERE deleted_at IS NULL
          ORDER BY name COLLATE NOCASE, id
          """
      ).compactMap { try collection(in: $0, of: database) }
    }
  }

  /// Returns the collection with a number, or `nil` if there is none.
  public func collection(_ id: ImportedCollection.ID) throws(StoreError) -> ImportedCollection? {
    try read { database in
      try Row.fetchOne(
        database,
        sql: "SELECT id, name, imported_at FROM collections WHERE id = ? AND deleted_at IS NULL",
        arguments: [id]
      ).flatMap { try collection(in: $0, of: database) }
    }
  }

  /// Reads `id`, `name` and `imported_at`. A name that can't be read is the number.
  private func collection(in row: Row, of database: Database) throws -> ImportedCollection? {
    guard let id = Int64.read(row, 0) else { return nil }
    let own = "FROM collected_puzzles AS puzzle WHERE puzzle.collection = ?"
    // The solved games are fewer than the puzzles of a large collection.
    return ImportedCollection(
      id: id, name: String.read(row, 1)?.start(ofBytes: FileBound.databaseName) ?? "#\(id)",
      importedAt: Moment(milliseconds: Int64.read(row, 2) ?? 0),
      count: try database.count("collected_puzzles WHERE collection = ?", [id]),
      solved: try database.count(
        """
        (SELECT DISTINCT givens FROM games INDEXED BY finished_puzzles
          WHERE finished_at IS NOT NULL AND solved_level IS NOT NULL
            AND EXISTS (SELECT 1 \(own) AND puzzle.givens = games.givens))
        """, [id]),
      graded: try database.count(
        "collected_puzzles WHERE collection = ? AND level IS NOT NULL", [id]),
      rated: try database.count(
        "collected_puzzles WHERE collection = ? AND rating IS NOT NULL", [id]),
      playedAt: try Int64.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT max(coalesce(finished_at, updated_at)) FROM games
            WHERE (finished_at IS NOT NULL OR \(GameRow.isPlayed))
              AND EXISTS (SELECT 1 \(own) AND puzzle.givens = games.givens)
            """), arguments: [id]
      ).map(Moment.init(milliseconds:)))
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
      ).flatMap { row in
        guard let found = try collection(in: row, of: database), let number = Int.read(row, 3)
        else { return nil }
        return (collection: found, number: number)
      }
    }
  }

  /// Renames a collection.
  public func rename(_ id: ImportedCollection.ID, to name: String) throws(StoreError) {
    let name = name.start(ofBytes: FileBound.databaseName)
    try update { try $0.run("UPDATE collections SET name = ? WHERE id = ?", [name, id]) }
  }

  /// Deletes a collection. ``restoreCollection(_:)`` brings it back until
  /// ``removeCollections(_:)``.
  public func deleteCollection(_ id: ImportedCollection.ID) throws(StoreError) {
    let now = moment.milliseconds
    try update { try $0.run("UPDATE collections SET deleted_at = ? WHERE id = ?", [now, id]) }
  }

  /// Brings a deleted collection back.
  public func restoreCollection(_ id: ImportedCollection.ID) throws(StoreError) {
    try update { database in
      try database.run(
        "UPDATE collections SET deleted_at = NULL WHERE id = ? AND deleted_at > ?",
        [id, Self.beingRemoved])
    }
  }

  /// Returns the collections that are deleted, but not removed yet, and those whose import was
  /// interrupted an hour ago or earlier.
  public func deletedCollections() throws(StoreError) -> [ImportedCollection.ID] {
    try read { database in
      try Int64.fetchAll(
        database,
        sql: """
          SELECT id FROM collections WHERE deleted_at <> :adding OR deleted_at = :adding
            AND imported_at < :moment
          """,
        arguments: ["adding": Self.beingAdded, "moment": moment.milliseconds - 3_600_000])
    }
  }

  /// Removes the puzzles of deleted collections for good, in the background, and so that games can
  /// be saved in between.
  @concurrent
  public func removeCollections(_ ids: [ImportedCollection.ID]) async throws(StoreError) {
    for id in ids {
      try write { database in
        try database.run(
          "UPDATE collections SET deleted_at = ? WHERE id = ? AND deleted_at IS NOT NULL",
          [Self.beingRemoved, id])
      }
      while try removePuzzles(of: id) { usleep(Self.pause) }
    }
  }

  /// Removes some puzzles of a collection that is being removed, or the collection itself if it has
  /// none, and returns `false` then.
  private func removePuzzles(of id: ImportedCollection.ID) throws(StoreError) -> Bool {
    try write { database in
      try database.run(
        """
        DELETE FROM collected_puzzles WHERE collection = :id
          AND EXISTS (SELECT 1 FROM collections WHERE id = :id AND deleted_at = :removing)
          AND number IN (
            SELECT number FROM collected_puzzles WHERE collection = :id ORDER BY number LIMIT :batch)
        """, ["id": id, "removing": Self.beingRemoved, "batch": Self.batch])
      guard database.changesCount == 0 else { return true }
      try database.run(
        "DELETE FROM collections WHERE id = ? AND deleted_at = ?", [id, Self.beingRemoved])
      return false
    }
  }

  // The puzzles of a collection: lists of them, their grades and the games of them.

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
      ).map(CollectedPuzzle.init)
    }
  }

  /// Returns the number of puzzles that match `query`.
  public func count(
    of collection: ImportedCollection.ID, _ query: CollectionQuery
  ) throws(StoreError) -> Int {
    try read { database in
      try database.count(
        "collected_puzzles AS puzzle WHERE \(query.condition)", query.arguments(of: collection))
    }
  }

  /// Returns the place of the first unsolved puzzle in the list of `query`: starting at `start`,
  /// then from the beginning. `nil` if all are solved.
  public func unsolvedPlace(
    of collection: ImportedCollection.ID, _ query: CollectionQuery, from start: Int
  ) throws(StoreError) -> Int? {
    try read { database in
      func first(in places: Range<Int>) throws -> Int? {
        let rows = try Row.fetchCursor(
          database, sql: query.statement,
          arguments: query.arguments(of: collection) + [
            "limit": places.count, "offset": places.lowerBound,
          ])
        var place = places.lowerBound
        while let row = try rows.next() {
          let puzzle = CollectedPuzzle(row)
          if puzzle.solvedAt == nil, puzzle.isReadable { return place }
          place += 1
        }
        return nil
      }
      return try first(in: start..<Int.max) ?? first(in: 0..<start)
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

  /// Without the name of the index, SQLite would read all puzzles before the first one that is
  /// missing.
  private func missing(
    _ column: String, by index: String, of collection: ImportedCollection.ID, limit: Int
  ) throws(StoreError) -> [CollectedPuzzle] {
    try read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT *, NULL AS solved_at, 0 AS is_begun, NULL AS played_at
          FROM collected_puzzles INDEXED BY \(index)
          WHERE collection = ? AND \(column) IS NULL ORDER BY number
          """,
        arguments: [collection])
      var found: [CollectedPuzzle] = []
      // Those whose givens can't be read will never have one.
      while found.count < limit, let row = try rows.next() {
        let puzzle = CollectedPuzzle(row)
        if puzzle.isReadable { found.append(puzzle) }
      }
      return found
    }
  }

  /// Keeps the grades of puzzles, by their numbers.
  public func setGrades(
    _ grades: [Int: CollectedGrade], in collection: ImportedCollection.ID
  ) throws(StoreError) {
    try update { database in
      for (number, grade) in grades {
        try database.run(
          """
          UPDATE collected_puzzles SET level = ?, score = ?, technique = ?
          WHERE collection = ? AND number = ?
          """, [grade.level.place, grade.score, grade.technique?.rawValue, collection, number])
      }
    }
  }

  /// Keeps the rating of a puzzle, in tenths.
  public func setRating(
    _ rating: Int, of number: Int, in collection: ImportedCollection.ID
  ) throws(StoreError) {
    try update { database in
      try database.run(
        "UPDATE collected_puzzles SET rating = ? WHERE collection = ? AND number = ?",
        [rating, collection, number])
    }
  }

  /// Returns the latest unfinished game of a puzzle of the player's own, or `nil` if there is none.
  public func unfinished(ownPuzzle givens: Grid) throws(StoreError) -> SavedGame? {
    try read { database in
      try first(
        where: """
          origin = 'own' AND finished_at IS NULL AND givens = ? AND \(GameRow.isPlayed)
          ORDER BY updated_at DESC, id DESC
          """,
        arguments: [givens.description], in: database)
    }
  }
}
