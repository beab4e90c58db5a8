/// The endings of the names of a database's files.
enum DatabaseEnding {
  /// The database, its write-ahead log and the log's index.
  static let all = [""] + companions
  /// The files beside the database.
  static let companions = ["-wal", "-shm"]
}
