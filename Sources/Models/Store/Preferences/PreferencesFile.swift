public import Foundation
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
    /// The file that wasn't a JSON object as a whole, or `nil` if all is well.
    public let setAside: SetAsideFile?
  }

  /// Reads the file. A missing file counts as empty. One that is damaged, or larger than
  /// ``FileBound/preferences``, is set aside, and what comes before the damage counts, unless
  /// another program that is writing it has mended it by then.
  ///
  /// A known key with an invalid value counts as missing.
  public func load() throws(PreferencesError) -> Loaded {
    do {
      guard FileManager.default.fileExists(atPath: path) else {
        return Loaded(preferences: Preferences(), setAside: nil)
      }
      if let whole = whole() { return Loaded(preferences: whole, setAside: nil) }
      return try FileLock.withFolder(of: path) {
        guard FileManager.default.fileExists(atPath: path) else {
          return Loaded(preferences: Preferences(), setAside: nil)
        }
        let (fields, setAside) = try fields()
        return Loaded(preferences: try Preferences(fields: fields), setAside: setAside)
      }
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Returns the preferences in the file as it is, or `nil` if it is missing, damaged or too large.
  /// Never changes it.
  public func whole() -> Preferences? {
    guard let data = try? data() else { return nil }
    // A file written by this version contains every key.
    if let all = try? JSONDecoder().decode(Preferences.self, from: data) { return all }
    guard let found = StoredJSON<[String: JSONValue]>(data), found.isWhole else { return nil }
    return try? Preferences(fields: found.value)
  }

  /// Returns the contents of the file as they are, or `nil` if there is none.
  public func contents() throws(PreferencesError) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try data()
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Puts the contents of a backup in place of the file. Returns the path of a copy of what was
  /// there, or `nil` if there was nothing else.
  public func restore(_ contents: Data) throws(PreferencesError) -> String? {
    do {
      return try OwnFile.replace(path, with: contents, upTo: FileBound.preferences)
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }

  /// Writes the changes that lead from `old` to `new` into the file, and returns what it holds
  /// then. Other programs may have changed it since `old`, and this waits while they write
  /// (``Preferences/merging(changesFrom:to:)``). A file that is missing gets all of `new`, and so
  /// does one that is damaged and set aside, for what can't be read of it.
  ///
  /// Unknown keys and values stay. The file is replaced atomically: a reader sees the old or the
  /// new one, even after a power cut.
  @discardableResult
  public func save(
    changesFrom old: Preferences, to new: Preferences
  ) throws(PreferencesError) -> Preferences {
    try save(changesFrom: old, to: new, within: FileLock.patience)
  }

  /// Does the same, but waits for other programs for up to `limit`.
  func save(
    changesFrom old: Preferences, to new: Preferences, within limit: Duration
  ) throws(PreferencesError) -> Preferences {
    do {
      return try FileLock.withFolder(of: path, within: limit) {
        let found = try FileManager.default.fileExists(atPath: path) ? fields().values : [:]
        var object = found.merging(try new.fields) { found, _ in found }
        let present = try Preferences(fields: object)
        let merged = try present.merging(changesFrom: old, to: new)
        let before = try present.fields
        for (name, value) in try merged.fields where before[name] != value {
          object[name] = value
        }
        try OwnFile.write(Data(json: object), to: path)
        return merged
      }
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }

  private func data() throws -> Data {
    try OwnFile.contents(of: path, upTo: FileBound.preferences)
  }

  /// Returns the values in the file by their keys. Sets it aside unless it is a JSON object as a
  /// whole.
  private func fields() throws -> (values: [String: JSONValue], setAside: SetAsideFile?) {
    let (values, setAside) = try StoredJSON<[String: JSONValue]>.load(
      path, upTo: FileBound.preferences, encode: Data.init(json:))
    return (values ?? [:], setAside)
  }
}

/// The reason why preferences couldn't be read or written.
public enum PreferencesError: Error, Hashable, Sendable {
  /// The file exists but can't be read.
  case unreadable(path: String, reason: FileFault)
  /// The file can't be written.
  case unwritable(path: String, reason: FileFault)
}
