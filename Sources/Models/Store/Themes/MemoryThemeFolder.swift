import Foundation
import Games

/// The folder in which themes of Memory last: a JSON file for each, named after its identity, so that
/// damage to one leaves the others alone; and one for their order.
///
/// ```
/// themes/_order.json  ["ocean", "1f", "faces"]
/// themes/1f.json      { "id": "1f", "name": … }
/// ```
public struct MemoryThemeFolder: Hashable, Sendable {
  /// Where it is, or will be.
  public let path: String

  /// The folder at `path`, which need not be there.
  public init(path: String) {
    self.path = path
  }

  /// The folder as a store.
  public var store: MemoryThemeStore {
    MemoryThemeStore(load: load, save: save, saveOrder: saveOrder, delete: delete)
  }

  private static let orderName = "_order"

  /// All themes, whose identities are the names of their files: a copy made by hand is a theme of its
  /// own. Those whose place is not known come last, by name. What is no theme is set aside; what
  /// cannot be read stays where it is.
  ///
  /// - Throws: where the folder cannot be read, lest new themes take the place of those in it.
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
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return Set(names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) })
    } catch {
      throw .unreadable(path: path, reason: FileFault(error).description)
    }
  }

  /// The order; none where its file is damaged, which `loaded` then says.
  private func order(_ loaded: inout MemoryThemeStore.Loaded) -> [String] {
    if let found: [String] = (try? value(in: Self.orderName)) ?? nil { return found }
    loaded.orderSetAside = try? SetAsideFile.setAside(file(Self.orderName))
    return []
  }

  private func unreadable(_ name: String, _ error: any Error) -> MemoryThemesError {
    .unreadable(path: file(name), reason: FileFault(error).description)
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
      throw .unwritable(path: path, reason: FileFault(error).description)
    }
  }

  private func file(_ name: String) -> String { "\(path)/\(name).json" }

  /// What a file holds; nil where that is nothing of the kind.
  private func value<Value: Decodable>(in name: String) throws -> Value? {
    let data = try Data(contentsOf: URL(fileURLWithPath: file(name)))
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  private func write(_ value: some Encodable, to name: String) throws(MemoryThemesError) {
    let path = file(name)
    do {
      try ReplacedFile.write(MemoryThemeFile.data(of: value), to: path)
    } catch {
      throw .unwritable(path: path, reason: FileFault(error).description)
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
