import Foundation

/// Atomic replacement of a file.
enum ReplacedFile {
  /// Writes a new file beside the one at `path`, syncs it to the disk, and renames it.
  ///
  /// Creates the folder if it is missing. If `path` is a symbolic link, replaces its target.
  static func write(_ data: Data, to path: String) throws {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let files = FileManager.default
    try files.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let new = "\(target.path).new-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try data.write(to: URL(fileURLWithPath: new))
      let handle = try FileHandle(forUpdating: URL(fileURLWithPath: new))
      try handle.synchronize()
      try handle.close()
      guard rename(new, target.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      try? files.removeItem(atPath: new)
      throw error
    }
  }
}

extension Data {
  /// Encodes `value` as JSON for people to read.
  init(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    self = try encoder.encode(value) + Data("\n".utf8)
  }
}
