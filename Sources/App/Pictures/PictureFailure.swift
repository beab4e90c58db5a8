import Foundation
import PictureReading
import Screens

/// The reason why a picture gives no puzzle.
enum PictureFailure: Error, Hashable {
  /// The system does not let it be read; the number of its error.
  case unreadable(Int32)
  /// It is a folder.
  case folder
  /// The file has more bytes than a picture may have.
  case tooLong
  /// Its bytes are no picture that can be read.
  case picture(PictureError)
  /// No other program made a picture that can be read.
  case program(PictureTrouble)
  /// The picture shows no puzzle.
  case scan(ScanError)

  /// `true` if there was no picture to look at: the file could not be read, or the camera gave none.
  var isMissing: Bool {
    switch self {
    case .unreadable, .folder, .tooLong: true
    case .program(.noCamera), .program(.noDevice): true
    case .picture, .program, .scan: false
    }
  }

  /// What the screens call it, of the picture called `name`.
  func asOnScreen(_ name: String) -> CameraFailure {
    switch self {
    case .unreadable(ENOENT): .file(.notFound(name))
    case .unreadable(EACCES): .file(.notAllowed(name))
    case .unreadable(let number): .file(.other(name, reason: String(cString: strerror(number))))
    case .folder: .file(.isFolder(name))
    case .tooLong: .file(.tooLarge(name))
    case .picture(let error): .picture(error)
    case .program(let trouble): .program(trouble)
    case .scan(let error): .scan(error)
    }
  }
}
