import Foundation

/// An executable file in the `PATH`.
struct InstalledProgram: Hashable {
  /// The name of the program, such as "ffmpeg".
  let name: String
  /// The absolute path of its file.
  let path: String

  /// Finds the first program called `name` in the `PATH` of `environment`. Ignores relative
  /// folders, which depend on the current folder.
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
