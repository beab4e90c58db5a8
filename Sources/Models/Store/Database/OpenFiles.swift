import Foundation
import GRDB

/// The files that SQLite has open for a database.
struct OpenFiles: Sendable {
  private let path: String
  /// The database, its log and the log's index, by the endings of their names.
  private let files: [String: FileIdentity]

  /// Remembers the files at `path`.
  init(_ path: String) {
    self.path = path
    files = Dictionary(
      uniqueKeysWithValues: DatabaseEnding.all.compactMap { ending in
        FileIdentity(path + ending).map { (ending, $0) }
      })
  }

  /// No files, for a database in memory.
  init() {
    path = ""
    files = [:]
  }

  /// `true` if the names of the database and its log still mean the same files.
  var areInPlace: Bool {
    ["", "-wal"].allSatisfy { files[$0] == nil || FileIdentity(path + $0) == files[$0] }
  }

  /// Closes the files. If the database was moved, it is complete unless another program is using it,
  /// and no log of it stays beside the file that has taken its place.
  func close(_ queue: DatabaseQueue) {
    let isComplete =
      (try? queue.writeWithoutTransaction { database in
        _ = try database.checkpoint(.truncate)
      }) != nil
    try? queue.close()
    guard FileIdentity(path) != files[""] else { return }
    for ending in ["-wal", "-shm"] {
      guard let file = files[ending], FileIdentity(path + ending) == file else { continue }
      if isComplete || ending == "-shm" {
        unlink(path + ending)
      } else {
        rename(path + ending, SetAsideFile.freePath("\(path).old\(ending)"))
      }
    }
  }
}
