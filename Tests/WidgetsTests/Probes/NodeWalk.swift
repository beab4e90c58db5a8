@testable import Widgets

extension Node {
  /// This node and all below it, hidden ones too.
  var all: [Node] { [self] + children.flatMap(\.all) }
}

extension Tree {
  /// All nodes that have a size of their own.
  var allElements: [Node] { root?.all.filter(\.isElement) ?? [] }
}
