import GRDB

/// The collections of a damaged database, on the way into the file that takes its place. Their puzzles, of
/// which there may be millions, are read as they are written.
struct RescuedCollections {
  private let source: DamagedDatabase
  /// By number. Deleted ones are among them.
  private let collections: [Int64: Collection]

  private struct Collection {
    let name: DatabaseValue
    let importedAt: DatabaseValue
    let isDeleted: Bool
  }

  /// How many collections and puzzles were added to a file, and how many of the collections lack some
  /// of their puzzles.
  struct Added: Equatable, Sendable {
    var collections = 0
    var puzzles = 0
    var incomplete = 0
  }

  /// Reads the collections of `source`, without their puzzles.
  init(of source: DamagedDatabase) {
    self.source = source
    var collections: [Int64: Collection] = [:]
    source.forEachRecordInUse { record, number in
      guard let number, record.count == 4, record[0].isNull, record[1].isText, record[2].isNumber,
        record[3].isNull || record[3].isNumber
      else { return }
      collections[number] = Collection(
        name: record[1], importedAt: record[2], isDeleted: !record[3].isNull)
    }
    self.collections = collections
  }

  /// Adds them to a file that nobody else uses, in transactions of ``batch`` puzzles. A collection that
  /// is itself lost gets its number for a name, and `moment`, in milliseconds since 1970, for the time of
  /// its import. `progress` gets the number of puzzles that are done.
  func fill(
    _ queue: DatabaseQueue, at moment: Int64, progress: (_ puzzles: Int) -> Void
  ) throws -> Added {
    var added = Added()
    var places: [Int64: (count: Int64, last: Int64)] = [:]
    var puzzles: [[DatabaseValue]] = []
    func flush() throws {
      try queue.write { database in
        for puzzle in puzzles {
          guard let id = Int64.fromDatabaseValue(puzzle[0]),
            let number = Int64.fromDatabaseValue(puzzle[1])
          else { continue }
          if places[id] == nil, try !add(id, to: database, at: moment) { continue }
          try database.cachedStatement(
            sql: """
              INSERT OR IGNORE INTO collected_puzzles
                (collection, number, givens, title, given_count, level, score, technique, rating)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
              """
          ).execute(arguments: StatementArguments(puzzle))
          let place = places[id, default: (0, 0)]
          places[id] = (
            place.count + Int64(database.changesCount), max(place.last, number)
          )
          added.puzzles += database.changesCount
        }
      }
      puzzles = []
      progress(added.puzzles)
    }
    try queue.write { database in
      for (id, collection) in collections where !collection.isDeleted {
        if try add(id, to: database, at: moment) { places[id] = (0, 0) }
      }
    }
    try source.forEachRecordInUse { record, number in
      guard number == nil, Self.isPuzzle(record),
        Int64.fromDatabaseValue(record[0]).map({ collections[$0]?.isDeleted != true }) == true
      else { return }
      puzzles.append(record)
      if puzzles.count == Self.batch { try flush() }
    }
    if !puzzles.isEmpty { try flush() }
    added.collections = places.count
    added.incomplete = places.values.count { $0.count < max(1, $0.last) }
    return added
  }

  private static let batch = 1000

  /// Adds a collection without puzzles, and returns `true`, unless it is there.
  private func add(_ id: Int64, to database: Database, at moment: Int64) throws -> Bool {
    let collection = collections[id]
    try database.execute(
      sql: "INSERT OR IGNORE INTO collections (id, name, imported_at) VALUES (?, ?, ?)",
      arguments: [
        id, collection?.name ?? "#\(id)".databaseValue,
        collection?.importedAt ?? moment.databaseValue,
      ])
    return database.changesCount > 0
  }

  /// `true` if a record has the shape of `collected_puzzles`.
  private static func isPuzzle(_ record: [DatabaseValue]) -> Bool {
    record.count == 9 && [0, 1, 4].allSatisfy { record[$0].isNumber } && record[2].isGrid
      && [3, 7].allSatisfy { record[$0].isNull || record[$0].isText }
      && [5, 6, 8].allSatisfy { record[$0].isNull || record[$0].isNumber }
  }
}
