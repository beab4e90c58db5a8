// SPDX-License-Identifier: Apache-2.0

/// The keys in force as the help shows them: those that come first, and the rest in groups.
///
/// Keys with the same title are one line.
struct HelpContent {
  /// A line: keys with what they do, or a page of help, which has no keys.
  struct Item {
    /// The written keys, the usual one first.
    var keys: [String]
    let title: String
    /// A line about what it does, or an empty string.
    let detail: String
    let group: String
    /// `true` for a page of help.
    let isPage: Bool
    /// `nil` if the line stands for several keys with different actions.
    let perform: (() -> Void)?
    /// The title, the detail, what else of the line a search looks at, and what isn't shown.
    fileprivate let titleLetters, detailLetters, keywordLetters: Letters
    fileprivate let otherLetters: [Letters]

    /// Creates a line. `keywords` are additional search terms, never shown.
    init(
      keys: [String], title: String, detail: String = "", group: String, keywords: String = "",
      isPage: Bool = false, perform: (() -> Void)?
    ) {
      self.keys = keys
      self.title = title
      self.detail = detail
      self.group = group
      self.isPage = isPage
      self.perform = perform
      (titleLetters, detailLetters) = (Letters(title), Letters(detail))
      keywordLetters = Letters(keywords)
      otherLetters = [Letters(group)] + keys.map { Letters($0) }
    }
  }

  /// A group of lines.
  struct Section {
    let title: String
    var items: [Item]
    /// The part of `items` that doesn't come first: all, if that is nothing.
    var preview: [Item]

    /// `true` for a group of pages of help.
    var isOfPages: Bool { items.allSatisfy(\.isPage) }
  }

  /// The title of the screen that the keys are for.
  let screen: String
  /// The lines that come first.
  let first: [Item]
  /// The other lines, and those of the same groups that come first.
  let sections: [Section]
  /// The lines with keys.
  let keys: [Item]
  /// The commands without keys, which only a search finds.
  let commands: [Item]

  /// The number of lines that come first if the program doesn't say which.
  private static let firstCount = 10

  /// Arranges the keys of `tables`, innermost first, and `commands`.
  init(tables: [KeyTable], commands: [PaletteCommand], words: KitWords, isUnicode: Bool) {
    let own = tables.filter { !$0.worksEverywhere }
    screen =
      own.filter { !$0.title.isEmpty }
      .max { $0.listedCount < $1.listedCount }?.title ?? words.keys
    var lines = Lines()
    for table in own + tables.filter(\.worksEverywhere) {
      let heading =
        table.worksEverywhere ? words.help.more : table.title.isEmpty ? screen : table.title
      lines.add(table, heading: heading, names: words.keyNames, isUnicode: isUnicode)
    }
    keys = lines.all.map(\.item)

    let chosen = own.flatMap(\.helpOrder.first)
    let indices = lines.all.indices
    var first = chosen.compactMap { id in indices.first { lines.all[$0].id == id } }
    if first.isEmpty {
      first = Array(
        indices.filter { lines.all[$0].isOwn }
          .sorted { (lines.all[$0].rank, $0) < (lines.all[$1].rank, $1) }
          .prefix(Self.firstCount))
    }
    self.first = first.map { lines.all[$0].item }

    let isFirst = Set(first)
    let ordered = own.flatMap(\.helpOrder.groups)
    var titles: [String] = []
    for line in lines.all where !titles.contains(line.item.group) { titles.append(line.item.group) }
    titles =
      titles.filter { !ordered.contains($0) && $0 != words.help.more }
      + ordered.filter { titles.contains($0) && $0 != words.help.more }
      + titles.filter { $0 == words.help.more }
    let sections = titles.compactMap { title -> Section? in
      let members = indices.filter { lines.all[$0].item.group == title }
      let others = members.filter { !isFirst.contains($0) }
      guard !others.isEmpty else { return nil }
      return Section(
        title: title, items: members.map { lines.all[$0].item },
        preview: others.map { lines.all[$0].item })
    }

    let named = Set(keys.map { $0.title.lowercased() })
    var pages: [Section] = []
    var rest: [Item] = []
    for command in commands {
      let item = Item(
        keys: [], title: command.title, detail: command.detail, group: command.group,
        keywords: command.keywords, isPage: command.isHelp, perform: command.perform)
      if command.isHelp {
        if pages.last?.title != command.group {
          pages.append(Section(title: command.group, items: [], preview: []))
        }
        pages[pages.count - 1].items.append(item)
        pages[pages.count - 1].preview.append(item)
      } else if !named.contains(command.title.lowercased()) {
        rest.append(item)
      }
    }
    // A screen with groups is one to learn the keys of. On others, help is about the program.
    self.sections = ordered.isEmpty ? pages + sections : sections + pages
    self.commands = pages.flatMap(\.items) + rest
  }

