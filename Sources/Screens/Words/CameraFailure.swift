public import PictureReading
import Sudoku

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
  public var name: String {
    switch self {
    case .webp: "WebP"
    case .jpegXL: "JPEG XL"
    default: rawValue.uppercased()
    }
  }
}

nonisolated extension Words {
  /// A sentence about why a picture gave no puzzle, and what to do about it.
  public func text(of failure: CameraFailure) -> String {
    switch failure {
    case .file(let trouble): text(of: trouble)
    case .program(.noCamera(let packages)):
      say(
        "Install \(language.list(packages, or: true)) to take pictures.",
        "사진을 찍으려면 \(packages.joined(separator: ", ")) 중 하나를 설치하세요.")
    case .program(.noDevice(let program)):
      say(
        "\(program) found no camera. Connect one, or choose a picture.",
        "\(program) 프로그램이 카메라를 찾지 못했어요. 카메라를 연결하거나 사진을 골라 주세요.")
    case .program(.noConverter(let format, let packages)):
      say(
        "No converter for \(format.name) found. Install \(language.list(packages, or: true)), or "
          + "save it as JPEG.",
        "\(format.name) 변환기가 없어요. \(packages.joined(separator: ", ")) 중 하나를 설치하거나 JPEG로 저장해 "
          + "주세요.")
    case .picture(.needsConverter(let format)):
      say(
        "\(format.name) pictures have to be converted. Save it as JPEG or PNG.",
        "\(format.name) 사진은 변환해야 해요. JPEG나 PNG로 저장해 주세요.")
    case .program(.failed(let program, let reason)):
      say(
        "\(program) made no picture\(reason.map { ": \($0)" } ?? ""). Try again, or choose a file.",
        "\(program) 프로그램이 사진을 만들지 못했어요\(reason.map { ": \($0)" } ?? ""). 다시 하거나 파일을 골라 "
          + "주세요.")
    case .program(.tookTooLong(let program)):
      say(
        "\(program) took too long. Try again, or choose a file.",
        "\(program) 프로그램이 너무 오래 걸려요. 다시 하거나 파일을 골라 주세요.")
    case .program(.cancelled): say("Cancelled. Choose another picture.", "취소했어요. 다른 사진을 골라 주세요.")
    case .picture(.empty):
      say("This file is empty. Choose another picture.", "빈 파일이에요. 다른 사진을 골라 주세요.")
    case .picture(.notAPicture):
      say(
        "This file is neither a picture nor a puzzle. Choose a JPEG or PNG.",
        "사진도 퍼즐도 아닌 파일이에요. JPEG나 PNG를 골라 주세요.")
    case .picture(.unsupported(let format)):
      say(
        "\(format.name) files like this can't be read. Save it as JPEG or PNG.",
        "이런 \(format.name) 파일은 읽을 수 없어요. JPEG나 PNG로 저장해 주세요.")
    case .picture(.damaged(let format)):
      say(
        "This \(format.name) file is damaged. Copy it again, or choose another picture.",
        "손상된 \(format.name) 파일이에요. 다시 복사하거나 다른 사진을 골라 주세요.")
    case .picture(.tooLarge(0, _)), .picture(.tooLarge(_, 0)):
      say(
        "This picture takes more memory than there is. Save a smaller copy and open that.",
        "메모리가 부족해 이 사진을 열 수 없어요. 더 작게 저장해서 여세요.")
    case .picture(.tooLarge(let width, let height)):
      say(
        "\(width)×\(height) pixels are too many. Save a smaller copy and open that.",
        "\(width)×\(height) 픽셀은 너무 커요. 작게 저장해서 열어 주세요.")
    case .picture(.tooSmall(let width, let height)):
      say(
        "\(width)×\(height) pixels are too few. Take the picture from closer up.",
        "\(width)×\(height) 픽셀은 너무 작아요. 더 가까이에서 찍어 주세요.")
    case .scan:
      say(
        "No Sudoku grid found. Take the picture from above with all four corners in it.",
        "스도쿠 보드를 찾지 못했어요. 네 모서리가 다 나오게 위에서 찍어 보세요.")
    }
  }
}
