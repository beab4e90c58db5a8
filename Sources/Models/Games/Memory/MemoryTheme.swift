import Formats

/// A theme for Memory: a name, a colour and the symbols of the cards.
///
/// The symbols are unique, and there are never more ``pairs`` than symbols.
public struct MemoryTheme: Hashable, Identifiable, Sendable {
  /// The identity of a theme, independent of its name.
  public struct ID: Hashable, Sendable {
    /// A valid file name: letters, digits and hyphens, at least one.
    public let text: String

    /// Creates an identity from a text, or `nil` if it isn't a valid file name.
    public init?(_ text: String) {
      let isName = text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
      guard isName, !text.isEmpty, text.utf8.count <= 64 else { return nil }
      self.text = text
    }

    /// Creates an identity from a number, such as a random one for a new theme.
    public init(_ number: UInt64) {
      text = String(number, radix: 16)
    }
  }

  /// The identity.
  public let id: ID
  /// The name.
  public var name: String
  /// The colour of the card backs.
  public var color: RGBA
  /// The symbols of the cards, in the order in which they were added.
  public private(set) var symbols: [MemorySymbol]
  /// The removed symbols, which can be restored, latest first.
  public private(set) var removed: [MemorySymbol]
  private(set) var wantedPairs: Int
  /// The fields of its file that this version doesn't know, by name.
  var unknown: [String: JSONValue] = [:]
  /// The values in the lists of its file that aren't symbols. They are kept.
  var unread = UnreadSymbols()

  /// Values that aren't symbols, by the list that has them.
  struct UnreadSymbols: Hashable, Sendable {
    var symbols: [JSONValue] = []
    var removed: [JSONValue] = []
  }

  /// The number of ``symbols`` in its file that can't be read.
  public var unreadSymbols: Int { unread.symbols.count }

  /// The minimum number of pairs and symbols for a game.
  public static let minPairs = 2
  /// The maximum number of pairs. Their cards fit 40 columns by 20 rows.
  public static let maxPairs = 60

  /// Creates a theme. Duplicate symbols count once, and `pairs` is clamped to its bounds.
  public init(
    id: ID, name: String, color: RGBA, symbols: [MemorySymbol], removed: [MemorySymbol] = [],
    pairs: Int
  ) {
    self.id = id
    self.name = name
    self.color = color
    var seen: Set<MemorySymbol> = []
    self.symbols = symbols.filter { seen.insert($0).inserted }
    self.removed = removed.filter { seen.insert($0).inserted }
    wantedPairs = pairs
  }

  /// The number of pairs in a game, from two to the number of symbols, at most sixty. Returns to
  /// the wanted number as soon as there are enough symbols.
  public var pairs: Int {
    get { min(max(wantedPairs, Self.minPairs), max(maxPairs, Self.minPairs)) }
    set { wantedPairs = min(max(newValue, Self.minPairs), maxPairs) }
  }

  /// The possible values of ``pairs``, or `nil` if there are too few symbols for a game.
  public var possiblePairs: ClosedRange<Int>? {
    isPlayable ? Self.minPairs...maxPairs : nil
  }

  private var maxPairs: Int { min(symbols.count, Self.maxPairs) }

  /// `true` if there are enough symbols for a game.
  public var isPlayable: Bool { symbols.count >= Self.minPairs }

  /// `true` if the name has a visible character.
  public var hasName: Bool { !name.allSatisfy(\.isWhitespace) }

  /// `true` if there is a symbol for each digit of Sudoku.
  public var hasTiles: Bool { symbols.count >= 9 }

  /// Returns a copy with another identity and name.
  public func copy(id: ID, name: String) -> MemoryTheme {
    var copy = MemoryTheme(
      id: id, name: name, color: color, symbols: symbols, removed: removed, pairs: wantedPairs)
    (copy.unknown, copy.unread) = (unknown, unread)
    return copy
  }

  /// Appends a symbol. Returns `false` if it is already there. It is no longer among the removed
  /// ones.
  public mutating func add(_ symbol: MemorySymbol) -> Bool {
    guard !symbols.contains(symbol) else { return false }
    symbols.append(symbol)
    removed.removeAll { $0 == symbol }
    return true
  }

  /// Removes a symbol, which can be restored. Does nothing if it isn't there.
  public mutating func remove(_ symbol: MemorySymbol) {
    guard let place = symbols.firstIndex(of: symbol) else { return }
    symbols.remove(at: place)
    removed.insert(symbol, at: 0)
  }
}

/// A theme as JSON:
///
/// ```
/// { "id": "1f", "name": "Ocean", "color": { "red": 0.1, "green": 0.4, "blue": 0.8, "alpha": 1 },
///   "symbols": ["🐙", "🐠", "🐬"], "removed": ["🦀"], "pairs": 3 }
/// ```
extension MemoryTheme: Codable {
  private enum Field: String, CodingKey {
    case id, name, color, symbols, removed, pairs
  }

  /// Decodes a theme. Keeps unknown fields and values that aren't symbols. `removed` and `pairs`
  /// are optional.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Field.self)
    guard let id = ID(try values.decode(String.self, forKey: .id)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: values, debugDescription: "letters, digits and hyphens are expected")
    }
    func symbols(_ field: Field) throws -> (read: [MemorySymbol], unread: [JSONValue]) {
      let found = try values.decode(ReadableElements<MemorySymbol>.self, forKey: field)
      if found.isWhole { return (found.elements, []) }
      let read = Set(found.placed.map(\.place))
      let all = try values.decode([JSONValue].self, forKey: field)
      return (found.elements, all.indices.filter { !read.contains($0) }.map { all[$0] })
    }
    let shown = try symbols(.symbols)
    guard !shown.read.isEmpty || shown.unread.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .symbols, in: values, debugDescription: "none of them is a single symbol")
    }
    let removed = values.contains(.removed) ? try symbols(.removed) : ([], [])
    self.init(
      id: id, name: try values.decode(String.self, forKey: .name),
      color: try values.decode(RGBA.self, forKey: .color), symbols: shown.read,
      removed: removed.0,
      pairs: try values.decodeIfPresent(Int.self, forKey: .pairs)
        ?? min(shown.read.count, Self.maxPairs))
    unread = UnreadSymbols(symbols: shown.unread, removed: removed.1)
    unknown = try [String: JSONValue](from: decoder).filter { Field(rawValue: $0.key) == nil }
  }

  /// Encodes the theme, including unknown fields.
  public func encode(to encoder: any Encoder) throws {
    try unknown.encode(to: encoder)
    var values = encoder.container(keyedBy: Field.self)
    try values.encode(id.text, forKey: .id)
    try values.encode(name, forKey: .name)
    try values.encode(color, forKey: .color)
    func encode(_ read: [MemorySymbol], _ unread: [JSONValue], as field: Field) throws {
      var list = values.nestedUnkeyedContainer(forKey: field)
      for symbol in read { try list.encode(symbol) }
      for value in unread { try list.encode(value) }
    }
    try encode(symbols, unread.symbols, as: .symbols)
    try encode(removed, unread.removed, as: .removed)
    try values.encode(wantedPairs, forKey: .pairs)
  }

  /// The name of the first field with a value that the editor wouldn't save, or `nil` if there is
  /// none. More pairs than symbols are fine: removed symbols can be restored.
  public var unfitField: String? {
    if !hasName { return Field.name.stringValue }
    if !isPlayable { return Field.symbols.stringValue }
    let isInBounds = (Self.minPairs...Self.maxPairs).contains(wantedPairs)
    return isInBounds ? nil : Field.pairs.stringValue
  }
}
