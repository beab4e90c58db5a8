import Foundation
import Games

/// The JSON file for preferences.
///
/// Keys unknown to this version are preserved, so that an older and a newer version can share the
/// file.
public struct PreferencesFile: Hashable, Sendable {
  /// The path, whether or not the file exists.
  public let path: String

  /// Creates the file at `path`, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// The contents of a file, with its fate if it was damaged.
  public struct Loaded: Hashable, Sendable {
    /// The preferences, with defaults for missing or unreadable values.
    public let preferences: Preferences
    /// The file that wasn't a JSON object, or `nil` if all is well.
    public let setAside: SetAsideFile?
  }

  /// Reads the file. A missing file counts as empty, a damaged one is set aside.
  ///
  /// A known key with an invalid value counts as missing.
  public func load() throws(PreferencesError) -> Loaded {
    do {
      guard FileManager.default.fileExists(atPath: path) else {
        return Loaded(preferences: Preferences(), setAside: nil)
      }
      let data = try data()
      // A file written by this version contains every key.
      if let all = try? JSONDecoder().decode(Preferences.self, from: data) {
        return Loaded(preferences: all, setAside: nil)
      }
      guard let object = Self.object(in: data) else {
        return Loaded(
          preferences: Preferences(), setAside: try SetAsideFile.setAside(path))
      }
      return Loaded(preferences: try Self.preferences(from: object), setAside: nil)
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Writes the preferences, preserving unknown keys in the file.
  ///
  /// The file is replaced atomically: a reader sees the old or the new one, even after a power cut.
  public func save(_ preferences: Preferences) throws(PreferencesError) {
    do {
      var object =
        try FileManager.default.fileExists(atPath: path) ? Self.object(in: data()) ?? [:] : [:]
      object.merge(try Self.object(of: preferences)) { _, new in new }
      try ReplacedFile.write(Data(json: object), to: path)
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }
}

extension PreferencesFile {
  private func data() throws -> Data { try RegularFile.contents(of: path) }

  /// Returns the contents of `data`, or `nil` if it isn't a JSON object.
  private static func object(in data: Data) -> [String: JSONValue]? {
    try? JSONDecoder().decode([String: JSONValue].self, from: data)
  }

  private static func object(of preferences: Preferences) throws -> [String: JSONValue] {
    try object(in: JSONEncoder().encode(preferences)) ?? [:]
  }

  /// Merges the known values into the defaults: all of them if the result can be decoded, otherwise
  /// each one that can.
  private static func preferences(from object: [String: JSONValue]) throws -> Preferences {
    var accepted = try self.object(of: Preferences())
    let known = object.filter { accepted.keys.contains($0.key) }
    if let all = preferences(known, over: accepted) { return all }
    for (key, value) in known where preferences([key: value], over: accepted) != nil {
      accepted[key] = value
    }
    return preferences([:], over: accepted) ?? Preferences()
  }

  private static func preferences(
    _ values: [String: JSONValue], over defaults: [String: JSONValue]
  ) -> Preferences? {
    let object = defaults.merging(values) { _, new in new }
    return (try? JSONEncoder().encode(object))
      .flatMap { try? JSONDecoder().decode(Preferences.self, from: $0) }
  }
}

/// The reason why preferences couldn't be read or written.
public enum PreferencesError: Error, Hashable, Sendable {
  /// The file exists but can't be read.
  case unreadable(path: String, reason: FileFault)
  /// The file can't be written.
  case unwritable(path: String, reason: FileFault)
}
