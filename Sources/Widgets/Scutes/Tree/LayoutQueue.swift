// SPDX-License-Identifier: Apache-2.0

/// Elements whose sizes need checking, the deepest first.
struct LayoutQueue {
  /// By depth. The last level is never empty.
  private var levels: [[Node]] = []

  var isEmpty: Bool { levels.isEmpty }

  mutating func append(_ node: Node) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
  }

  /// Removes and returns the deepest element, if it is deeper than `depth`.
  mutating func popDeepest(below depth: Int) -> Node? {
    guard !levels.isEmpty, levels.count - 1 > depth else { return nil }
    let node = levels[levels.count - 1].popLast()
    while levels.last?.isEmpty == true { levels.removeLast() }
    return node
  }
}
