@testable import Scutes

extension Node {
  /// This node and all its descendants, including hidden ones.
  var all: [Node] { [self] + children.flatMap(\.all) }
}

extension Tree {
  /// All nodes with a size of their own.
  var allElements: [Node] { root?.all.filter(\.isElement) ?? [] }
}
