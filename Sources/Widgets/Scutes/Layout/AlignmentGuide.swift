// SPDX-License-Identifier: Apache-2.0

/// Sets a guide of its content.
@usableFromInline struct AlignmentGuide: WrapperModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> Int

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  static var drawsItself: Bool { false }
  static var setsGuides: Bool { true }

  func guide(_ key: AlignmentKey, of content: ViewDimensions) -> Int? {
    key == self.key ? computeValue(content) : nil
  }
}

extension View {
  /// Sets the position of the view's guide `guide`, in columns from its left edge. Containers
  /// aligning by it move the view so that its guide meets the others'.
  ///
  /// ```
  /// VStack(alignment: .leading) {                        1,234
  ///   Text("1,234")                                        -17
  ///   Text("-17").alignmentGuide(.leading) { _ in -2 }
  /// }
  /// ```
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, computeValue: computeValue))
  }

  /// Sets the position of the view's guide `guide`, in rows from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, computeValue: computeValue))
  }
}
