// SPDX-License-Identifier: Apache-2.0

public import Observation

/// The key tables in force at the focus, innermost first, as footers and help overlays show them.
/// Keys that an inner table uses are left out of the outer ones.
@Observable
public final class ActiveKeys {
  /// Innermost first. The actions are always current; observers are notified only when the tables
  /// look different.
  public var tables: [KeyTable] {
    _ = appearanceVersion
    return latest
  }

  @ObservationIgnored private var latest: [KeyTable] = []
  /// Incremented whenever the tables look different.
  private var appearanceVersion = 0

  /// Replaces the tables with those now in force.
  func update(_ all: [KeyTable]) {
    var taken = TakenKeys()
    let tables = all.map { $0.leavingOut(&taken) }
    let lookAlike = tables.elementsEqual(latest, by: { $0.looksLike($1) })
    latest = tables
    if !lookAlike { appearanceVersion += 1 }
  }
}

extension KeyTable {
  /// `true` if both look the same on screen.
  fileprivate func looksLike(_ other: KeyTable) -> Bool {
    title == other.title
      && entries.elementsEqual(other.entries) { one, other in
        one.keys == other.keys && one.title == other.title && one.visibility == other.visibility
          && one.label == other.label && one.labelKeys == other.labelKeys
      }
  }

  /// The table without the keys in `taken`, dropping entries left with no keys. Adds its own keys
  /// to `taken`.
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

/// The keys used by inner tables.
private struct TakenKeys {
  var keys: Set<KeyPress> = []
  /// Matches typed characters that are taken. `nil` if there are none.
  var typing: ((KeyPress) -> Bool)?

  func contains(_ key: KeyPress) -> Bool {
    key.typed != nil && typing?(key) == true || keys.contains(key)
  }
}
