public import Foundation
import GRDB

/// A copy of all games and results, in a file by itself.
public struct GameBackup: Sendable {
  /// The path of the file.
  public let path: String

  /// Creates a backup at `path`.
  public init(path: String) {
    self.path = path
  }

  /// Returns the games in the file at `path` as the contents of a separate database file, or `nil`
  /// if there is no file. Doesn't change the file, which may be open elsewhere.
  ///
  /// - Throws: ``StoreError`` if it can't be read.
  public static func contents(of path: String) throws(StoreError) -> Data? {
    do {
      return try GameFile(path: path).contents()
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Puts the backup in place of the games in the file at `path`, which are kept beside it under
  /// another name. Programs that have the file open go on with the games of the backup. After a
  /// failure all is as before.
  ///
  /// - Throws: ``StoreError/noBackup(path:reason:)`` or ``StoreError/newer(path:)`` if this is no
  ///   backup that can be read.
  public func restore(to path: String) throws(StoreError) -> RestoredGames {
    do {
      return try GameFile.withTemporaryFile { copy in
        let queue = try DatabaseQueue(path: copy)
        let counts = try read(into: queue)
        let file = GameFile(path: path)
        let kept = try file.keep()
        try queue.backup(to: try file.connect())
        return RestoredGames(games: counts.games, memoryResults: counts.results, kept: kept)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Copies the games into `queue`, after checking them. Returns their number.
  private func read(into queue: DatabaseQueue) throws -> (games: Int, results: Int) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoreError.noBackup(path: path, reason: .notFound)
    }
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let source = try DatabaseQueue(path: path, configuration: configuration)
      try GameFile.checkAllPages(source)
      guard try source.read({ try $0.tableExists("games") && $0.tableExists("turns") }) else {
        throw StoreError.noBackup(path: path, reason: .otherKind)
      }
      try source.backup(to: queue)
      try Schema.migrate(queue)
      return try queue.read { database in
        func count(_ table: String) throws -> Int {
          try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
        }
        return (try count("games"), try count("memory_results"))
      }
    } catch StoreError.newer {
      throw StoreError.newer(path: path)
    } catch let error as DatabaseError {
      let reason: FileFault =
        switch error.resultCode {
        case .SQLITE_NOTADB: .otherKind
        case .SQLITE_CANTOPEN, .SQLITE_PERM: .notAllowed
        default: .database(code: error.resultCode.rawValue, message: error.message ?? "")
        }
      throw StoreError.noBackup(path: path, reason: reason)
    }
  }
}

/// What was put in place by ``GameBackup/restore(to:)``.
public struct RestoredGames: Hashable, Sendable {
  /// The number of games, finished or not.
  public let games: Int
  /// The number of Memory results.
  public let memoryResults: Int
  /// The path of the games that were there before, or `nil` if there were none.
  public let kept: String?
}
