public import Foundation
import GRDB

extension GameStore {
  /// Returns the games in the file at `path` as the contents of a separate database file, or `nil`
  /// if there is no file. Doesn't change the file, which may be open elsewhere.
  ///
  /// - Throws: ``StoreError`` if it can't be read.
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
      // A copy with a write-ahead log would need a second file.
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
