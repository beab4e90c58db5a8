public import Foundation
import GRDB

extension GameStore {
  /// The games in the file at `path` as they stand, as the contents of a file of its own; nil where
  /// there is none. The file stays as it is, and may be open elsewhere.
  ///
  /// - Throws: ``StoreError``, where it cannot be read.
  public static func contents(of path: String) throws(StoreError) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("games-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: copy) }
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let source = try DatabaseQueue(path: path, configuration: configuration)
      let destination = try DatabaseQueue(path: copy.path)
      try source.backup(to: destination)
      // A copy of a write-ahead log would need a second file beside it.
      try destination.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA journal_mode = DELETE")
      }
      try destination.close()
      return try Data(contentsOf: copy)
    } catch {
      throw StoreError(error, path: path)
    }
  }
}
