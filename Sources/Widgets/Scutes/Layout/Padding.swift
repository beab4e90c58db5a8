// SPDX-License-Identifier: Apache-2.0

@usableFromInline struct Padding: WrapperModifier {
  let insets: EdgeInsets

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  static var drawsItself: Bool { false }

  var placesContentOutside: Bool {
    min(insets.top, insets.leading, insets.bottom, insets.trailing) < 0
  }
}

extension View {
  /// Adds `length` cells of room on the given sides. A negative length makes the view extend into
  /// its surroundings.
  public func padding(_ edges: Edge.Set = .all, _ length: Int = 1) -> some View {
    padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds room on the sides.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }
}
