/// The emoji that there are, each with its name in English, to be chosen from and searched.
///
/// The names are those of the Unicode Character Database, which the standard library carries; flags
/// are named by their regions, and the sequences of several emoji by their parts.
public struct EmojiTable: Sendable {
  /// An emoji and what it is called.
  public struct Entry: Hashable, Sendable {
    /// The emoji.
    public let symbol: MemorySymbol
    /// Its name, in small letters: "grinning face".
    public let name: String
  }

  /// All of them: those of one scalar in order of their numbers, then keycaps, sequences and flags.
  public let entries: [Entry]

  /// The table, with the name that `region` gives to each of the two-letter codes of `regions`.
  ///
  /// - Complexity: O(scalars that may be emoji); some milliseconds.
  public init(regions: [String] = [], region: (String) -> String? = { $0 }) {
    entries =
      Self.single + Self.keycaps + Self.sequences
      + regions.compactMap { code in
        guard let symbol = Self.flag(of: code) else { return nil }
        return Entry(symbol: symbol, name: "flag: \(region(code) ?? code)")
      }
  }

  /// The entries in whose names each word of `query` begins a word, those first whose whole name is
  /// the query; all of them for an empty query; the emoji itself finds itself.
  public func search(_ query: String) -> [Entry] {
    let words = Self.words(query)
    let text = query.filter { !$0.isWhitespace }
    guard !text.isEmpty else { return entries }
    let found = entries.filter { entry in
      let names = Self.words(entry.name)
      return entry.symbol.text == text
        || !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    }
    let (exact, others) = (found.filter { Self.words($0.name) == words }, found)
    return exact + others.filter { !exact.contains($0) }
  }

  /// What a symbol is called; what is no emoji of the table by the names of its scalars.
  ///
  /// - Complexity: O(entries).
  public func name(of symbol: MemorySymbol) -> String {
    entries.first { $0.symbol == symbol }?.name
      ?? symbol.character.unicodeScalars.compactMap { $0.properties.name?.lowercased() }
      .joined(separator: ", ")
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Single scalars that are pictures by themselves, two columns wide. Those that become one by a
  /// variation selector are one column wide in many terminals, and are left out.
  private static let single: [Entry] = (0x2300...0x1FAFF).compactMap { number in
    guard let scalar = Unicode.Scalar(UInt32(number)) else { return nil }
    let properties = scalar.properties
    guard properties.isEmojiPresentation, !properties.isEmojiModifier,
      !(0x1F1E6...0x1F1FF).contains(number), let name = properties.name,
      let symbol = MemorySymbol(Character(scalar))
    else { return nil }
    return Entry(symbol: symbol, name: name.lowercased())
  }

  private static let keycaps: [Entry] = "0123456789#*".compactMap { key in
    MemorySymbol(Character("\(key)\u{FE0F}\u{20E3}")).map {
      Entry(symbol: $0, name: "keycap \(key)")
    }
  }

  /// The flag of a region: the two letters of its code, as indicators.
  private static func flag(of code: String) -> MemorySymbol? {
    guard code.utf8.count == 2 else { return nil }
    var flag = String.UnicodeScalarView()
    for letter in code.uppercased().unicodeScalars {
      guard ("A"..."Z").contains(letter),
        let indicator = Unicode.Scalar(0x1F1E6 + letter.value - 65)
      else { return nil }
      flag.append(indicator)
    }
    let text = String(flag)
    return text.count == 1 ? text.first.flatMap(MemorySymbol.init) : nil
  }

  private static let sequences: [Entry] = (people + others).compactMap { text, name in
    text.count == 1
      ? text.first.flatMap(MemorySymbol.init).map { Entry(symbol: $0, name: name) } : nil
  }

  /// A person and what makes an occupation of it.
  private static var people: [(String, String)] {
    let trades = [
      ("🌾", "farmer"), ("🍳", "cook"), ("🎓", "student"), ("🎤", "singer"), ("🎨", "artist"),
      ("🏫", "teacher"), ("🏭", "factory worker"), ("💻", "technologist"), ("💼", "office worker"),
      ("🔧", "mechanic"), ("🔬", "scientist"), ("🚀", "astronaut"), ("🚒", "firefighter"),
    ]
    let persons = [("🧑", "person"), ("👩", "woman"), ("👨", "man")]
    return trades.flatMap { tool, trade in
      persons.map { person, kind in ("\(person)\u{200D}\(tool)", "\(trade), \(kind)") }
    }
  }

  private static let others = [
    ("👨\u{200D}👩\u{200D}👧", "family: man, woman, girl"),
    ("👨\u{200D}👩\u{200D}👦", "family: man, woman, boy"),
    ("👨\u{200D}👩\u{200D}👧\u{200D}👦", "family: man, woman, girl, boy"),
    ("👩\u{200D}👩\u{200D}👧", "family: woman, woman, girl"),
    ("👨\u{200D}👨\u{200D}👦", "family: man, man, boy"),
    ("👩\u{200D}👧", "family: woman, girl"), ("👨\u{200D}👦", "family: man, boy"),
    ("🏳\u{FE0F}\u{200D}🌈", "rainbow flag"), ("🏴\u{200D}☠\u{FE0F}", "pirate flag"),
    ("🐕\u{200D}🦺", "service dog"), ("🐻\u{200D}❄\u{FE0F}", "polar bear"),
    ("🐈\u{200D}⬛", "black cat"), ("🐦\u{200D}🔥", "phoenix"), ("🍋\u{200D}🟩", "lime"),
    ("❤\u{FE0F}\u{200D}🔥", "heart on fire"), ("😮\u{200D}💨", "face exhaling"),
  ]
}
