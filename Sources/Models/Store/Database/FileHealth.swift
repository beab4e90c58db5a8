import Foundation
import Games

/// The state of one of the program's files, found without changing it.
public struct FileHealth: Hashable, Sendable {
  /// The path, whether or not the file exists.
  public let path: String
  /// The size in bytes, with the files beside a database, or `nil` if there is none.
  public private(set) var size: Int?
  /// What a database holds, or `nil` if that is unknown.
  public private(set) var counts: GameBackup.Counts?
  /// The number of Memory themes in a folder.
  public private(set) var themes = 0
  /// What is wrong, or `nil` if all is well.
  public private(set) var trouble: Trouble?

  /// Something wrong with a file.
  public enum Trouble: Hashable, Sendable {
    case unreadable(FileFault)
    /// Some of it can't be read. The next start sets it aside and goes on with the rest.
    case damaged
    /// This number of files in the folder can't be read as themes.
    case damagedThemes(Int)
    /// It was written by a later version of this program.
    case newer
    /// Another program keeps it locked.
    case locked
    case unwritable(FileFault)
  }

  private init(_ path: String) {
    self.path = path
  }

  /// Looks at a file with `check`, unless it is missing or can't be read. A link is followed if the
  /// player or the system owns it.
  private init(_ path: String, check: (inout FileHealth, FileStatus) throws -> Void) {
    self.init(path)
    do {
      try OwnFile.checkLink(path)
      guard let status = FileStatus(path) else {
        if errno != ENOENT { throw FileFault(errno) }
        return
      }
      size = status.size
      try check(&self, status)
      if trouble == nil, access(path, W_OK) != 0 { trouble = .unwritable(FileFault(errno)) }
    } catch {
      let fault = FileFault(error)
      trouble = fault == .inUse ? .locked : fault == .damaged ? .damaged : .unreadable(fault)
    }
  }

  /// The file of games.
  static func games(at path: String) -> FileHealth {
    FileHealth(path) { health, status in
      try status.checkIsFile()
      let logSize = FileStatus(path + "-wal")?.size ?? 0
      health.size = status.size + logSize
      guard health.size ?? 0 > 0 else { return }
      guard !isLocked(path) else { throw FileFault.inUse }
      do throws(StoreError) {
        health.counts = try GameBackup(path: path).counts()
      } catch {
        switch error {
        case .newer: health.trouble = .newer
        case .busy: throw FileFault.inUse
        case .noBackup(_, .otherKind): throw FileFault.damaged
        case .noBackup(_, let fault): throw fault
        case .temporaryFolder(_, let fault): throw fault
        case .tooManyOpen: throw FileFault.tooManyOpen
        case .sizeLimit: throw FileFault.sizeLimit
        default: throw FileFault.other("\(error)")
        }
      }
    }
  }

  /// A JSON file.
  static func file(at path: String, _ kind: OwnFileKind) -> FileHealth {
    FileHealth(path) { health, _ in
      let contents = try OwnFile.contents(of: path, upTo: kind.limit)
      if !kind.isWhole(contents) { throw FileFault.damaged }
    }
  }

  /// The folder of Memory themes.
  static func themes(at path: String) -> FileHealth {
    FileHealth(path) { health, _ in
      try OwnFile.checkIsFolder(path)
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        .filter(MemoryThemeFolder.owns)
      guard names.count <= FileBound.themes + 1 else {
        throw FileFault.tooMany(limit: FileBound.themes)
      }
      health.size = 0
      health.themes = names.count { $0 != MemoryThemeFolder.orderName }
      let damaged = names.count { name in
        let contents = try? OwnFile.contents(of: "\(path)/\(name).json", upTo: FileBound.theme)
        health.size? += contents?.count ?? 0
        return contents.map { !OwnFileKind.theme(name).isWhole($0) } ?? true
      }
      if damaged > 0 { health.trouble = .damagedThemes(damaged) }
    }
  }

  /// A folder that must take new files. If it is missing, so must the one in which it is made.
  static func folder(at path: String) -> FileHealth {
    var health = FileHealth(path) { _, _ in
      try OwnFile.checkIsFolder(path)
      if DiskSpace.lacks(leastSpace, in: path) { throw FileFault.full }
      if let fault = FileLock.fault(in: path) { throw fault }
    }
    if health.size == nil, health.trouble == nil {
      var parent = PathParts(path).folder
      while FileIdentity(parent) == nil, parent.utf8.count > 1 { parent = PathParts(parent).folder }
      if access(parent, W_OK | X_OK) != 0 { health.trouble = .unwritable(FileFault(errno)) }
    }
    return health
  }

  /// Returns `true` if another program has locked all of the database, which readers of a
  /// write-ahead log don't do.
  private static func isLocked(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // The bytes that SQLite locks, at 1 GB: pending, reserved and shared.
    var lock = flock()
    (lock.l_type, lock.l_whence) = (Int16(F_RDLCK), Int16(SEEK_SET))
    (lock.l_start, lock.l_len) = (0x4000_0000, 512)
    return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  /// The bytes without which games can't be saved for long.
  private static let leastSpace = 1 << 20
}

/// The states of the program's files.
public struct DataHealth: Hashable, Sendable {
  /// The folders of data and of preferences, which may be one, and may be missing.
  public let folders: [FileHealth]
  /// The games.
  public let games: FileHealth
  /// The preferences.
  public let preferences: FileHealth
  /// The solver's board.
  public let solver: FileHealth
  /// The folder of Memory themes.
  public let themes: FileHealth
  /// The number of damaged files that were set aside, and of those that a backup has replaced.
  public let keptCount: Int

  /// Looks at the files in `locations`.
  public init(_ locations: DataLocations) {
    folders = [locations.dataFolder, locations.configurationFolder].reduce(into: []) { all, path in
      if all.last?.path != path { all.append(.folder(at: path)) }
    }
    games = .games(at: locations.gamesFile)
    preferences = .file(at: locations.preferencesFile, .preferences)
    solver = .file(at: locations.solverFile, .solver)
    themes = .themes(at: locations.themesFolder)
    keptCount = Set([
      locations.dataFolder, locations.configurationFolder, locations.themesFolder,
    ]).reduce(0) { count, folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return count + names.count { $0.contains(/\.(?:damaged|before)-[0-9]+$/) }
    }
  }
}
