import Foundation
import Screens
import Store
import Synchronization

/// A new file that takes what a command would print. It gets its name when the command is done.
struct OutputFile {
  let path: String
  private let file: NewFile
  /// The file of this program that isn't finished, if any.
  private static let unfinished = Mutex<NewFile?>(nil)

  var descriptor: Int32 { file.handle.fileDescriptor }

  /// Creates the file at `path`, where nothing exists yet and which isn't one of the program's own.
  ///
  /// - Throws: ``UsageError``, which says why that can't be done.
  init(_ path: String) throws(UsageError) {
    self.path = path
    let locations = try DataLocations.ofUser()
    do throws(FileFault) {
      file = try NamedFile(path, sparing: locations).create()
    } catch {
      throw Self.refusal(of: path, error)
    }
    let file = file
    Self.unfinished.withLock { $0 = file }
  }

  /// Gives the file its name. If the command has failed and printed nothing, discards it, so that
  /// another try can create it.
  ///
  /// - Throws: ``UsageError``, which says why that can't be done.
  func finish(hasFailed: Bool) throws(UsageError) {
    if hasFailed, isEmpty { return Self.discard() }
    Self.unfinished.withLock { $0 = nil }
    do throws(FileFault) {
      try file.finish()
    } catch {
      throw Self.refusal(of: path, error)
    }
  }

  /// Discards a file that isn't finished.
  static func discard() {
    let file = unfinished.withLock { file in
      defer { file = nil }
      return file
    }
    file?.discard()
  }

  private var isEmpty: Bool { (try? FileStatus(of: descriptor))?.size == 0 }

  private static func refusal(of path: String, _ fault: FileFault) -> UsageError {
    let advice = fault == .full ? "Free some space" : "Give another name"
    return UsageError("\(path) can't be written (\(Words.english.text(of: fault))). \(advice).")
  }
}
