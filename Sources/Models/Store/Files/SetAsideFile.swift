import Foundation

/// A damaged file that was given another name, so that a sound one can take its place.
public struct SetAsideFile: Hashable, Sendable {
  /// Where it was.
  public let path: String
  /// Where it is now.
  public let newPath: String
}

extension SetAsideFile {
  /// Renames the file at `path` to `path.damaged-1`, or the first number that is free, and with it
  /// the files beside it whose names end in one of `companions`.
  ///
  /// The companions go first: left behind, a write-ahead log would be played into the new file.
  ///
  /// - Throws: what the file system says.
  static func setAside(_ path: String, companions: [String] = []) throws -> SetAsideFile {
    let files = FileManager.default
    let endings = [""] + companions
    let free = sequence(first: 1) { $0 + 1 }.lazy.map { "\(path).damaged-\($0)" }
      .first { name in !endings.contains { files.fileExists(atPath: name + $0) } }
    let newPath = free ?? "\(path).damaged"
    for ending in endings.reversed() where files.fileExists(atPath: path + ending) {
      try files.moveItem(atPath: path + ending, toPath: newPath + ending)
    }
    return SetAsideFile(path: path, newPath: newPath)
  }
}
