import Foundation
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

  private static let orderName = "_order"

  /// Loads all themes, identified by their file names, so that a manual copy is a separate theme.
  /// Themes without a known position come last, by name. Invalid files are set aside. Unreadable
  /// files stay where they are.
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
    for name in names.sorted() {
      do {
        if let theme: MemoryTheme = try value(in: name), let id = MemoryTheme.ID(name) {
          themes.append(theme.id == id ? theme : theme.copy(id: id, name: theme.name))
        } else {
          loaded.setAside.append(try SetAsideFile.setAside(file(name)))
        }
      } catch {
        loaded.unread[MemoryTheme.ID(name) ?? MemoryTheme.ID(0)] = unreadable(name, error)
      }
    }
    loaded.themes = Self.sorted(themes, by: loaded.hasOrder ? order(&loaded) : [])
    return loaded
  }

  private func names() throws(MemoryThemesError) -> Set<String> {
    do {
      try RegularFile.checkIsFolder(path)
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return Set(names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) })
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Returns the order. Empty if its file is damaged, which `loaded` then records.
  private func order(_ loaded: inout MemoryThemeStore.Loaded) -> [String] {
    if let found: [String] = (try? value(in: Self.orderName)) ?? nil { return found }
    loaded.orderSetAside = try? SetAsideFile.setAside(file(Self.orderName))
    return []
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

  /// Returns the decoded contents of a file, or `nil` if they are of another kind.
  private func value<Value: Decodable>(in name: String) throws -> Value? {
    let data = try RegularFile.contents(of: file(name))
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  private func write(_ value: some Encodable, to name: String) throws(MemoryThemesError) {
    let path = file(name)
    do {
      try ReplacedFile.write(Data(json: value), to: path)
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }

  private static func sorted(_ themes: [MemoryTheme], by order: [String]) -> [MemoryTheme] {
    let places = Dictionary(zip(order, order.indices)) { first, _ in first }
    return themes.sorted { first, second in
      let (one, other) = (places[first.id.text] ?? .max, places[second.id.text] ?? .max)
      return one == other
        ? (first.name, first.id.text) < (second.name, second.id.text) : one < other
    }
  }
}
