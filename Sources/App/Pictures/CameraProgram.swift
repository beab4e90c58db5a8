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

  /// The packages of the system, each of which has one of them.
  static var packages: [String] { candidates.map(\.rawValue) }

  /// The arguments that have it take a picture with `camera` and write it as a JPEG to `output`, an
  /// absolute path. The first second is thrown away: cameras need it to find the exposure.
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
  /// What macOS calls the camera that it would take itself.
  static let anyOne = "default"

  /// The camera to take a picture with unless the user names another; `nil` if there is none. On macOS
  /// only the program that takes it finds out.
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
