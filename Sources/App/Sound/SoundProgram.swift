import Foundation
import Games
import Scutes

/// A program that plays a file.
struct SoundProgram: Hashable {
  /// The path of the executable file.
  let path: String
  let options: [String]

  /// The known programs, best first: of PipeWire, PulseAudio, ALSA and macOS.
  private static let known = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []),
  ]

  /// The packages of the system that have one.
  static let packages = ["pipewire-bin", "pulseaudio-utils", "alsa-utils"]

  /// The known programs in the `PATH` of `environment`. Empty over ssh, where nobody would hear
  /// them.
  static func all(environment: [String: String]) -> [SoundProgram] {
    if ProcessEnvironment.isRemote({ environment[$0] }) { return [] }
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
    _ sound: SampledSound, in folders: PrivateFolders, within limit: Duration
  ) async -> Bool {
    guard let folder = folders.make() else { return false }
    defer { folders.remove(folder) }
    let file = folder + "/sound.wav"
    guard
      FileManager.default.createFile(
        atPath: file, contents: sound.wav, attributes: [.posixPermissions: 0o600])
    else { return false }
    return await withTaskCancellationHandler {
      await ProgramCall(program: path, arguments: options + [file]).run(within: limit).isSuccess
    } onCancel: {
      folders.remove(folder)
    }
  }
}
