import Foundation

/// The folder and the name in a path, as in POSIX's `dirname` and `basename`.
///
/// Doesn't use Foundation, because its `deletingLastPathComponent` stops the program at a path of
/// one character, and its file URLs take a "~" at the beginning for a folder of the system.
package struct PathParts: Hashable, Sendable {
  /// The path of the folder: "." for a name alone, and "/" for the root.
  package let folder: String
  /// The last name, without slashes after it. "/" for the root, and empty for an empty path.
  package let name: String

  /// Divides `path`.
  package init(_ path: String) {
    // A slash with an accent is one character, but still ends a name.
    let slash = UInt8(ascii: "/")
    let path = path.utf8
    guard let end = path.lastIndex(where: { $0 != slash }) else {
      name = path.isEmpty ? "" : "/"
      folder = path.isEmpty ? "." : "/"
      return
    }
    guard let before = path[...end].lastIndex(of: slash) else {
      name = String(path[...end]) ?? ""
      folder = "."
      return
    }
    name = String(path[path.index(after: before)...end]) ?? ""
    let parent = path[..<before].lastIndex { $0 != slash }
    folder = parent.flatMap { String(path[...$0]) } ?? "/"
  }

  /// The part of the name after the last dot, or `nil` if there is none. A dot at the beginning or
  /// the end doesn't count.
  package var ending: String? { dot.map { String(name[name.index(after: $0)...]) } }

  /// The name without its ending.
  package var nameWithoutEnding: String { dot.map { String(name[..<$0]) } ?? name }

  private var dot: String.Index? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      name.index(after: dot) != name.endIndex
    else { return nil }
    return dot
  }

  /// Returns `path` from the root, without slashes after it. A relative path begins in the current
  /// folder, and stays relative if the name of that is gone or isn't UTF-8.
  package static func absolute(_ path: String) -> String {
    var current = [CChar](repeating: 0, count: Int(PATH_MAX))
    var full = path
    if path.utf8.first != UInt8(ascii: "/"), getcwd(&current, current.count) != nil,
      let folder = current.withUnsafeBufferPointer({ name in
        name.baseAddress.flatMap { String(validatingCString: $0) }
      })
    {
      full = path.isEmpty ? folder : folder == "/" ? "/\(path)" : "\(folder)/\(path)"
    }
    let end = full.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    return end.map { String(full[...$0]) } ?? full
  }
}
