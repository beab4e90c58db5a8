import Formats
import Foundation
import GRDB
import Games
public import Sudoku

// The puzzles of a collection: lists of them, their grades and the games of them.
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
      ).map(CollectedPuzzle.init)
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

  /// Returns the place of the first unsolved puzzle in the list of `query`: from `start` on, then from
  /// the beginning. `nil` if all are solved.
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

  /// Without the name of the index, SQLite would read all puzzles before the first one that is missing.
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
    try update { database in
      try database.cachedStatement(
        sql: "UPDATE collected_puzzles SET rating = ? WHERE collection = ? AND number = ?"
      ).execute(arguments: [rating, collection, number])
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
