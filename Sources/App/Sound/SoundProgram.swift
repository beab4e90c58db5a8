import Foundation
import Games
import Store

/// A program that plays a file.
struct SoundProgram: Hashable {
  /// The path of the executable file.
  let path: String
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

/// The files of the sounds that are playing, each in a private folder.
final class SoundFiles: Sendable {
  private let folders = PrivateFolders()

  /// Writes a file and returns its path. `nil` if that fails or after ``close()``.
  func write(_ sound: Data) -> String? {
    guard let folder = folders.make() else { return nil }
    let path = folder + "/sound.wav"
    guard
      FileManager.default.createFile(
        atPath: path, contents: sound, attributes: [.posixPermissions: 0o600])
    else {
      folders.remove(folder)
      return nil
    }
    return path
  }

  /// Removes a file after its sound has ended.
  func remove(_ path: String) {
    folders.remove(PathParts(path).folder)
  }

  /// Removes all files and stops writing new ones.
  func close() { folders.close() }
}
