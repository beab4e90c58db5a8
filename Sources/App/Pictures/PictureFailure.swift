import PictureReading
import Screens
import Store

/// The reason why a picture gives no puzzle.
enum PictureFailure: Error, Hashable {
  /// The system does not let it be read.
  case unreadable(FileFault)
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
    case .unreadable, .tooLong: true
    case .program(.noCamera), .program(.noDevice): true
    case .picture, .program, .scan: false
    }
  }

  /// What the screens call it, of the picture called `name`.
  func asOnScreen(_ name: String) -> CameraFailure {
    switch self {
    case .unreadable(let fault): .file(FileTrouble(name, fault))
    case .tooLong: .file(.tooLarge(name))
    case .picture(let error): .picture(error)
    case .program(let trouble): .program(trouble)
    case .scan(let error): .scan(error)
    }
  }
}
