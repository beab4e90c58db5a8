import Foundation

/// The JSON file in which preferences last.
///
/// Keys that this version does not know stay in the file when it is written, so that an older and a
/// newer version can share it.
public struct PreferencesFile: Hashable, Sendable {
  /// Where it is, or will be.
  public let path: String

  /// The file at `path`, which need not be there.
  public init(path: String) {
    self.path = path
  }

  /// What a file held, and what happened to it.
  public struct Loaded: Hashable, Sendable {
    /// The preferences, by default where the file does not say or cannot be read.
    public let preferences: Preferences
    /// The file that turned out to be no JSON object; nil where all is well.
    public let setAside: SetAsideFile?
  }

  /// Reads the file. One that is missing counts as empty, a damaged one is set aside.
  ///
  /// A known key with a value that makes no sense counts as missing.
  public func load() throws(PreferencesError) -> Loaded {
    do {
      guard FileManager.default.fileExists(atPath: path) else {
        return Loaded(preferences: Preferences(), setAside: nil)
      }
      let data = try data()
      // A file that this version has written holds every key.
      if let all = try? JSONDecoder().decode(Preferences.self, from: data) {
        return Loaded(preferences: all, setAside: nil)
      }
      guard let object = Self.object(in: data) else {
        return Loaded(
          preferences: Preferences(), setAside: try SetAsideFile.setAside(path))
      }
      return Loaded(preferences: try Self.preferences(from: object), setAside: nil)
    } catch {
      throw .unreadable(path: path, reason: FileFault(error).description)
    }
  }

  /// Writes the preferences, and with them the unknown keys that the file holds.
  ///
  /// The file is replaced whole: whoever reads it, even after a power cut, sees the old or the new.
  public func save(_ preferences: Preferences) throws(PreferencesError) {
    do {
      var object =
        try FileManager.default.fileExists(atPath: path) ? Self.object(in: data()) ?? [:] : [:]
      object.merge(try Self.object(of: preferences)) { _, new in new }
      let data = try JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      try ReplacedFile.write(data + Data("\n".utf8), to: path)
    } catch {
      throw .unwritable(path: path, reason: FileFault(error).description)
    }
  }
}

extension PreferencesFile {
  private func data() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  /// What `data` holds; nil where that is not a JSON object.
  private static func object(in data: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func object(of preferences: Preferences) throws -> [String: Any] {
    let data = try JSONEncoder().encode(preferences)
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// Lays the known values over the defaults: all of them, or where the preferences cannot be read
  /// with all of them, each that they can be read with.
  private static func preferences(from object: [String: Any]) throws -> Preferences {
    var accepted = try self.object(of: Preferences())
    let known = object.filter { accepted.keys.contains($0.key) }
    if let all = preferences(known, over: accepted) { return all }
    for (key, value) in known where preferences([key: value], over: accepted) != nil {
      accepted[key] = value
    }
    return preferences([:], over: accepted) ?? Preferences()
  }

  private static func preferences(
    _ values: [String: Any], over defaults: [String: Any]
  ) -> Preferences? {
    let object = defaults.merging(values) { _, new in new }
    return (try? JSONSerialization.data(withJSONObject: object))
      .flatMap { try? JSONDecoder().decode(Preferences.self, from: $0) }
  }
}

/// Why preferences could not be read or written.
public enum PreferencesError: Error, Hashable, Sendable {
  /// The file is there and cannot be read.
  case unreadable(path: String, reason: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
}
