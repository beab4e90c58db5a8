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

  mutating func popDeepest() -> Node? {
    guard !levels.isEmpty else { return nil }
    let node = levels[levels.count - 1].popLast()
    while levels.last?.isEmpty == true { levels.removeLast() }
    return node
  }
}
