import Foundation

/// An executable file along the `PATH`.
struct InstalledProgram: Hashable {
  /// The name it goes by, such as "ffmpeg".
  let name: String
  /// The absolute path of its file.
  let path: String

  /// The first program called `name` along the `PATH` of `environment`. Folders named by a relative
  /// path are passed over: they would depend on where the user happens to be.
  init?(named name: String, in environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let paths = folders.lazy.map { "\($0)/\(name)" }
    guard let path = paths.first(where: Self.isProgram) else { return nil }
    self.name = name
    self.path = path
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
