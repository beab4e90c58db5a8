import Formats
import GRDB
import Sudoku

/// The collections of a damaged database, on the way into the file that takes its place. Their
/// puzzles, of which there may be millions, are read as they are written.
struct RescuedCollections {
  private let source: DamagedDatabase
  /// By number. Deleted ones are among them.
  private let collections: [Int64: Collection]

  private struct Collection {
    let name: String
    let importedAt: DatabaseValue
    let isDeleted: Bool
  }

  /// Reads the collections of `source`, without their puzzles.
  init(of source: DamagedDatabase) {
    self.source = source
    var collections: [Int64: Collection] = [:]
    source.forEachRecordInUse(ofColumns: StoredTable.collections.columns.count) { row in
      guard StoredTable.collections.holds(row), let id = Int64.fromDatabaseValue(row[0]) else {
        return
      }
      let name = String.fromDatabaseValue(row[1])?.withoutControlsOnOneLine ?? ""
      collections[id] = Collection(
        name: name.isEmpty ? Self.name(of: id) : name, importedAt: row[2],
        isDeleted: !row[3].isNull)
    }
    self.collections = collections
  }

  /// The name of a collection that is itself lost.
  private static func name(of id: Int64) -> String { "#\(id)" }

  /// Adds them to a file that nobody else uses, in transactions of ``batch`` puzzles. A puzzle
  /// whose row is lost is taken from the index of givens, without title, grade and rating. A
  /// collection that is itself lost gets its number for a name, and `moment`, in milliseconds since
  /// 1970, for the time of its import. Counts in `added` what is there then. `progress` gets the
  /// number of puzzles that are done.
  func fill(
    _ queue: DatabaseQueue, at moment: Int64, counting added: inout SetAsideFile.Rescued,
    progress: (_ puzzles: Int) -> Void
  ) throws {
    var done = 0
    /// The number of puzzles that are there, and the highest of their numbers.
    var places: [Int64: (count: Int64, last: Int64)] = [:]
    var puzzles: [Puzzle] = []
    func flush() throws {
      try queue.write { database in
        for puzzle in puzzles {
          if places[puzzle.collection] == nil {
            try self.add(puzzle.collection, to: database, at: moment)
          }
          var place = places[puzzle.collection] ?? (0, 0)
          if try puzzle.insert(into: database) { (place.count, done) = (place.count + 1, done + 1) }
          place.last = max(place.last, puzzle.number)
          places[puzzle.collection] = place
        }
      }
      puzzles = []
      progress(done)
    }
    func add(_ puzzle: Puzzle?) throws {
      guard let puzzle, collections[puzzle.collection]?.isDeleted != true else { return }
      puzzles.append(puzzle)
      if puzzles.count == Self.batch { try flush() }
    }
    try queue.write { database in
      for (id, collection) in collections where !collection.isDeleted {
        try self.add(id, to: database, at: moment)
        places[id] = (0, 0)
      }
    }
    try source.forEachRecordInUse(ofColumns: StoredTable.collectedPuzzles.columns.count) {
      try add(Puzzle(row: $0))
    }
    if !puzzles.isEmpty { try flush() }
    try source.forEachRecordInUse(ofColumns: 3) { try add(Puzzle(entryOfGivens: $0)) }
    if !puzzles.isEmpty { try flush() }
    added.collections = places.count
    added.namelessCollections = places.keys.count { collections[$0] == nil }
    added.incompleteCollections = places.filter { $0.value.count < max(1, $0.value.last) }
      .map { collections[$0.key]?.name ?? Self.name(of: $0.key) }.sorted()
  }

  private static let batch = 1000

  private func add(_ id: Int64, to database: Database, at moment: Int64) throws {
    let collection = collections[id]
    try StoredTable.collections.insert(
      [
        id, collection?.name ?? Self.name(of: id),
        collection?.importedAt ?? moment.databaseValue,
      ], into: database)
  }

  /// The readable part of a puzzle.
  private struct Puzzle {
    let collection: Int64
    let number: Int64
    private let row: [DatabaseValue]

    /// Takes a row of `collected_puzzles`. `nil` if it isn't one, or is damaged.
    init?(row: [DatabaseValue]) {
      guard StoredTable.collectedPuzzles.holds(row),
        let collection = Int64.fromDatabaseValue(row[0]),
        let number = Int64.fromDatabaseValue(row[1]), number > 0,
        let text = String.fromDatabaseValue(row[2]), let grid = try? Grid(text: text),
        grid.description == text, Int.fromDatabaseValue(row[4]) == grid.count
      else { return nil }
      (self.collection, self.number, self.row) = (collection, number, row)
    }

    /// Takes an entry of `collected_givens`. `nil` if it isn't one, or is damaged.
    init?(entryOfGivens entry: [DatabaseValue]) {
      let count = String.fromDatabaseValue(entry[1]).flatMap { try? Grid(text: $0) }?.count
      self.init(
        row: [entry[0], entry[2], entry[1], .null, count.databaseValue]
          + Array(repeating: .null, count: 4))
    }

    /// Returns `false` if the collection has another puzzle of this number, or this one under
    /// another.
    func insert(into database: Database) throws -> Bool {
      try StoredTable.collectedPuzzles.insert(row, into: database, or: "OR IGNORE")
      return database.changesCount > 0
    }
  }
}
