import Sudoku

/// All consequences of one assumption, with their reasons.
///
/// The order of discovery decides which path leads to each of them, and so how long the chains are.
/// It is Sudoku Explainer's: statements that are on are followed first, in the order of discovery,
/// then the first of those that are off.
struct ConsequenceTree {
  /// A consequence.
  struct Node {
    let statement: ChainStatement
    let cause: ChainCause
    /// The number of statements on the longest path from the assumption. The chain has at least as
    /// many.
    let depth: UInt16
    /// The number of statements in its chain, or 0 if it hasn't been counted.
    var length: UInt16 = 0
    /// The index in ``ConsequenceTree/parents`` of the nodes that it follows from.
    let firstParent: UInt32
    let lastParent: UInt32
    /// The index of the nested chain that it follows from.
    let inner: Int32
  }

  private(set) var nodes: [Node] = []
  private(set) var parents: [UInt16] = []
  /// One more than the node of each statement.
  private var places: [UInt16] = Array(repeating: 0, count: 1458)
  /// The candidates that are on, and those that are off.
  private(set) var on = CandidateBits()
  private(set) var off = CandidateBits()
  /// Two nodes that contradict each other, first the one that is on.
  private(set) var contradiction: (on: Int, off: Int)?

  /// Clears the tree and assumes `statement`.
  mutating func start(with statement: ChainStatement) {
    nodes.removeAll(keepingCapacity: true)
    parents.removeAll(keepingCapacity: true)
    places.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    on = CandidateBits()
    off = CandidateBits()
    contradiction = nil
    add(statement, .assumption, from: [])
  }

  /// Returns the node of `statement`, or `nil` if it doesn't follow.
  func node(of statement: ChainStatement) -> Int? {
    let place = places[Int(statement.bits)]
    return place == 0 ? nil : Int(place) - 1
  }

  /// Returns `true` if `statement` follows.
  func holds(_ statement: ChainStatement) -> Bool { places[Int(statement.bits)] != 0 }

  /// Returns the nodes from which `node` follows directly.
  func parents(of node: Int) -> ArraySlice<UInt16> {
    parents[Int(nodes[node].firstParent)..<Int(nodes[node].lastParent)]
  }

  /// Adds `statement`, which follows from `origins`.
  @discardableResult
  mutating func add(
    _ statement: ChainStatement, _ cause: ChainCause, from origins: some Collection<UInt16>,
    inner: Int32 = -1
  ) -> UInt16 {
    let node = append(statement, cause, from: origins, inner: inner)
    places[Int(statement.bits)] = UInt16(node + 1)
    if statement.isOn { on.insert(statement.candidate) } else { off.insert(statement.candidate) }
    return nodes[node].depth
  }

  /// Records that `statement`, which follows from `origins`, contradicts an earlier consequence.
  mutating func contradict(
    _ statement: ChainStatement, _ cause: ChainCause, from origins: some Collection<UInt16>
  ) {
    guard let other = node(of: statement.opposite) else { return }
    let node = append(statement, cause, from: origins, inner: -1)
    contradiction = statement.isOn ? (node, other) : (other, node)
  }

  private mutating func append(
    _ statement: ChainStatement, _ cause: ChainCause, from origins: some Collection<UInt16>,
    inner: Int32
  ) -> Int {
    let first = UInt32(parents.count)
    var depth: UInt16 = 0
    for origin in origins {
      parents.append(origin)
      depth = max(depth, nodes[Int(origin)].depth)
    }
    nodes.append(
      Node(
        statement: statement, cause: cause, depth: depth + 1, firstParent: first,
        lastParent: UInt32(parents.count), inner: inner))
    return nodes.count - 1
  }

  mutating func setLength(_ length: Int, of node: Int) { nodes[node].length = UInt16(length) }
}

/// A set of candidates, one bit each, numbered as nine times the cell plus the digit.
struct CandidateBits {
  private var words = InlineArray<12, UInt64>(repeating: 0)

  mutating func insert(_ candidate: Int) { words[candidate >> 6] |= 1 << UInt64(candidate & 63) }

  mutating func formIntersection(_ other: borrowing CandidateBits) {
    for place in 0..<12 { words[place] &= other.words[place] }
  }

  /// The candidates, smallest first.
  var list: [Int] {
    (0..<12).flatMap { place in Bits(words[place]).map { place << 6 | $0 } }
  }
}
