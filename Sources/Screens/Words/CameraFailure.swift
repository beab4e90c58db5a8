public import PictureReading

/// The reason why a picture gave no puzzle.
public nonisolated enum CameraFailure: Error, Hashable, Sendable {
  /// The file can't be read.
  case file(FileError)
  /// Another program failed to take or convert a picture.
  case program(PictureProgramError)
  /// The file can't be decoded.
  case picture(PictureError)
  /// The picture shows no puzzle.
  case scan(ScanError)
}

/// The reason why another program made no picture.
public nonisolated enum PictureProgramError: Error, Hashable, Sendable {
  /// No program that takes pictures is installed. Each of `packages` has one.
  case noCamera(packages: [String])
  /// The program found no camera to use.
  case noDevice(program: String)
  /// No installed program converts this format. Each of `packages` has one.
  case noConverter(PictureFormat, packages: [String])
  /// The program ended without a picture. `reason` is the last line of its output, if any.
  case failed(program: String, reason: String?)
  /// The program took too long and was ended.
  case tookTooLong(program: String)
  /// The task was cancelled.
  case cancelled
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
