import Foundation
import Screens
import Store
import Widgets

extension FileAccess {
  /// The files of this machine, beginning in the folder that the program was started in.
  static var disk: FileAccess {
    FileAccess(
      startFolder: FileManager.default.currentDirectoryPath, homeFolder: NSHomeDirectory(),
      list: listFolder, read: readFile, write: writeFile)
  }

  @concurrent
  private static func listFolder(_ folder: String) async throws(FileTrouble) -> [FileItem] {
    try reporting(folder) {
      try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
          .resolvingSymlinksInPath()
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
        let isFolder = values?.isDirectory == true
        return FileItem(name: name, isFolder: isFolder, size: isFolder ? nil : values?.fileSize)
      }
    }
  }

  @concurrent
  private static func readFile(_ path: String, upTo limit: Int) async throws(FileTrouble) -> [UInt8]
  {
    let attributes = try reporting(path) {
      try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw .isNoFile(path)
    }
    if let size = attributes[.size] as? Int, size > limit { throw .tooLarge(path) }
    return try reporting(path) { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  @concurrent
  private static func writeFile(
    _ text: String, _ path: String, _ isReplacing: Bool
  ) async throws(FileTrouble) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue { throw .isFolder(path) }
    if isThere, !isReplacing { throw .exists(path) }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else { throw .notFound(folder) }
    try reporting(path) {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  /// Does `work` with the file at `path`; what the system complains about becomes a trouble.
  private static func reporting<Result>(
    _ path: String, _ work: () throws -> Result
  ) throws(FileTrouble) -> Result {
    do {
      return try work()
    } catch {
      throw FileTrouble(path, FileFault(error))
    }
  }
}
