/// What a game of Memory is played with: a name, a colour and the symbols of the cards.
///
/// Its symbols are different from each other, and there are never more ``pairs`` than symbols.
public struct MemoryTheme: Hashable, Identifiable, Sendable {
  /// Tells a theme from others, whatever it is called.
  public struct ID: Hashable, Sendable {
    /// A name for a file: letters, digits and hyphens, at least one.
    public let text: String

    /// The identity of a text; nil where it could not be the name of a file.
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

    /// An identity made of a number, such as that of a new theme.
    public init(_ number: UInt64) {
      text = String(number, radix: 16)
    }
  }

  /// Tells it from other themes.
  public let id: ID
  /// What it is called.
  public var name: String
  /// The colour of the backs of its cards.
  public var color: RGBA
  /// What the cards show, in the order in which it was added.
  public private(set) var symbols: [MemorySymbol]
  /// What was taken out and can be put back, the latest first.
  public private(set) var removed: [MemorySymbol]
  private(set) var wantedPairs: Int
  /// The fields of its file that this version does not know, by name.
  var unknown: [String: JSONValue] = [:]

  /// The fewest pairs and symbols that make a game.
  public static let fewestPairs = 2
  /// The most pairs that are dealt: so many cards fit 40 columns by 20 rows.
  public static let mostPairs = 60

  /// A theme; symbols that stand there twice count once, and `pairs` is brought within its bounds.
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

  /// How many pairs are dealt: from two to as many as there are symbols, sixty at most; as many as
  /// were wanted, once there are so many.
  public var pairs: Int {
    get { min(max(wantedPairs, Self.fewestPairs), max(mostPairs, Self.fewestPairs)) }
    set { wantedPairs = min(max(newValue, Self.fewestPairs), mostPairs) }
  }

  /// What ``pairs`` may be; nil where there are too few symbols for a game.
  public var possiblePairs: ClosedRange<Int>? {
    isPlayable ? Self.fewestPairs...mostPairs : nil
  }

  private var mostPairs: Int { min(symbols.count, Self.mostPairs) }

  /// Whether there are symbols enough for a game.
  public var isPlayable: Bool { symbols.count >= Self.fewestPairs }

  /// Whether there is a symbol for each digit of Sudoku.
  public var hasTiles: Bool { symbols.count >= 9 }

  /// A theme like it with another identity and name.
  public func copy(id: ID, name: String) -> MemoryTheme {
    var copy = MemoryTheme(
      id: id, name: name, color: color, symbols: symbols, removed: removed, pairs: wantedPairs)
    copy.unknown = unknown
    return copy
  }
}

extension MemoryTheme {
  /// Adds a symbol at the end; false where it is there already. One that was removed is no longer
  /// among those.
  public mutating func add(_ symbol: MemorySymbol) -> Bool {
    guard !symbols.contains(symbol) else { return false }
    symbols.append(symbol)
    removed.removeAll { $0 == symbol }
    return true
  }

  /// Takes a symbol out, which can be put back; nothing where it is not there.
  public mutating func remove(_ symbol: MemorySymbol) {
    guard let place = symbols.firstIndex(of: symbol) else { return }
    symbols.remove(at: place)
    removed.insert(symbol, at: 0)
  }
}
