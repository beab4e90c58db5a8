import Foundation
import Games

/// A program of the system that plays a file.
struct SoundProgram: Hashable {
  /// The file that is run.
  let path: String
  /// The options before the file name.
  let options: [String]

  /// The known programs, best first: of PipeWire, PulseAudio, ALSA, macOS.
  private static let known = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []),
  ]

  /// Those that stand along the `PATH` of `environment`. There are none over ssh, where they would
  /// play to nobody.
  static func all(environment: [String: String]) -> [SoundProgram] {
    guard environment["SSH_CONNECTION"]?.isEmpty ?? true else { return [] }
    return known.compactMap { name, options in
      InstalledProgram(named: name, in: environment).map {
        SoundProgram(path: $0.path, options: options)
      }
    }
  }

  /// Plays `sound`, and returns once that is done: whether it could be done. The program is ended
  /// where the task is cancelled, or `limit` passes. It has the terminal neither to read nor to write.
  @concurrent
  func play(
    _ sound: SampledSound, from files: SoundFiles, within limit: Duration
  ) async -> Bool {
    guard let file = files.write(sound.wav) else { return false }
    defer { files.remove(file) }
    return await withTaskCancellationHandler {
      await ProgramCall(program: path, arguments: options + [file]).run(within: limit).isSuccess
    } onCancel: {
      files.remove(file)
    }
  }
}
