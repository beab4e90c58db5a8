import Screens
import Scutes
import Store
import Synchronization

/// Files and folders in memory.
nonisolated final class FileTree: Sendable {
  private let files: Mutex<[String: [UInt8]]>

  /// Creates files by their paths, with their contents.
  init(_ files: [String: String] = [:]) {
    self.files = Mutex(files.mapValues { Array($0.utf8) })
  }

  /// The contents of the file at `path`, or `nil` if there is none.
  func text(at path: String) -> String? {
    bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts a file at `path`.
  func put(_ bytes: [UInt8], at path: String) { files.withLock { $0[path] = bytes } }

  /// The bytes of the file at `path`, or `nil` if there is none.
  func bytes(at path: String) -> [UInt8]? { files.withLock { $0[path] } }

  /// Access to the files, beginning in /home. "~" is /me.
  var access: FileAccess {
    FileAccess(
      startFolder: "/home", homeFolder: "/me",
      list: { [self] folder throws(FileError) in try items(in: folder) },
      read: { [self] path, limit throws(FileError) in
        guard let bytes = bytes(at: path) else { throw .notFound(path) }
        if bytes.count > limit { throw .tooLarge(path) }
        return bytes
      },
      write: { [self] bytes, path, isReplacing throws(FileError) in
        if self.bytes(at: path) != nil, !isReplacing { throw .exists(path) }
        put(bytes, at: path)
      })
  }

  private func items(in folder: String) throws(FileError) -> [FileItem] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let all = files.withLock { $0 }
    let below = all.keys.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    if all[folder] != nil { throw .other(folder, reason: .isNoFolder) }
    if below.isEmpty, folder != "/home" { throw .notFound(folder) }
    let names = Set(below.map { $0.split(separator: "/").map(String.init) }.compactMap(\.first))
    return names.map { name in
      FileItem(
        name: name, isFolder: all[start + name] == nil, size: all[start + name]?.count)
    }
  }
}
