// SPDX-License-Identifier: Apache-2.0

/// Views one below the other.
public struct VStack<Content> {
  let layout: StackLayout
  let content: Content
}

extension VStack: LayoutView, PrimitiveView, View where Content: View {
  /// Creates a column of the views in `content`, with `spacing` rows between them.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    self.content = content()
  }
}

/// Views side by side.
public struct HStack<Content> {
  let layout: StackLayout
  let content: Content
}

extension HStack: LayoutView, PrimitiveView, View where Content: View {
  /// Creates a row of the views in `content`, with `spacing` columns between them.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
    self.content = content()
  }
}

/// Views on top of each other, the last one in front.
public struct ZStack<Content> {
  let layout: OverlayLayout
  let content: Content
}

extension ZStack: LayoutView, PrimitiveView, View where Content: View {
  /// Creates a stack of the views in `content`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = OverlayLayout(alignment: alignment)
    self.content = content()
  }
}

/// A view that arranges its content with a layout.
protocol LayoutView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View

  var layout: Arrangement { get }
  var content: Content { get }
}

extension LayoutView {
  /// Creates the node of the layout, with the content in it.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    LayoutModifier.makeNode(
      for: LayoutModifier(layout: view.layout), around: view.content, in: parent)
  }

  /// Passes on the layout, then the content.
  public static func update(_ node: Node, with view: Self) {
    LayoutModifier.update(
      node, with: LayoutModifier(layout: view.layout), around: view.content)
  }
}
