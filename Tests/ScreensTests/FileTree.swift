import Screens
import Synchronization
import Widgets

/// Files and folders in memory.
nonisolated final class FileTree: Sendable {
  private let files: Mutex<[String: String]>

  /// Files by their paths, with what they hold.
  init(_ files: [String: String] = [:]) {
    self.files = Mutex(files)
  }

  /// What the file at `path` holds; nil where there is none.
  func text(at path: String) -> String? { files.withLock { $0[path] } }

  /// Access to them; one begins in /home; "~" is /me.
  var access: FileAccess {
    FileAccess(
      startFolder: "/home", homeFolder: "/me",
      list: { [self] folder throws(FileTrouble) in try items(in: folder) },
      read: { [self] path throws(FileTrouble) in
        guard let text = text(at: path) else { throw .notFound(path) }
        return Array(text.utf8)
      },
      write: { [self] text, path, isReplacing throws(FileTrouble) in
        if self.text(at: path) != nil, !isReplacing { throw .exists(path) }
        files.withLock { $0[path] = text }
      })
  }

  private func items(in folder: String) throws(FileTrouble) -> [FileItem] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let all = files.withLock { $0 }
    let below = all.keys.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    if all[folder] != nil { throw .other(folder, reason: "no folder") }
    if below.isEmpty, folder != "/home" { throw .notFound(folder) }
    let names = Set(below.map { $0.split(separator: "/").map(String.init) }.compactMap(\.first))
    return names.map { name in
      FileItem(
        name: name, isFolder: all[start + name] == nil, size: all[start + name]?.utf8.count)
    }
  }
}
