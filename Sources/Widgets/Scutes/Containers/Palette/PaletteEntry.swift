// SPDX-License-Identifier: Apache-2.0

/// An entry of the command palette.
struct PaletteEntry {
  /// The name of the action in key maps, if it has one.
  let id: String?
  let title: String
  let group: String
  /// The written key, or an empty string if there is none.
  let key: String
  /// Additional search terms.
  var keywords: String
  let perform: () -> Void
  /// The title, prepared for searching.
  fileprivate let name: FuzzyText
  /// The title and the group, prepared for searching.
  fileprivate let fullName: FuzzyText

  /// Creates an entry.
  init(
    id: String? = nil, title: String, group: String, key: String, keywords: String = "",
    perform: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.key = key
    self.keywords = keywords
    self.perform = perform
    name = FuzzyText(title)
    fullName = FuzzyText("\(title) \(group)")
  }

  /// The entries from the key tables and the commands, in order, without duplicates. What works
  /// everywhere comes last: the first entry, which Enter runs, should be none that quits. A command
  /// without a heading gives its keywords to a key of the same name, and is dropped. Lines for
  /// several keys at once are left out, since they aren't a single action.
  static func all(
    in tables: [KeyTable], _ commands: [PaletteCommand], isUnicode: Bool
  ) -> [PaletteEntry] {
    func entries(of tables: [KeyTable]) -> [PaletteEntry] {
      tables.flatMap { table in
        table.entries.filter(\.isOneAction).map { entry in
          PaletteEntry(
            id: entry.id, title: entry.title.capitalizedAtStart, group: table.title,
            key: entry.usualKey(isUnicode: isUnicode),
            perform: entry.perform)
        }
      }
    }
    let own = entries(of: tables.filter { !$0.worksEverywhere })
    var entries = own + entries(of: tables.filter(\.worksEverywhere))
    let keys = entries.indices
    let keyed = Dictionary(
      keys.map { (entries[$0].title.lowercased(), $0) },
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
    // On one screen, two keys of the same title do the same.
    var seen: Set<[String]> = []
    let distinct = entries.indices.filter { index in
      let entry = entries[index]
      return seen.insert([entry.title, keys.contains(index) ? "" : entry.group]).inserted
    }
    let general = own.endIndex..<keys.endIndex
    return (distinct.filter { !general.contains($0) } + distinct.filter(general.contains))
      .map { entries[$0] }
  }
}

extension PaletteEntry {
  /// Whether each word of `query` is the beginning of a keyword.
  fileprivate func hasKeywords(_ query: String) -> Bool {
    guard !keywords.isEmpty else { return false }
    let words = keywords.lowercased().split { !$0.isLetter && !$0.isNumber }
    return query.lowercased().split(separator: " ").allSatisfy { typed in
      words.contains { $0.hasPrefix(typed) }
    }
  }
}

extension KeyTable.Entry {
  /// Whether the line is a single action with a name.
  fileprivate var isOneAction: Bool {
    !isGroup && !keys.isEmpty && visibility != .hidden && !title.isEmpty
  }
}

extension String {
  /// The text with a capital first letter. Footers write actions in lower case, but a list of
  /// commands shows them as names.
  var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}

/// An entry that matches the query.
struct PaletteMatch {
  let entry: PaletteEntry
  /// The matched characters of the title.
  let places: [Int]

  /// The entries that match `query`, the best first. Equal matches stay in order.
  static func matches(of query: String, in entries: [PaletteEntry]) -> [PaletteMatch] {
    let words = FuzzyQuery(query)
    var found: [(score: Int, match: PaletteMatch)] = []
    for entry in entries {
      if let match = FuzzyMatch(words, in: entry.name) {
        found.append((match.score, PaletteMatch(entry: entry, places: match.places)))
      } else if FuzzyMatch(words, in: entry.fullName) != nil || entry.hasKeywords(query) {
        // Matches by keyword come after all matches by name.
        found.append((.min, PaletteMatch(entry: entry, places: [])))
      }
    }
    return found.enumerated().sorted {
      ($0.element.score, -$0.offset) > ($1.element.score, -$1.offset)
    }.map(\.element.match)
  }
}
