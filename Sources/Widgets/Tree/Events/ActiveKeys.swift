public import Observation

/// The key tables that are in force where the focus is, innermost first; what footers and help
/// overlays show. Of an outer table only what no inner one has another use for.
@Observable
public final class ActiveKeys {
  /// Innermost first.
  public private(set) var tables: [KeyTable] = []

  /// Takes other tables, if they look different from the ones before.
  func update(_ all: [KeyTable]) {
    var taken: Set<KeyPress> = []
    let tables = all.map { $0.leavingOut(&taken) }
    guard !tables.elementsEqual(self.tables, by: { $0.looksLike($1) }) else { return }
    self.tables = tables
  }
}

extension KeyTable {
  /// Whether both are shown alike.
  fileprivate func looksLike(_ other: KeyTable) -> Bool {
    title == other.title
      && entries.elementsEqual(other.entries) { one, other in
        one.keys == other.keys && one.title == other.title && one.visibility == other.visibility
          && one.label == other.label && one.labelKeys == other.labelKeys
      }
  }

  /// The table without the keys in `taken`, to which its own are added, and without entries that
  /// lose all keys by that.
  fileprivate func leavingOut(_ taken: inout Set<KeyPress>) -> KeyTable {
    let left = entries.compactMap { entry -> Entry? in
      let keys = entry.keys.filter { !taken.contains($0) }
      guard !keys.isEmpty || entry.keys.isEmpty else { return nil }
      return entry.with(keys)
    }
    taken.formUnion(entries.flatMap(\.keys))
    return KeyTable(title: title, id: id, entries: left, worksEverywhere: worksEverywhere)
  }
}
