/// Elements whose sizes are to be checked, those furthest from the root first.
struct LayoutQueue {
  /// By depth; the last one is not empty.
  private var levels: [[Node]] = []

  /// Whether there is nothing to check.
  var isEmpty: Bool { levels.isEmpty }

  mutating func append(_ node: Node) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
  }

  /// The element furthest from the root, if it is more than `depth` steps from it.
  mutating func popDeepest(below depth: Int) -> Node? {
    guard !levels.isEmpty, levels.count - 1 > depth else { return nil }
    let node = levels[levels.count - 1].popLast()
    while levels.last?.isEmpty == true { levels.removeLast() }
    return node
  }
}
