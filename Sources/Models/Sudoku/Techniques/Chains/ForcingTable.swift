/// The consequences of one assumption. It comes first, followed by each consequence after its
/// reasons.
struct ForcingTable {
  /// A statement and the reasons for it within the table.
  struct Entry {
    /// The number of the statement in the graph.
    let node: UInt16
    /// The position in the table of the latest reason.
    let reason: UInt16
    /// The number of steps from the assumption, which counts as one.
    let distance: UInt16
    /// The rule by which it follows.
    let cause: Cause
    /// `true` if it has another reason besides this one and the assumption.
    let isJoined: Bool
  }

  /// The rule by which a statement follows.
  enum Cause {
    /// It follows from one other statement.
    case link
    /// All other candidates of its cell are gone.
    case cell
    /// All other places in a house are gone. The house is a position in ``House/all``.
    case house(UInt8)
  }

  private(set) var entries: [Entry]

  /// The table of a statement without meaning.
  static let none = ForcingTable()

  private init() { entries = [] }

  /// Creates a table of `assumption` alone.
  init(_ assumption: Int) {
    entries = [
      Entry(node: UInt16(assumption), reason: 0, distance: 1, cause: .link, isJoined: false)
    ]
  }

  /// Adds `node`, which follows from the statement at `reason`.
  mutating func append(_ node: Int, from reason: Int) {
    entries.append(
      Entry(
        node: UInt16(node), reason: UInt16(reason), distance: entries[reason].distance + 1,
        cause: .link, isJoined: false))
  }

  /// Adds `node`, which follows from the statements at `reasons`.
  ///
  /// HoDoKu keeps the first five and continues from the latest.
  mutating func append(_ node: Int, from reasons: [Int], _ cause: Cause) {
    let kept = reasons.prefix(5)
    let last = kept.max() ?? 0
    entries.append(
      Entry(
        node: UInt16(node), reason: UInt16(last),
        distance: entries[kept.first ?? 0].distance + 1, cause: cause,
        isJoined: kept.contains { $0 != 0 && $0 != last }))
  }
}
