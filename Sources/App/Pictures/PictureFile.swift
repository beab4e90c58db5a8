import Hints
import Screens
import Store
import Sudoku

/// A picture that is named on the command line.
struct PictureFile: Hashable, Sendable {
  /// The path as given. `-` is standard input.
  let path: String

  /// The name for messages.
  var name: String { path == "-" ? "standard input" : path }

  /// Reads it whole, at most as much as a picture may have. Says in `language` if it waits for it.
  func read(in language: Language = .english) throws(CameraFailure) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(FileFault) {
      bytes = try FileBytes.read(path, upTo: FileAccess.largestPicture, in: language)
    } catch {
      throw .file(FileError(name, error))
    }
    guard let bytes else { throw .file(.tooLarge(name)) }
    return bytes
  }
}
