import Foundation
import Store

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
