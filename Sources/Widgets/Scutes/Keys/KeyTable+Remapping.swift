// SPDX-License-Identifier: Apache-2.0

extension KeyTable {
  /// Returns the table with the keys of `map` for its actions.
  ///
  /// A key that the map gives to one action is taken from those that have it by default, since the
  /// user's choice comes first. Actions that lose their last key are listed in ``orphans(under:)``.
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

  /// The entry at `index` with the hidden ones of the same title after it that its label covers.
  static func group(of index: Int, in entries: [Entry]) -> Range<Int> {
    var end = index + 1
    while end < entries.count, entries[end].visibility == .hidden,
      entries[end].title == entries[index].title
    {
      end += 1
    }
    return index..<end
  }

  /// Returns the names of actions that have keys here but lose them all under `map`, unless the map
  /// says so explicitly.
  public func orphans(under map: KeyMap) -> [String] {
    zip(entries, remapped(by: map).entries).compactMap { old, new in
      guard let id = old.id, map[id] == nil, !old.keys.isEmpty, new.keys.isEmpty else { return nil }
      return id
    }
  }

  /// The keys claimed by two entries, with the names of both.
  public var clashes: [KeyMapConflict] {
    var owners: [KeyPress: Int] = [:]
    var clashes: [KeyMapConflict] = []
    for (index, entry) in entries.enumerated() {
      for key in entry.keys {
        let owner = owners[key] ?? index
        owners[key] = owner
        guard owner != index else { continue }
        let first = entries[owner]
        clashes.append(
          .clash(key, first: first.id ?? first.title, second: entry.id ?? entry.title))
      }
    }
    return clashes
  }
}

extension KeyMap {
  /// Returns the problems of the map with `tables`: keys claimed by two actions of a table, and
  /// actions left without a key.
  @MainActor public func conflicts(in tables: [KeyTable]) -> [KeyMapConflict] {
    tables.flatMap { table in
      table.remapped(by: self).clashes
        + table.orphans(under: self).map(KeyMapConflict.orphan)
    }
  }

  /// Returns the names in the map that no action of `tables` has, in alphabetical order. They are
  /// misspelt, or meant for another version of the program.
  @MainActor public func unknownNames(in tables: [KeyTable]) -> [String] {
    let names = tables.flatMap(\.entries).compactMap(\.id)
    let endings = names.compactMap { name in name.firstIndex(of: ".").map { "*" + name[$0...] } }
    return keys.keys.filter { !names.contains($0) && !endings.contains($0) }.sorted()
  }
}

extension KeyMap {
  /// The map without the keys that type, for text fields.
  nonisolated var withoutTyping: KeyMap {
    KeyMap(keys.mapValues { $0.filter { $0.typed == nil } })
  }
}

nonisolated extension KeyPress {
  /// The character typed by the key, or `nil` if there is none.
  var typed: Character? {
    if case .character(let character) = key, modifiers.isEmpty { character } else { nil }
  }
}

/// A problem of a key map with the tables whose keys it changes.
public nonisolated enum KeyMapConflict: Hashable, Sendable, CustomStringConvertible {
  /// Two actions of a table claim a key. The second never gets it.
  case clash(KeyPress, first: String, second: String)
  /// The action has no key left.
  case orphan(String)
  /// No action has the name.
  case unknownName(String)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .clash(let key, let first, let second):
      "\(key.notation) stands for both \(first) and \(second): give one of them another key."
    case .orphan(let name):
      "\(name) has no key left, since its keys mean something else now: give it another."
    case .unknownName(let name): "\(name) is the name of no action."
    }
  }
}