  /// The lines so far, each title once.
  private struct Lines {
    private(set) var all: [Line] = []
    private var byTitle: [String: Int] = [:]

    struct Line {
      var item: Item
      /// The name of the command within its table.
      let id: String?
      let isOwn: Bool
      /// The place among those of a footer: the lower, the earlier.
      let rank: Int
    }

    mutating func add(_ table: KeyTable, heading: String, names: KeyNames, isUnicode: Bool) {
      for (index, entry) in table.entries.enumerated() {
        let keys = entry.allKeys(isUnicode: isUnicode, names: names)
        guard let rank = entry.visibility.rank, !entry.title.isEmpty, !keys.isEmpty else {
          continue
        }
        if let known = byTitle[entry.title.lowercased()] {
          all[known].item.keys += keys.filter { !all[known].item.keys.contains($0) }
          continue
        }
        let isOneAction =
          !entry.keys.isEmpty && KeyTable.group(of: index, in: table.entries).count == 1
        byTitle[entry.title.lowercased()] = all.count
        all.append(
          Line(
            item: Item(
              keys: keys, title: entry.title, detail: entry.detail ?? "",
              group: entry.group ?? heading, perform: isOneAction ? entry.perform : nil),
            id: entry.id.map { String($0.dropFirst(table.id.isEmpty ? 0 : table.id.count + 1)) },
            isOwn: !table.worksEverywhere, rank: rank))
      }
    }
  }
}

extension KeyTable {
  /// The number of entries that the help shows.
  fileprivate var listedCount: Int { entries.count { $0.visibility != .hidden } }
}

extension KeyVisibility {
  /// The place among those that the help shows, the most visible first. `nil` for hidden ones.
  fileprivate var rank: Int? {
    switch self {
    case .prominent: 0
    case .footer: 1
    case .help: 2
    case .hidden: nil
    }
  }
}

// Searching
extension HelpContent {
  /// A line that a search has found.
  struct Match {
    let item: Item
    /// The offsets of the characters found in the title and in the detail.
    var title: Set<Int> = []
    var detail: Set<Int> = []
  }

  /// The lines that have each word of `query` in their keys, title, group or detail. A key written
  /// like the query comes first, then titles with a word that begins like it, other titles, and the
  /// rest. Commands without keys come last. Equal matches stay in order. Keywords, which nobody
  /// sees, count only where nothing else is found.
  func matches(of query: String) -> [Match] {
    let query = query.trimmed
    guard !query.isEmpty else { return keys.map { Match(item: $0) } }
    let words = query.split(separator: " ").map { Letters(String($0)) }
    func found(in items: [Item]) -> [(rank: Int, place: Int, match: Match)] {
      items.enumerated().compactMap { place, item in
        Self.match(item, query, words).map { (rank: $0.rank, place: place, match: $0.match) }
      }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    }
    let all = found(in: keys) + found(in: commands)
    let shown = all.filter { $0.rank < Self.unseen }
    return (shown.isEmpty ? all : shown).map(\.match)
  }

  /// The rank of a match that isn't shown.
  private static let unseen = 4

  private static func match(
    _ item: Item, _ query: String, _ words: [Letters]
  ) -> (rank: Int, match: Match)? {
    var match = Match(item: item)
    var rank = 1
    for word in words {
      if let range = item.titleLetters.range(of: word) {
        match.title.formUnion(range)
        rank = max(rank, item.titleLetters.startsWord(at: range.lowerBound) ? 1 : 2)
      } else if let range = item.detailLetters.range(of: word) {
        match.detail.formUnion(range)
        rank = max(rank, 3)
      } else if item.otherLetters.contains(where: { $0.range(of: word, atWordStart: true) != nil })
      {
        rank = max(rank, 3)
      } else if item.keywordLetters.range(of: word, atWordStart: true) != nil {
        rank = unseen
      } else {
        return item.keys.contains(query) ? (0, match) : nil
      }
    }
    return (item.keys.contains(query) ? 0 : rank, match)
  }

  /// The characters of a text, capitals as small letters.
  fileprivate struct Letters {
    private let letters: [String]
    private let isLetter: [Bool]

    init(_ text: String) {
      letters = text.map { $0.lowercased() }
      isLetter = text.map { $0.isLetter || $0.isNumber }
    }

    func startsWord(at offset: Int) -> Bool { offset == 0 || !isLetter[offset - 1] }

    /// The first place of `word`, one at the start of a word if there is any.
    func range(of word: Letters, atWordStart: Bool = false) -> Range<Int>? {
      let count = word.letters.count
      guard let initial = word.letters.first, letters.count >= count else { return nil }
      let starts = (0...letters.count - count).filter {
        letters[$0] == initial && letters[$0..<$0 + count].elementsEqual(word.letters)
      }
      let start = starts.first(where: startsWord) ?? (atWordStart ? nil : starts.first)
      return start.map { $0..<$0 + count }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
