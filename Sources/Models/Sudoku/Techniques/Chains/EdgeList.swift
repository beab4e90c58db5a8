/// The edges of a graph, node by node.
struct EdgeList {
  /// The targets of all edges in one array.
  private(set) var targets: [UInt16] = []
  /// The index in `targets` at which the edges of each node begin.
  private var starts: [Int32] = []

  /// The number of nodes.
  var count: Int { starts.count }

  /// The targets of the edges of `node`, in the order in which they were added.
  subscript(node: Int) -> ArraySlice<UInt16> {
    targets[range(of: node)]
  }

  /// Returns the indices in ``targets`` of the edges of `node`.
  func range(of node: Int) -> Range<Int> {
    let end = node + 1 < starts.count ? Int(starts[node + 1]) : targets.count
    return Int(starts[node])..<end
  }

  /// Returns `true` if `node` has no edges.
  func isEmpty(at node: Int) -> Bool { range(of: node).isEmpty }

  /// Calls `body` with the edges in memory that doesn't count references.
  func withUnsafeEdges<Result>(_ body: (UnsafeEdges) -> Result) -> Result {
    targets.withUnsafeBufferPointer { targets in
      starts.withUnsafeBufferPointer { body(UnsafeEdges(targets: targets, starts: $0)) }
    }
  }

  /// Reserves memory for that many nodes.
  mutating func reserve(statements count: Int) {
    starts.reserveCapacity(count)
    targets.reserveCapacity(8 * count)
  }

  /// Begins the next node.
  mutating func begin() { starts.append(Int32(targets.count)) }

  /// Adds an edge to the node begun last.
  mutating func append(_ target: Int) { targets.append(UInt16(target)) }

  /// Returns the edges whose target satisfies `condition`.
  func filtered(_ condition: (EdgeList, Int) -> Bool) -> EdgeList {
    var rest = EdgeList()
    rest.reserve(statements: count)
    let isWanted = (0..<count).map { condition(self, $0) }
    var start = 0
    for node in 0..<count {
      rest.begin()
      let end = range(of: node).upperBound
      for place in start..<end where isWanted[Int(targets[place])] {
        rest.targets.append(targets[place])
      }
      start = end
    }
    return rest
  }
}

/// The edges of an ``EdgeList``, only valid during ``EdgeList/withUnsafeEdges(_:)``.
struct UnsafeEdges {
  fileprivate let targets: UnsafeBufferPointer<UInt16>
  fileprivate let starts: UnsafeBufferPointer<Int32>

  /// The targets of the edges of `node`, in the order in which they were added.
  subscript(node: Int) -> Slice<UnsafeBufferPointer<UInt16>> {
    let end = node + 1 < starts.count ? Int(starts[node + 1]) : targets.count
    return targets[Int(starts[node])..<end]
  }
}
