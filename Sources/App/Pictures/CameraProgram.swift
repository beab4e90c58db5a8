import Foundation

/// A program that takes a picture with a camera.
enum CameraProgram: String, CaseIterable {
  case ffmpeg
  case fswebcam
  case imagesnap

  /// The programs available on this system, best first.
  static var candidates: [CameraProgram] {
    #if os(macOS)
      [.ffmpeg, .imagesnap]
    #else
      [.ffmpeg, .fswebcam]
    #endif
  }

  /// The packages of the system, one for each program.
  static var packages: [String] { candidates.map(\.rawValue) }

  /// The arguments for taking a picture with `camera` and writing it as a JPEG to `output`, an
  /// absolute path. The first second is discarded, because cameras need it to adjust the exposure.
  func arguments(camera: String, to output: String) -> [String] {
    switch self {
    case .ffmpeg:
      ConverterProgram.quietly + Self.input(camera)
        + ["-ss", "1", "-frames:v", "1", "-update", "1", "-q:v", "2", output]
    case .fswebcam:
      [
        "--quiet", "--no-banner", "--resolution", "1920x1080", "--skip", "20", "--jpeg", "95",
        "--device", camera, output,
      ]
    case .imagesnap:
      ["-q", "-w", "1.5"] + (camera == Camera.anyOne ? [] : ["-d", camera]) + [output]
    }
  }

  private static func input(_ camera: String) -> [String] {
    #if os(macOS)
      let size = ["-framerate", "30", "-video_size", "1280x720"]
      return ["-f", "avfoundation"] + size + ["-i", "\(camera):none"]
    #else
      return ["-f", "v4l2", "-video_size", "1920x1080", "-i", camera]
    #endif
  }
}

/// The cameras of this machine.
enum Camera {
  /// The name of macOS for the default camera.
  static let anyOne = "default"

  /// The camera to use unless the user names another, or `nil` if there is none. On macOS only the
  /// program itself can tell.
  static var first: String? {
    #if os(macOS)
      return anyOne
    #else
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev")) ?? []
      let numbers = names.compactMap { name in
        name.hasPrefix("video") ? Int(name.dropFirst(5)) : nil
      }
      return numbers.min().map { "/dev/video\($0)" }
    #endif
  }
}
