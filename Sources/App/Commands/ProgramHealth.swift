import PictureReading
import Screens
import Store
import Sudoku
import Widgets

/// The programs that this one calls, found or not.
struct ProgramHealth {
  let environment: [String: String]
  /// `true` to name programs without their folders.
  var isReport = false
  var camera: String? = Camera.first

  /// The formats of pictures that other programs convert.
  private static let convertedFormats: [PictureFormat] = [.heic, .webp, .avif, .jpegXL, .tiff]

  var findings: [Finding] {
    [soundFinding, cameraFinding] + Self.convertedFormats.map(converterFinding)
      + [Finding(label: "Clipboard", value: "no program: the terminal takes text (OSC 52)")]
  }

  private var soundFinding: Finding {
    let programs = SoundProgram.all(environment: environment)
    if let program = programs.first { return found("Sound", program.path) }
    let isDistant = ProcessEnvironment.isRemote { environment[$0] }
    return Finding(
      mark: isDistant ? .fine : .note, label: "Sound",
      value: isDistant ? "the bell, over ssh" : "the bell",
      advice: isDistant
        ? nil : "Install \(Language.english.list(SoundProgram.packages, or: true)) to hear sounds.")
  }

  private var cameraFinding: Finding {
    let programs = CameraProgram.candidates.lazy.compactMap { kind in
      InstalledProgram(named: kind.rawValue, in: environment)
    }
    guard let program = programs.first else {
      return missing("Camera", .noCamera(packages: CameraProgram.packages))
    }
    guard camera != nil else { return missing("Camera", .noDevice(program: program.name)) }
    return found("Camera", program.path)
  }

  private func converterFinding(_ format: PictureFormat) -> Finding {
    let programs = ConverterProgram.candidates(for: format).lazy.compactMap { kind in
      InstalledProgram(named: kind.rawValue, in: environment)
    }
    return programs.first.map { found("\(format.name) pictures", $0.path) }
      ?? missing(
        "\(format.name) pictures",
        .noConverter(format, packages: ConverterProgram.packages(for: format)))
  }

  private func found(_ label: String, _ path: String) -> Finding {
    Finding(label: label, value: isReport ? PathParts(path).name : path)
  }

  private func missing(_ label: String, _ error: PictureProgramError) -> Finding {
    Finding(
      mark: .note, label: label, value: "none",
      advice: Words.english.text(of: .program(error)))
  }
}
