/// What one assumption brings about, statement by statement: the assumption itself first, then what
/// follows, each after its reasons.
struct ForcingTable {
  /// A statement, and why it follows from others of the table.
  struct Entry {
    /// The number of the statement in the graph.
    let node: UInt16
    /// The place in the table of the reason that came up last.
    let reason: UInt16
    /// The steps from the assumption, which counts one.
    let distance: UInt16
    /// What else it takes.
    let cause: Cause
    /// Whether it has another reason beside this one and the assumption.
    let isJoined: Bool
  }

  /// What a statement follows from.
  enum Cause {
    /// From one other.
    case link
    /// From the loss of all other candidates of its cell.
    case cell
    /// From the loss of all other places in a house, counted as in ``House/all``.
    case house(UInt8)
  }

  /// The statements.
  private(set) var entries: [Entry]

  /// The table of a statement that says nothing.
  static let none = ForcingTable()

  private init() { entries = [] }

  /// A table of `assumption` alone.
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
  /// HoDoKu keeps the first five, and goes on from the one that came up last.
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
