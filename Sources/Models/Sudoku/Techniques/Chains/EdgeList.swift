/// Where the edges of a graph lead, node by node.
struct EdgeList {
  /// Where they lead, all in a row.
  private(set) var targets: [UInt16] = []
  /// Where in `targets` the part of each node begins.
  private var starts: [Int32] = []

  /// How many nodes there are.
  var count: Int { starts.count }

  /// Where the edges of `node` lead, in the order in which they were added.
  subscript(node: Int) -> ArraySlice<UInt16> {
    targets[range(of: node)]
  }

  /// Where in ``targets`` the edges of `node` are.
  func range(of node: Int) -> Range<Int> {
    let end = node + 1 < starts.count ? Int(starts[node + 1]) : targets.count
    return Int(starts[node])..<end
  }

  /// Makes room for as many nodes.
  mutating func reserve(statements count: Int) {
    starts.reserveCapacity(count)
    targets.reserveCapacity(8 * count)
  }

  /// Begins the next node.
  mutating func begin() { starts.append(Int32(targets.count)) }

  /// Adds an edge to the node that was begun last.
  mutating func append(_ target: Int) { targets.append(UInt16(target)) }

  /// The edges whose target fulfils `condition`.
  func filtered(_ condition: (EdgeList, Int) -> Bool) -> EdgeList {
    var rest = EdgeList()
    rest.reserve(statements: count)
    let isWanted = (0..<count).map { condition(self, $0) }
    for node in 0..<count {
      rest.begin()
      for target in self[node] where isWanted[Int(target)] { rest.append(Int(target)) }
    }
    return rest
  }
}
