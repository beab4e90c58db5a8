import Formats

/// A theme as JSON:
///
/// ```
/// { "id": "1f", "name": "Ocean", "color": { "red": 0.1, "green": 0.4, "blue": 0.8, "alpha": 1 },
///   "symbols": ["🐙", "🐠", "🐬"], "removed": ["🦀"], "pairs": 3 }
/// ```
extension MemoryTheme: Codable {
  private struct Field: CodingKey, Hashable {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }

    static let id = Field(stringValue: "id")
    static let name = Field(stringValue: "name")
    static let color = Field(stringValue: "color")
    static let symbols = Field(stringValue: "symbols")
    static let removed = Field(stringValue: "removed")
    static let pairs = Field(stringValue: "pairs")
    static let known: Set = [id, name, color, symbols, removed, pairs]
  }

  /// Decodes a theme. Keeps unknown fields, and what is no symbol. `removed` and `pairs` are optional.
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
    for field in values.allKeys where !Field.known.contains(field) {
      unknown[field.stringValue] = try values.decode(JSONValue.self, forKey: field)
    }
  }

  /// Encodes the theme, including unknown fields.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Field.self)
    for (name, value) in unknown {
      try values.encode(value, forKey: Field(stringValue: name))
    }
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
