import WidgetsTesting

@testable import Widgets

extension ViewDriver {
  /// Controls that take the focus and are nowhere to be seen: they have no cells, or stand beyond the
  /// screen and in nothing that scrolls.
  var lostControls: [String] {
    guard let root = runtime.tree.root else { return [] }
    let screen = Rect(origin: .zero, size: canvas?.size ?? .zero)
    return root.focusableNodes.filter { node in
      let region = node.region
      return region.isEmpty || (!node.isScrolled && screen.intersection(region) != region)
    }.map { "\($0.viewPath.joined(separator: "/")) is nowhere to be seen: \($0.region)" }
  }
}

extension Node {
  /// Whether something around the node shows a part of it at a time.
  fileprivate var isScrolled: Bool {
    var node = self
    while let parent = node.parent {
      if parent.clipsContent { return true }
      node = parent
    }
    return false
  }
}
