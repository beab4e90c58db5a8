import Foundation
import Screens
import Store

/// A new file that takes what a command would print.
struct OutputFile {
  /// The path.
  let path: String
  private let handle: FileHandle

  /// The file's descriptor.
  var descriptor: Int32 { handle.fileDescriptor }

  /// Creates the file at `path`, where nothing exists yet and which isn't one of the program's own.
  ///
  /// - Throws: ``UsageError``, which says why that can't be done.
  init(_ path: String) throws(UsageError) {
    self.path = path
    let locations = DataLocations(
      dataDirectory: nil, environment: ProcessInfo.processInfo.environment,
      home: NSHomeDirectory())
    do throws(FileFault) {
      handle = try NamedFile(path, sparing: locations).create()
    } catch {
      throw UsageError("\(path) cannot be written (\(Words.english.text(of: error))).")
    }
  }
}
