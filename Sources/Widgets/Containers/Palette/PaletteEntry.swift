/// Something that the command palette offers.
struct PaletteEntry {
  /// The name of the action in key maps, where it has one.
  var id: String?
  let title: String
  let group: String
  /// The key that does it, for people; empty where there is none.
  let key: String
  /// Other words to find it by.
  var keywords = ""
  let perform: () -> Void

  /// What the key tables and the commands offer, in their order, nothing twice: a command without a
  /// heading lends its keywords to a key of its name and gives way to it. Lines of tables that stand
  /// for several keys at once are left out, since they are not one thing to do.
  static func all(
    in tables: [KeyTable], _ commands: [Command], isUnicode: Bool
  ) -> [PaletteEntry] {
    var entries: [PaletteEntry] = []
    for table in tables {
      for entry in table.entries where entry.isOneAction {
        entries.append(
          PaletteEntry(
            id: entry.id, title: entry.title.capitalizedAtStart, group: table.title,
            key: entry.usualKey(isUnicode: isUnicode),
            perform: entry.perform))
      }
    }
    let keyed = Dictionary(
      entries.indices.map { (entries[$0].title.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
    for command in commands {
      if command.group.isEmpty, let index = keyed[command.title.lowercased()] {
        entries[index].keywords = command.keywords
      } else {
        entries.append(
          PaletteEntry(
            title: command.title, group: command.group, key: "", keywords: command.keywords,
            perform: command.perform))
      }
    }
    var seen: Set<[String]> = []
    return entries.filter { seen.insert([$0.title, $0.group]).inserted }
  }
}

extension PaletteEntry {
  /// Whether each word of `query` begins one of the keywords.
  fileprivate func hasKeywords(_ query: String) -> Bool {
    guard !keywords.isEmpty else { return false }
    let words = keywords.lowercased().split { !$0.isLetter && !$0.isNumber }
    return query.lowercased().split(separator: " ").allSatisfy { typed in
      words.contains { $0.hasPrefix(typed) }
    }
  }
}

extension KeyTable.Entry {
  /// Whether the line stands for one thing to do that people can name.
  fileprivate var isOneAction: Bool {
    !isGroup && !keys.isEmpty && visibility != .hidden && !title.isEmpty
  }
}

extension String {
  /// The text with a capital letter at its start: footers write what keys do in small letters, a list
  /// of commands as names.
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}

/// An entry that fits what was typed.
struct PaletteMatch {
  let entry: PaletteEntry
  /// The characters of the title that were typed.
  let places: [Int]

  /// Those of `entries` that fit `query`, the best first; where they fit alike, in their order.
  static func matches(of query: String, in entries: [PaletteEntry]) -> [PaletteMatch] {
    var found: [(score: Int, match: PaletteMatch)] = []
    for entry in entries {
      if let match = FuzzyMatch(query, in: entry.title) {
        found.append((match.score, PaletteMatch(entry: entry, places: match.places)))
      } else if FuzzyMatch(query, in: "\(entry.title) \(entry.group)") != nil
        || entry.hasKeywords(query)
      {
        // Found with the help of other words, it comes after all that are found by their names.
        found.append((.min, PaletteMatch(entry: entry, places: [])))
      }
    }
    return found.enumerated().sorted {
      ($0.element.score, -$0.offset) > ($1.element.score, -$1.offset)
    }.map(\.element.match)
  }
}
