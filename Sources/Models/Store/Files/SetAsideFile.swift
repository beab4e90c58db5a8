import Foundation

/// A damaged file that was renamed to make way for a new one.
public struct SetAsideFile: Hashable, Sendable {
  /// The old path.
  public let path: String
  /// The new path.
  public let newPath: String
  /// The reason why it was set aside.
  public internal(set) var reason = Reason.damaged
  /// The counts of what could be read from it, or `nil` if it isn't a games file.
  public internal(set) var rescued: Rescued?

  /// The counts of what was read from a damaged games file and is in the new one.
  public struct Rescued: Hashable, Sendable {
    /// The number of games.
    public internal(set) var games = 0
    /// The number of the games whose moves could only be read in part, as far as is known.
    public internal(set) var incompleteGames = 0
    /// The number of games of which only moves could be read, so that they are lost.
    public internal(set) var lostGames = 0
    /// The number of Memory results.
    public internal(set) var results = 0
    /// The number of collections.
    public internal(set) var collections = 0
    /// The number of the collections whose names are lost. They may have been deleted before.
    public internal(set) var namelessCollections = 0
    /// The names of the collections that seem to lack puzzles. One without any puzzle always does.
    public internal(set) var incompleteCollections: [String] = []

    /// Creates counts of nothing.
    public init() {}
  }

  /// The reason why a file was set aside.
  public enum Reason: Hashable, Sendable {
    /// Nothing could be read, or it is a file of games.
    case damaged
    /// A part couldn't be read. The rest is in the new file.
    case damagedInPart
    /// It is larger than the program reads, in bytes.
    case tooLarge(limit: Int)
  }

  /// Renames the file at `path` to `path.damaged-1`, or the first free number. It can be read by
  /// the user only.
  ///
  /// - Throws: the file system error.
  static func setAside(_ path: String, because reason: Reason = .damaged) throws -> SetAsideFile {
    let newPath = freePath("\(path).damaged")
    try FileManager.default.moveItem(atPath: path, toPath: newPath)
    DataLocations.withdraw(from: newPath)
    var file = SetAsideFile(path: path, newPath: newPath)
    file.reason = reason
    return file
  }

  /// Sets the file at `path` aside, of which only a part could be read, and puts `rest` in its
  /// place. There is always a file of this name. If it is a symbolic link, its target is set aside
  /// where it is.
  ///
  /// - Throws: what ``OwnFile/target(of:)`` throws, and the file system error.
  static func setAside(_ path: String, leaving rest: Data) throws -> SetAsideFile {
    try OwnFile.checkLink(path)
    // Another name of the link itself would lead to what takes the target's place.
    let target = try OwnFile.target(of: path)
    var file = SetAsideFile(path: path, newPath: try link(target, companions: []))
    file.reason = .damagedInPart
    try OwnFile.write(rest, to: path)
    return file
  }

  /// Gives the file at `path` the name `path.damaged-1` too, or the first free number, and so the
  /// files beside it whose names end in one of `companions`. Returns the new path. They can be read
  /// by the user only. If a file can't have two names, it is copied.
  ///
  /// - Throws: the file system error, after which the new names are gone.
  static func link(_ path: String, companions: [String]) throws -> String {
    let newPath = freePath("\(path).damaged", endings: [""] + companions)
    let files = FileManager.default
    // The file itself comes last: where it has its new name, the others have theirs.
    let endings = (companions + [""]).filter { files.fileExists(atPath: path + $0) }
    do {
      for ending in endings {
        if Foundation.link(path + ending, newPath + ending) != 0 {
          try files.copyItem(atPath: path + ending, toPath: newPath + ending)
        }
        DataLocations.withdraw(from: newPath + ending)
      }
    } catch {
      for ending in endings { unlink(newPath + ending) }
      throw error
    }
    syncFolder(of: path)
    return newPath
  }

  /// The name that ``link(_:companions:)`` gave to the file at `path`, or `nil` if it has only one.
  static func otherName(of path: String) -> String? {
    guard let file = FileIdentity(path) else { return nil }
    let folder = PathParts(path).folder
    let start = PathParts(path).name + ".damaged-"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).lazy
      .filter { $0.hasPrefix(start) }
      .map { path + $0.dropFirst(start.count - ".damaged-".count) }
      .first { FileIdentity($0) == file }
  }

  /// Writes the names in the folder of the file at `path` to the disk.
  static func syncFolder(of path: String) {
    let folder = PathParts(path).folder
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Returns `path` with the first number after it that is free for files with all `endings`:
  /// `path-1`, `path-2` and so on.
  static func freePath(_ path: String, endings: [String] = [""]) -> String {
    sequence(first: 1) { $0 + 1 }.lazy.map { "\(path)-\($0)" }
      .first { name in
        !endings.contains { FileManager.default.fileExists(atPath: name + $0) }
      } ?? path
  }
}
