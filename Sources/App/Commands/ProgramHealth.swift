import PictureReading
import Screens
import Scutes
import Store
import Sudoku

/// The programs that this one calls, found or not.
struct ProgramHealth {
  let environment: [String: String]
  /// `true` to name programs without their folders.
  var isReport = false
  var camera: String? = Camera.first

  /// Asks the programs that convert pictures what they read.
  func findings() async -> [Finding] {
    let formats = await ConvertedFormats(environment: environment)
    return [soundFinding, cameraFinding, finding(formats)]
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

  /// The formats of pictures that other programs read, and those that none does.
  private func finding(_ formats: ConvertedFormats) -> Finding {
    let language = Language.english
    let (readable, others) = (formats.readable, formats.unreadable.map(\.name))
    let programs = readable.compactMap { formats.programs[$0]?.name }
    let groups = programs.enumerated().filter { programs[..<$0].contains($1) == false }
      .map { _, name in
        let own = readable.filter { formats.programs[$0]?.name == name }.map(\.name)
        return "\(language.list(own)) by \(name)"
      }
    let reads = isReport ? groups.joined(separator: ", ") : language.list(readable.map(\.name))
    let lack = others.isEmpty ? "" : "no \(language.list(others, or: true))"
    let value = [reads, lack].filter { !$0.isEmpty }.joined(separator: ", but ")
    let packages = formats.missingPackages
    return Finding(
      mark: others.isEmpty ? .fine : .note, label: "Picture files", value: value,
      advice: packages.isEmpty
        ? nil : "Install \(language.list(packages)) to read \(others.count > 1 ? "them" : "it").")
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
