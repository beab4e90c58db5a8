import Foundation
import Games

/// A program that plays a file.
struct SoundProgram: Hashable {
  /// The path of the executable file.
  let path: String
  /// The options before the file name.
  let options: [String]

  /// The known programs, best first: of PipeWire, PulseAudio, ALSA and macOS.
  private static let known = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []),
  ]

  /// The known programs in the `PATH` of `environment`. Empty over ssh, where nobody would hear
  /// them.
  static func all(environment: [String: String]) -> [SoundProgram] {
    guard environment["SSH_CONNECTION"]?.isEmpty ?? true else { return [] }
    return known.compactMap { name, options in
      InstalledProgram(named: name, in: environment).map {
        SoundProgram(path: $0.path, options: options)
      }
    }
  }

  /// Plays `sound`. Returns `true` if it was played to the end. Kills the program when the task is
  /// cancelled, and after `limit`. The program can neither read from the terminal nor write to it.
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
