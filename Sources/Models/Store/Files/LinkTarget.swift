import Foundation

/// Where the program's own files and folders are if there are symbolic links in their place, as those
/// have who keep their settings elsewhere.
enum LinkTarget {
  /// Returns the path to which `path` leads, whether or not anything is there.
  ///
  /// - Throws: ``FileFault/linkToNoFolder`` if a link leads into a folder that is missing, as one on a disk
  ///   that isn't there, and the fault of links in a circle.
  static func of(_ path: String) throws(FileFault) -> String {
    var target = path
    // As many links as the system follows.
    for _ in 0..<40 {
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard readlink(target, &bytes, bytes.count - 1) >= 0 else {
        let isThere = target == path || FileIdentity(PathParts(target).folder) != nil
        guard isThere else { throw .linkToNoFolder }
        return target
      }
      let next = bytes.withUnsafeBufferPointer { text in
        text.baseAddress.flatMap { String(validatingCString: $0) }
      }
      guard let next else { throw .notFound }
      target = next.hasPrefix("/") ? next : "\(PathParts(target).folder)/\(next)"
    }
    throw FileFault(ELOOP)
  }

  /// Makes the folder at `path` if it is missing, and those above it. Only the user can enter it.
  static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: of(path), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }
}
