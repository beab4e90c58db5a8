import Foundation

/// A damaged file that was renamed to make way for a new one.
public struct SetAsideFile: Hashable, Sendable {
  /// The old path.
  public let path: String
  /// The new path.
  public let newPath: String
  /// The number of games and results that could be read from it, or `nil` if it isn't a file of games.
  public internal(set) var recoveredGames: Int?
  /// The number of these whose moves could only be read in part, as far as can be told.
  public internal(set) var incompleteGames = 0
}

extension SetAsideFile {
  /// Renames the file at `path` to `path.damaged-1`, or the first free number, together with the
  /// files beside it whose names end in one of `companions`.
  ///
  /// The companions are renamed first, because a write-ahead log left behind would be applied to
  /// the new file. They can be read by the user only.
  ///
  /// - Throws: the file system error.
  static func setAside(_ path: String, companions: [String] = []) throws -> SetAsideFile {
    let files = FileManager.default
    let endings = [""] + companions
    let newPath = freePath("\(path).damaged", endings: endings)
    for ending in endings.reversed() where files.fileExists(atPath: path + ending) {
      try files.moveItem(atPath: path + ending, toPath: newPath + ending)
      DataLocations.withdraw(from: newPath + ending)
    }
    return SetAsideFile(path: path, newPath: newPath)
  }

  /// Returns `path` with the first number behind it that is free for files with all `endings`:
  /// `path-1`, `path-2` and so on.
  static func freePath(_ path: String, endings: [String] = [""]) -> String {
    sequence(first: 1) { $0 + 1 }.lazy.map { "\(path)-\($0)" }
      .first { name in
        !endings.contains { FileManager.default.fileExists(atPath: name + $0) }
      } ?? path
  }
}
