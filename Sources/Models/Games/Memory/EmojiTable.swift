/// The available emoji with their English names, for choosing and searching.
///
/// The names are those of the Unicode Character Database, which the standard library contains.
/// Flags are named after their regions, and sequences of several emoji after their parts.
public struct EmojiTable: Sendable {
  /// An emoji and its name.
  public struct Entry: Hashable, Sendable {
    /// The emoji.
    public let symbol: MemorySymbol
    /// The name in lowercase: "grinning face".
    public let name: String
  }

  /// All entries: single scalars, with faces and animals first, then keycaps, sequences and flags.
  public let entries: [Entry]
  /// The words of the entries' names, in the same order.
  private let words: [[String]]
  private let names: [MemorySymbol: String]

  /// Creates the table.
  ///
  /// - Complexity: O(scalars that may be emoji), a few milliseconds.
  public init() {
    let entries =
      Self.single + Self.keycaps + Self.sequences
      + RegionNames.all.compactMap { code, name in
        Self.flag(of: code).map { Entry(symbol: $0, name: "flag: \(name)") }
      }
    self.entries = entries
    words = entries.map { Self.words($0.name + " " + (EmojiAlias.words[$0.symbol.text] ?? "")) }
    names = Dictionary(entries.map { ($0.symbol, $0.name) }) { first, _ in first }
  }

  /// Returns the entries in whose names each word of `query` begins a word. Exact names come first,
  /// then whole words. An empty query returns all entries, and an emoji finds itself.
  public func search(_ query: String) -> [Entry] {
    let asked = Self.words(query).map(Self.stem)
    let text = query.filter { !$0.isWhitespace }
    guard !text.isEmpty else { return entries }
    // In the order of what comes first.
    var found: [[Entry]] = [[], [], []]
    for (entry, words) in zip(entries, words) {
      let stems = words.map(Self.stem)
      if stems == asked || entry.symbol.text == text {
        found[0].append(entry)
      } else if asked.isEmpty {
        continue
      } else if asked.allSatisfy(stems.contains) {
        found[1].append(entry)
      } else if asked.allSatisfy({ word in words.contains { $0.hasPrefix(word) } }) {
        found[2].append(entry)
      }
    }
    return Array(found.joined())
  }

  /// Returns a word without its ending, so that "smile" matches "smiling" and "heart" matches
  /// "hearts".
  private static func stem(_ word: String) -> String {
    word.count > 3 && (word.hasSuffix("e") || word.hasSuffix("s")) ? String(word.dropLast()) : word
  }

  /// Returns the name of a symbol. For symbols outside the table, the names of its scalars.
  public func name(of symbol: MemorySymbol) -> String {
    names[symbol]
      ?? symbol.character.unicodeScalars.compactMap(Self.name).joined(separator: ", ")
  }

  private static func name(of scalar: Unicode.Scalar) -> String? {
    let tones = ["light", "medium-light", "medium", "medium-dark", "dark"]
    if scalar.properties.isEmojiModifier {
      return tones[Int(scalar.value) - 0x1F3FB] + " skin tone"
    }
    if scalar == "\u{FE0F}" || scalar == "\u{200D}" { return nil }
    return scalar.properties.name?.lowercased()
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Unicode blocks with pictures. The most popular come first.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x1F600...0x1F64F, 0x1F910...0x1F93A, 0x1F970...0x1F97A, 0x1F400...0x1F43F, 0x1F980...0x1F9AE,
    0x1F330...0x1F37F, 0x1F950...0x1F96F, 0x1F300...0x1F32F, 0x1F380...0x1F3FF, 0x1F93C...0x1F94F,
    0x1F680...0x1F6FF, 0x1F440...0x1F5FF, 0x1F97B...0x1F97F, 0x1F9AF...0x1F9FF, 0x1F90C...0x1F90F,
    0x1FA70...0x1FAFF, 0x2300...0x2BFF, 0x1F000...0x1F2FF, 0x1F7E0...0x1F7F0, 0x203C...0x22FF,
    0x3030...0x303D, 0x3297...0x3299,
  ]

  /// Single scalars that are pictures by themselves or with a variation selector.
  private static let single: [Entry] = blocks.joined().compactMap { number in
    guard let scalar = Unicode.Scalar(number) else { return nil }
    let properties = scalar.properties
    guard properties.isEmoji, !properties.isEmojiModifier, !(0x1F1E6...0x1F1FF).contains(number),
      let name = properties.name
    else { return nil }
    let picture = properties.isEmojiPresentation ? "\(scalar)" : "\(scalar)\u{FE0F}"
    return picture.first.flatMap(MemorySymbol.init).map {
      Entry(symbol: $0, name: EmojiAlias.names[$0.text] ?? name.lowercased())
    }
  }

  private static let keycaps: [Entry] = "0123456789#*".compactMap { key in
    MemorySymbol(Character("\(key)\u{FE0F}\u{20E3}")).map {
      Entry(symbol: $0, name: "keycap \(key)")
    }
  }

  /// Returns the flag of a region, made from the two letters of its code.
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

  /// People, with the sign that makes each an occupation.
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

/// The names of some emoji in addition to, or instead of, those in the Unicode Character Database,
/// which date from the time when they were printed signs.
enum EmojiAlias {
  /// Names that replace those of the database.
  static let names = [
    "❤️": "red heart", "⏩": "fast forward", "⏪": "rewind", "⏫": "fast up", "⏬": "fast down",
    "▶️": "play", "◀️": "reverse", "☀️": "sun", "☁️": "cloud", "☎️": "telephone", "✏️": "pencil",
    "✒️": "pen", "✈️": "aeroplane", "✉️": "envelope", "✔️": "check mark", "✖️": "multiply",
    "♠️": "spades", "♣️": "clubs", "♥️": "hearts", "♦️": "diamonds", "⬛": "black square",
    "⬜": "white square", "⭐": "star", "⚫": "black circle", "⚪": "white circle", "👍": "thumbs up",
    "👎": "thumbs down", "💩": "pile of poo", "🍆": "aubergine", "🐦": "bird", "🐶": "dog face",
    "🐱": "cat face",
  ]

  /// Additional search words.
  static let words = [
    "😂": "laugh tears cry", "🤣": "laugh", "😀": "happy laugh", "😄": "happy laugh",
    "😆": "laugh", "😢": "sad", "😭": "sad", "😍": "love", "😘": "love", "😴": "tired",
    "🤔": "think", "🥳": "party", "😎": "cool", "🍆": "eggplant", "✈️": "airplane plane flight",
    "🚗": "car auto", "🚀": "space", "🎉": "party celebrate", "🔥": "hot flame", "👍": "yes good ok",
    "👎": "no bad", "❤️": "love heart black", "⚽": "football", "🏈": "rugby", "🐒": "ape",
    "🍟": "chips fries", "🍔": "burger", "🍦": "ice cream", "🎮": "play controller", "☕": "coffee tea",
  ]
}
