public import Foundation
import Games

/// The folder for Memory themes: a JSON file for each, named after its identity, so that damage to
/// one doesn't affect the others, and one file for their order.
///
/// ```
/// themes/_order.json  ["ocean", "1f", "faces"]
/// themes/1f.json      { "id": "1f", "name": … }
/// ```
public struct MemoryThemeFolder: Hashable, Sendable {
  /// The path, whether or not the folder exists.
  public let path: String

  /// Creates the folder at `path`, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// The folder as a store.
  public var store: MemoryThemeStore {
    MemoryThemeStore(load: load, save: save, saveOrder: saveOrder, delete: delete)
  }

  static let orderName = "_order"

  /// Returns `true` if a file in the folder may have this name, without its extension.
  static func owns(_ name: String) -> Bool { name == orderName || MemoryTheme.ID(name) != nil }

  /// Returns the contents of the files as they are, for a backup, by their names without the
  /// extension. Those that can't be read are left out.
  public func contents() throws(MemoryThemesError) -> [String: Data] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    let names = try names().filter(Self.owns).sorted().prefix(FileBound.themes + 1)
    let files = names.compactMap { name in
      (try? OwnFile.contents(of: file(name), upTo: FileBound.theme)).map { (name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  /// Puts the themes of a backup in place of the folder, which is renamed to `path.before-1` or the
  /// first free number. Returns its new path, or `nil` if there was nothing else. After a failure
  /// the folder is what it was.
  public func restore(_ files: [String: Data]) throws(MemoryThemesError) -> String? {
    do {
      try OwnFile.checkIsFolder(path)
      try OwnFile.checkLink(path)
      let target = try OwnFile.target(of: path)
      var kept: String?
      if FileManager.default.fileExists(atPath: target) {
        if try contents() == files { return nil }
        let free = SetAsideFile.freePath("\(target).before")
        guard rename(target, free) == 0 else { throw FileFault(errno) }
        kept = free
      }
      do {
        for (name, data) in files where Self.owns(name) { try OwnFile.write(data, to: file(name)) }
      } catch {
        for name in files.keys { unlink(file(name)) }
        rmdir(target)
        if let kept { rename(kept, target) }
        throw error
      }
      return kept
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }

  /// Loads all themes, identified by their file names, so that a manual copy is a separate theme.
  /// Themes without a known position come last, by name. Invalid files are set aside. Unreadable
  /// files stay where they are, and so do those beyond ``FileBound/themes``,
  /// ``FileBound/allThemes`` and ``FileBound/theme``.
  ///
  /// - Throws: an error if the folder can't be read, to keep new themes from overwriting existing
  ///   ones.
  func load() throws(MemoryThemesError) -> MemoryThemeStore.Loaded {
    guard FileManager.default.fileExists(atPath: path) else {
      return .init(themes: nil, hasOrder: false)
    }
    var names = try names()
    var loaded = MemoryThemeStore.Loaded(themes: [], hasOrder: names.remove(Self.orderName) != nil)
    var themes: [MemoryTheme] = []
    // The number of files to read, and the bytes that were read so far.
    var (limit, size) = (FileBound.themes, 0)
    for (place, name) in names.sorted().enumerated() {
      if size >= FileBound.allThemes { limit = min(limit, place) }
      guard place < limit else {
        loaded.unread[MemoryTheme.ID(name) ?? MemoryTheme.ID(0)] = .unreadable(
          path: path, reason: .tooMany(limit: limit))
        continue
      }
      do {
        if let theme: MemoryTheme = try value(in: name, &size, &loaded.setAside),
          let id = MemoryTheme.ID(name)
        {
          if theme.unreadSymbols > 0 { loaded.incomplete.append(theme.name) }
          themes.append(theme.id == id ? theme : theme.copy(id: id, name: theme.name))
        }
      } catch {
        loaded.unread[MemoryTheme.ID(name) ?? MemoryTheme.ID(0)] = unreadable(name, error)
      }
    }
    loaded.themes = themes.sorted { ($0.name, $0.id.text) < ($1.name, $1.id.text) }
      .sorted(by: loaded.hasOrder ? order(&loaded) : [])
    return loaded
  }

  private func names() throws(MemoryThemesError) -> Set<String> {
    do {
      try OwnFile.checkIsFolder(path)
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return Set(names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) })
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Returns the order. Empty if its file is damaged, which `loaded` then records.
  private func order(_ loaded: inout MemoryThemeStore.Loaded) -> [String] {
    var (size, setAside) = (0, [SetAsideFile]())
    let found: [JSONValue]? = try? value(in: Self.orderName, &size, &setAside)
    loaded.orderSetAside = setAside.first
    return (found ?? []).compactMap { if case .string(let id) = $0 { id } else { nil } }
  }

  private func unreadable(_ name: String, _ error: any Error) -> MemoryThemesError {
    .unreadable(path: file(name), reason: FileFault(error))
  }

  func save(_ theme: MemoryTheme) throws(MemoryThemesError) {
    try write(theme, to: theme.id.text)
  }

  func saveOrder(_ order: [MemoryTheme.ID]) throws(MemoryThemesError) {
    try write(order.map(\.text), to: Self.orderName)
  }

  func delete(_ id: MemoryTheme.ID) throws(MemoryThemesError) {
    let path = file(id.text)
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }

  private func file(_ name: String) -> String { "\(path)/\(name).json" }

  /// Returns the decoded contents of a file, or what comes before they are damaged, which takes the
  /// place of the file. `nil` if they are of another kind. The file is set aside unless all of it
  /// could be read. Adds its bytes to `size`.
  private func value<Value: Codable>(
    in name: String, _ size: inout Int, _ setAside: inout [SetAsideFile]
  ) throws -> Value? {
    let data = try OwnFile.contents(of: file(name), upTo: FileBound.theme)
    size += data.count
    let (value, file) = try StoredJSON<Value>.load(
      data, of: file(name), encode: { try Data(json: $0) })
    if let file { setAside.append(file) }
    return value
  }

  private func write(_ value: some Encodable, to name: String) throws(MemoryThemesError) {
    let path = file(name)
    do {
      try OwnFile.write(Data(json: value), to: path)
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }
}
