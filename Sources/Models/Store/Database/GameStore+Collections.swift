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
      try database.execute(
        sql: "INSERT INTO collections (name, imported_at, deleted_at) VALUES (?, ?, ?)",
        arguments: [
          name.withoutControlsOnOneLine.start(ofBytes: FileBound.databaseName),
          moment.milliseconds,
          count > Self.batch ? Self.beingAdded : nil,
        ])
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
          try database.execute(
            sql: "UPDATE collections SET deleted_at = NULL WHERE id = ?", arguments: [id])
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
    let insert = try database.cachedStatement(
      sql: """
        INSERT INTO collected_puzzles (collection, number, givens, title, given_count)
        VALUES (?, ?, ?, ?, ?)
        """)
    for index in indices {
      let puzzle = puzzles[index]
      let title = puzzle.title?.start(ofBytes: FileBound.databaseName)
      try insert.execute(
        arguments: [id, index + 1, puzzle.givens.description, title, puzzle.givens.count])
    }
  }

  /// The number of puzzles that are added or removed in one transaction, which takes a twentieth of a
  /// second.
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
    func count(_ query: String) throws -> Int {
      try Int.fetchOne(database.cachedStatement(sql: query), arguments: [id]) ?? 0
    }
    // The solved games are fewer than the puzzles of a large collection.
    return ImportedCollection(
      id: id, name: String.read(row, 1)?.start(ofBytes: FileBound.databaseName) ?? "#\(id)",
      importedAt: Moment(milliseconds: Int64.read(row, 2) ?? 0),
      count: try count("SELECT count(*) FROM collected_puzzles WHERE collection = ?"),
      solved: try count(
        """
        SELECT count(DISTINCT givens) FROM games INDEXED BY finished_puzzles
        WHERE finished_at IS NOT NULL AND solved_level IS NOT NULL AND EXISTS (
          SELECT 1 FROM collected_puzzles AS puzzle
          WHERE puzzle.collection = ? AND puzzle.givens = games.givens)
        """),
      graded: try count(
        "SELECT count(*) FROM collected_puzzles WHERE collection = ? AND level IS NOT NULL"),
      rated: try count(
        "SELECT count(*) FROM collected_puzzles WHERE collection = ? AND rating IS NOT NULL"),
      playedAt: try Int64.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT max(coalesce(finished_at, updated_at)) FROM games
            WHERE (finished_at IS NOT NULL OR \(GameRow.isPlayed)) AND EXISTS (
              SELECT 1 FROM collected_puzzles AS puzzle
              WHERE puzzle.collection = ? AND puzzle.givens = games.givens)
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
  public func rename(
    _ id: ImportedCollection.ID, to name: String
  ) throws(StoreError) {
    try update { database in
      try database.execute(
        sql: "UPDATE collections SET name = ? WHERE id = ?",
        arguments: [name.start(ofBytes: FileBound.databaseName), id])
    }
  }

  /// Deletes a collection. ``restoreCollection(_:)`` brings it back until ``removeCollections(_:)``.
  public func deleteCollection(_ id: ImportedCollection.ID) throws(StoreError) {
    try update { database in
      try database.execute(
        sql: "UPDATE collections SET deleted_at = ? WHERE id = ?",
        arguments: [moment.milliseconds, id])
    }
  }

  /// Brings a deleted collection back.
  public func restoreCollection(_ id: ImportedCollection.ID) throws(StoreError) {
    try update { database in
      try database.execute(
        sql: "UPDATE collections SET deleted_at = NULL WHERE id = ? AND deleted_at > ?",
        arguments: [id, Self.beingRemoved])
    }
  }

  /// Returns the collections that are deleted, but not removed yet, and those whose import was cut off
  /// an hour ago or earlier.
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

  /// Removes the puzzles of deleted collections for good, in the background, and so that games can be
  /// saved in between.
  @concurrent
  public func removeCollections(_ ids: [ImportedCollection.ID]) async throws(StoreError) {
    for id in ids {
      try write { database in
        try database.execute(
          sql: "UPDATE collections SET deleted_at = ? WHERE id = ? AND deleted_at IS NOT NULL",
          arguments: [Self.beingRemoved, id])
      }
      while try removePuzzles(of: id) { usleep(Self.pause) }
    }
  }

  /// Removes some puzzles of a collection that is being removed, or the collection itself if it has
  /// none, and returns `false` then.
  private func removePuzzles(of id: ImportedCollection.ID) throws(StoreError) -> Bool {
    try write { database in
      try database.execute(
        sql: """
          DELETE FROM collected_puzzles WHERE collection = :id
            AND EXISTS (SELECT 1 FROM collections WHERE id = :id AND deleted_at = :removing)
            AND number IN (
              SELECT number FROM collected_puzzles WHERE collection = :id ORDER BY number LIMIT :batch)
          """,
        arguments: ["id": id, "removing": Self.beingRemoved, "batch": Self.batch])
      guard database.changesCount == 0 else { return true }
      try database.execute(
        sql: "DELETE FROM collections WHERE id = ? AND deleted_at = ?",
        arguments: [id, Self.beingRemoved])
      return false
    }
  }
}
