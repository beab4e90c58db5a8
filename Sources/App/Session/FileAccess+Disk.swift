import Foundation
import Screens
import Scutes
import Store

extension FileAccess {
  /// The files of this machine, beginning in the folder that the program was started in. Those of
  /// the program itself in `locations` aren't written.
  static func disk(sparing locations: DataLocations?) -> FileAccess {
    FileAccess(
      startFolder: FileManager.default.currentDirectoryPath,
      homeFolder: DataLocations.home(
        ProcessInfo.processInfo.environment, otherwise: NSHomeDirectory()),
      list: listFolder, read: readFile
    ) { bytes, path, isReplacing throws(FileError) in
      try await writeFile(bytes, NamedFile(path, sparing: locations), isReplacing)
    }
  }

  @concurrent
  private static func listFolder(_ folder: String) async throws(FileError) -> [FileItem] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
          .resolvingSymlinksInPath()
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
        let isFolder = values?.isDirectory == true
        return FileItem(name: name, isFolder: isFolder, size: isFolder ? nil : values?.fileSize)
      }
    } catch {
      throw FileError(folder, FileFault(error))
    }
  }

  @concurrent
  private static func readFile(_ path: String, upTo limit: Int) async throws(FileError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(FileFault) {
      bytes = try InputFile.contents(ofRegular: path, upTo: limit)
    } catch {
      throw error == .isFolder ? .isNoFile(path) : FileError(path, error)
    }
    guard let bytes else { throw .tooLarge(path) }
    return bytes
  }

  @concurrent
  private static func writeFile(
    _ bytes: [UInt8], _ file: NamedFile, _ isReplacing: Bool
  ) async throws(FileError) {
    let folder = PathParts(file.path).folder
    guard FileManager.default.fileExists(atPath: folder) else { throw .notFound(folder) }
    do throws(FileFault) {
      try file.write(Data(bytes), isReplacing: isReplacing)
    } catch {
      throw FileError(file.path, error)
    }
  }
}
