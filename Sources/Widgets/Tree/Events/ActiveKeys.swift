public import Observation

/// The key tables that are in force where the focus is, innermost first; what footers and help
/// overlays show. Of an outer table only what no inner one has another use for.
@Observable
public final class ActiveKeys {
  /// Innermost first. They do what the keys do now; whoever reads them is told of a change when they
  /// look different.
  public var tables: [KeyTable] {
    _ = looks
    return latest
  }

  @ObservationIgnored private var latest: [KeyTable] = []
  /// How often the tables have come to look different.
  private var looks = 0

  /// Takes the tables that are in force now.
  func update(_ all: [KeyTable]) {
    var taken = TakenKeys()
    let tables = all.map { $0.leavingOut(&taken) }
    let lookAlike = tables.elementsEqual(latest, by: { $0.looksLike($1) })
    latest = tables
    if !lookAlike { looks += 1 }
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
  fileprivate func leavingOut(_ taken: inout TakenKeys) -> KeyTable {
    let others = entries.compactMap { entry -> Entry? in
      let keys = entry.keys.filter { !taken.contains($0) }
      guard !keys.isEmpty || entry.keys.isEmpty else { return nil }
      return entry.with(keys)
    }
    taken.keys.formUnion(entries.flatMap(\.keys))
    if type != nil { taken.typing = { [left] in !left.contains($0) } }
    return with(others)
  }
}

/// The keys that inner tables have a use for.
private struct TakenKeys {
  var keys: Set<KeyPress> = []
  /// Which of those that type are among them; nil for none.
  var typing: ((KeyPress) -> Bool)?

  func contains(_ key: KeyPress) -> Bool {
    key.typed != nil && typing?(key) == true || keys.contains(key)
  }
}
