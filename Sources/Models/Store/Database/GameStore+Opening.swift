import Foundation
import GRDB
public import Games

extension GameStore {
  /// A store, with the fate of an existing damaged file.
  public struct Opened: Sendable {
    /// The store.
    public let store: GameStore
    /// The file that was damaged, or `nil` if all is well.
    public let setAside: SetAsideFile?
  }

  /// Opens the database at `path`, and creates it and its folder if they are missing.
  ///
  /// A damaged file is set aside under a new name and replaced by an empty one. Damage in the
  /// middle of a file only shows when that part is read. The call then throws
  /// ``StoreError/damaged(path:)``, and opening the file again sets it aside. A game saved after
  /// that is complete, because all its turns are written.
  ///
  /// - Parameters:
  ///   - path: the file, which is shared with other programs that have it open.
  ///   - now: the wall clock.
  public static func open(
    at path: String, now: @escaping @Sendable () -> Moment
  ) throws(StoreError) -> Opened {
    do {
      try makeFolder(of: path)
      do {
        return Opened(store: GameStore(try GameDatabase.open(path, now: now)), setAside: nil)
      } catch let error as DatabaseError where error.isDamage {
        let setAside = try SetAsideFile.setAside(path, companions: ["-wal", "-shm"])
        DamageMark(path: path).remove()
        return Opened(store: GameStore(try GameDatabase.open(path, now: now)), setAside: setAside)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Returns a store that exists only in memory, as long as a copy of it does.
  public static func inMemory(
    now: @escaping @Sendable () -> Moment
  ) throws(StoreError) -> GameStore {
    do {
      return GameStore(try GameDatabase.inMemory(now: now))
    } catch {
      throw StoreError(error, path: "memory")
    }
  }

  private static func makeFolder(of path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty, !FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }
}

extension GameStore {
  private init(_ database: GameDatabase) {
    self.init(
      save: { (game, elapsed) throws(StoreError) in
        try database.attempt { try $0.save(game, elapsed: elapsed) }
      },
      finish: { (game, score) throws(StoreError) in
        try database.attempt { try $0.finish(game, score: score) }
      },
      latestUnfinished: { () throws(StoreError) in
        try database.attempt { try $0.latestUnfinished() }
      },
      unfinishedGames: { (limit) throws(StoreError) in
        try database.attempt { try $0.unfinishedGames(limit) }
      },
      unfinishedCount: { () throws(StoreError) in
        try database.attempt { try $0.unfinishedCount() }
      },
      unfinished: { (origin) throws(StoreError) in
        try database.attempt { try $0.unfinished(origin) }
      },
      game: { (id) throws(StoreError) in try database.attempt { try $0.game(id) } },
      progress: PuzzleProgress(database), records: GameRecords(database),
      memory: MemoryRecords(database))
  }
}

extension PuzzleProgress {
  fileprivate init(_ database: GameDatabase) {
    self.init(
      completedPuzzles: { () throws(StoreError) in
        try database.attempt { try $0.completedPuzzles() }
      },
      finishedDays: { () throws(StoreError) in
        try database.attempt { try $0.finishedDays() }
      },
      begun: { () throws(StoreError) in try database.attempt { try $0.begun() } },
      solvedLevels: { () throws(StoreError) in try database.attempt { try $0.solvedLevels() } })
  }
}

extension GameRecords {
  fileprivate init(_ database: GameDatabase) {
    self.init(
      results: { (list, limit) throws(StoreError) in
        try database.attempt { try $0.results(of: list, limit: limit) }
      },
      newest: { (list) throws(StoreError) in try database.attempt { try $0.newest(of: list) } },
      standing: { (result, list) throws(StoreError) in
        try database.attempt { try $0.standing(of: result, on: list) }
      },
      best: { (list) throws(StoreError) in try database.attempt { try $0.best(of: list) } },
      statistics: { (level) throws(StoreError) in
        try database.attempt { try $0.statistics(of: level) }
      },
      solvedSince: { (start) throws(StoreError) in
        try database.attempt { try $0.solvedSince(start) }
      },
      clear: { (list) throws(StoreError) in try database.attempt { try $0.clear(list) } },
      restore: { (games) throws(StoreError) in try database.attempt { try $0.restore(games) } })
  }
}

extension MemoryRecords {
  fileprivate init(_ database: GameDatabase) {
    self.init(
      add: { (result) throws(StoreError) in try database.attempt { try $0.add(result) } },
      pairs: { () throws(StoreError) in try database.attempt { try $0.pairs() } },
      results: { (pairs, limit) throws(StoreError) in
        try database.attempt { try $0.results(ofPairs: pairs, limit: limit) }
      },
      newest: { (pairs) throws(StoreError) in
        try database.attempt { try $0.newest(ofPairs: pairs) }
      },
      standing: { (result) throws(StoreError) in
        try database.attempt { try $0.standing(of: result) }
      },
      clear: { (pairs) throws(StoreError) in try database.attempt { try $0.clear(pairs: pairs) } },
      restore: { (results) throws(StoreError) in
        try database.attempt { try $0.restore(results) }
      })
  }
}
