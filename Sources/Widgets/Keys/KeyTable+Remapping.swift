extension KeyTable {
  /// The table with the keys that `map` has for its actions.
  ///
  /// A key that the map gives to one action is taken from those that had it from the start: a user
  /// who says what a key is for means it. What has lost its last key so is in
  /// ``orphans(under:)``.
  public func remapped(by map: KeyMap) -> KeyTable {
    guard !map.isEmpty else { return self }
    let given = entries.map { entry in entry.id.flatMap { map[$0] } }
    let taken = Set(given.flatMap { $0 ?? [] })
    var changed = zip(entries, given).map { entry, keys in
      entry.with(keys ?? entry.keys.filter { !taken.contains($0) })
    }
    for index in changed.indices where changed[index].isGroup {
      let group = Self.group(of: index, in: entries)
      let isChanged = group.contains { changed[$0].keys != entries[$0].keys }
      if isChanged { changed[index].labelKeys = group.compactMap { changed[$0].keys.first } }
    }
    return with(changed)
  }

  /// The entry at `index` and those hidden after it that its label speaks for: those of one title.
  static func group(of index: Int, in entries: [Entry]) -> Range<Int> {
    var end = index + 1
    while end < entries.count, entries[end].visibility == .hidden,
      entries[end].title == entries[index].title
    {
      end += 1
    }
    return index..<end
  }

  /// The names of the actions that have keys here and would have none under `map`, though it does
  /// not say so itself.
  public func orphans(under map: KeyMap) -> [String] {
    zip(entries, remapped(by: map).entries).compactMap { old, new in
      guard let id = old.id, map[id] == nil, !old.keys.isEmpty, new.keys.isEmpty else { return nil }
      return id
    }
  }

  /// The keys that two entries claim at once, with the names of the two.
  public var clashes: [KeyClash] {
    var owners: [KeyPress: Int] = [:]
    var clashes: [KeyClash] = []
    for (index, entry) in entries.enumerated() {
      for key in entry.keys {
        let owner = owners[key] ?? index
        owners[key] = owner
        guard owner != index else { continue }
        let first = entries[owner]
        clashes.append(
          KeyClash(key: key, first: first.id ?? first.title, second: entry.id ?? entry.title))
      }
    }
    return clashes
  }
}

extension KeyMap {
  /// What is wrong with the map for `tables`, a sentence each: keys that two actions of one table
  /// claim, and actions that would be left without a key.
  @MainActor public func conflicts(in tables: [KeyTable]) -> [String] {
    tables.flatMap { table in
      table.remapped(by: self).clashes.map(\.description)
        + table.orphans(under: self).map {
          "\($0) has no key left, since its keys mean something else now: give it another."
        }
    }
  }

  /// The names of the map that no action of `tables` has, in the order of the alphabet: they are
  /// misspelt, or for another version of the program.
  @MainActor public func unknownNames(in tables: [KeyTable]) -> [String] {
    let names = tables.flatMap(\.entries).compactMap(\.id)
    let endings = names.compactMap { name in name.firstIndex(of: ".").map { "*" + name[$0...] } }
    return keys.keys.filter { !names.contains($0) && !endings.contains($0) }.sorted()
  }
}

extension KeyMap {
  /// The map without the keys that type, for places where they write.
  nonisolated var withoutTyping: KeyMap {
    KeyMap(keys.mapValues { $0.filter { $0.typed == nil } })
  }
}

nonisolated extension KeyPress {
  /// The character that the key types; nil where it types none.
  var typed: Character? {
    if case .character(let character) = key, modifiers.isEmpty { character } else { nil }
  }
}

/// A key that stands for two actions in one table.
public nonisolated struct KeyClash: Hashable, Sendable, CustomStringConvertible {
  /// The key.
  public let key: KeyPress
  /// The action that answers to it.
  public let first: String
  /// The action that never hears of it.
  public let second: String

  /// One sentence for the user.
  public var description: String {
    "\(key.notation) stands for both \(first) and \(second): give one of them another key."
  }
}
