import Foundation

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

  /// All themes. Those whose place is not known come last, by name. What is no theme is set aside;
  /// what cannot be read is an error, lest it be lost.
  func load() throws(MemoryThemesError) -> MemoryThemeStore.Loaded {
    do {
      guard FileManager.default.fileExists(atPath: path) else { return .init(themes: nil) }
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      var setAside: [SetAsideFile] = []
      var themes: [MemoryTheme] = []
      for name in names.sorted() where name != Self.orderName {
        if let theme: MemoryTheme = try value(in: name), theme.id.text == name {
          themes.append(theme)
        } else {
          setAside.append(try SetAsideFile.setAside(file(name)))
        }
      }
      var order: [String] = []
      if names.contains(Self.orderName) {
        if let found: [String] = try value(in: Self.orderName) {
          order = found
        } else {
          setAside.append(try SetAsideFile.setAside(file(Self.orderName)))
        }
      }
      return .init(themes: Self.sorted(themes, by: order), setAside: setAside)
    } catch {
      throw .unreadable(path: path, reason: FileFault(error).description)
    }
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
