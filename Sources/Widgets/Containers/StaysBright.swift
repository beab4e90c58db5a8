/// Keeps its content as it is drawn where a layer draws back what is below it.
struct StaysBright<Content: View>: ModifierView {
  let content: Content

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    StaysBrightNode(view, in: parent)
  }
}

private final class StaysBrightNode<Content: View>: ModifierNode<StaysBright<Content>> {
  override init(_ view: StaysBright<Content>, in parent: Node) {
    super.init(view, in: parent)
    tree.brightNodes.append(self)
  }

  override func willLeave() {
    tree.brightNodes.removeAll { $0 === self }
  }
}

extension Painter {
  /// Draws `rect` back, but for what of it lies in `bright`.
  func dim(_ rect: Rect, butFor bright: [Rect]) {
    guard let first = bright.first?.intersection(rect), !first.isEmpty else {
      return bright.isEmpty ? dim(rect) : dim(rect, butFor: Array(bright.dropFirst()))
    }
    let rest = Array(bright.dropFirst())
    let around = [
      Rect(x: rect.minX, y: rect.minY, width: rect.width, height: first.minY - rect.minY),
      Rect(x: rect.minX, y: first.maxY, width: rect.width, height: rect.maxY - first.maxY),
      Rect(x: rect.minX, y: first.minY, width: first.minX - rect.minX, height: first.height),
      Rect(x: first.maxX, y: first.minY, width: rect.maxX - first.maxX, height: first.height),
    ]
    for part in around where !part.isEmpty { dim(part, butFor: rest) }
  }
}
