/// All that follows from one assumption, and from what.
///
/// The order in which things are found decides which way leads to each of them, and so how long the
/// chains are. It is Sudoku Explainer's: whatever is in is followed up first, in the order in which
/// it was found, then the first of what is out.
struct ConsequenceTree {
  /// A statement that follows.
  struct Node {
    let statement: ChainStatement
    let cause: ChainCause
    /// How many statements the longest of the ways from the assumption has; its chain has at least
    /// as many.
    let depth: UInt16
    /// How many statements its chain has; 0 while it has not been counted.
    var length: UInt16 = 0
    /// Where the nodes that it follows from are in ``ConsequenceTree/parents``.
    let firstParent: UInt32
    let lastParent: UInt32
    /// The chain within the chain that it follows from, as a place in a list of these.
    let inner: Int32
  }

  private(set) var nodes: [Node] = []
  private(set) var parents: [UInt16] = []
  /// By statement: one more than its node.
  private var places: [UInt16] = Array(repeating: 0, count: 1458)
  /// What is in, and what is out.
  private(set) var on = CandidateBits()
  private(set) var off = CandidateBits()
  /// Two nodes that contradict each other, the one that is in first.
  private(set) var contradiction: (on: Int, off: Int)?

  /// Forgets everything, and assumes `statement`.
  mutating func start(with statement: ChainStatement) {
    nodes.removeAll(keepingCapacity: true)
    parents.removeAll(keepingCapacity: true)
    places.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    on = CandidateBits()
    off = CandidateBits()
    contradiction = nil
    add(statement, .assumption, from: [])
  }

  /// The node of `statement`; nil where it does not follow.
  func node(of statement: ChainStatement) -> Int? {
    let place = places[Int(statement.bits)]
    return place == 0 ? nil : Int(place) - 1
  }

  /// Whether `statement` follows.
  func holds(_ statement: ChainStatement) -> Bool { places[Int(statement.bits)] != 0 }

  /// The nodes from which `node` follows at once.
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

  /// Notes that `statement`, which follows from `origins`, contradicts what followed before.
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
