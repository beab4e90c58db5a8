// SPDX-License-Identifier: Apache-2.0

/// Keeps its content from being dimmed beneath a layer.
@usableFromInline struct Undimmed: NodeModifier {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    UndimmedNode(modifier, in: parent)
  }
}

private final class UndimmedNode: ModifierNode<Undimmed> {
  override init(_ modifier: Undimmed, in parent: Node) {
    super.init(modifier, in: parent)
    tree.undimmedNodes.append(self)
  }

  override func willLeave() {
    tree.undimmedNodes.removeAll { $0 === self }
  }
}

extension Painter {
  /// Dims `rect` except for its parts in `bright`.
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
