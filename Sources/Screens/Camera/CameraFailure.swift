public import PictureReading

/// The reason why a picture gave no puzzle.
public nonisolated enum CameraFailure: Error, Hashable, Sendable {
  /// The file can't be read.
  case file(FileTrouble)
  /// Another program failed to take or convert a picture.
  case program(PictureTrouble)
  /// The file can't be decoded.
  case picture(PictureError)
  /// The picture shows no puzzle.
  case scan(ScanError)
}

nonisolated extension Words {
  /// The reason why a picture gave no puzzle, and what to do about it.
  public func text(of failure: CameraFailure) -> String {
    switch failure {
    case .file(let trouble): text(of: trouble)
    case .program(let trouble): text(of: trouble)
    case .picture(let error): text(of: error)
    case .scan(.noGrid), .scan(.cancelled): camera.noGrid
    }
  }

  private func text(of trouble: PictureTrouble) -> String {
    switch trouble {
    case .noCamera: camera.noProgram
    case .noDevice(let program): camera.noDevice(program)
    case .noConverter(let format): camera.noConverter(format.name)
    case .failed(let program, let reason): camera(.programFailed(program: program, reason: reason))
    case .tookTooLong(let program): camera.tookTooLong(program)
    case .cancelled: camera.cancelled
    }
  }

  private func text(of error: PictureError) -> String {
    switch error {
    case .empty: camera.empty
    case .notAPicture: camera.notAPicture
    case .needsConverter(let format): camera.noConverter(format.name)
    case .unsupported(let format): camera.unsupported(format.name)
    case .damaged(let format): camera.damaged(format.name)
    case .tooLarge(let width, let height): camera(.tooLarge(width: width, height: height))
    case .tooSmall(let width, let height): camera(.tooSmall(width: width, height: height))
    }
  }
}

nonisolated extension PictureFormat {
  /// The usual spelling.
  var name: String {
    switch self {
    case .webp: "WebP"
    case .jpegXL: "JPEG XL"
    default: rawValue.uppercased()
    }
  }
}
