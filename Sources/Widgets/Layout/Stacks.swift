/// Views one below the other.
public struct VStack<Content> {
  private let layout: StackLayout
  private let content: Content
}

extension VStack: PlainView, View where Content: View {
  /// A column of the views in `content`, `spacing` rows apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    self.content = content()
  }

  /// The views, arranged.
  public var body: some View {
    content.modifier(LayoutModifier(layout: layout))
  }
}

/// Views side by side.
public struct HStack<Content> {
  private let layout: StackLayout
  private let content: Content
}

extension HStack: PlainView, View where Content: View {
  /// A row of the views in `content`, `spacing` columns apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
    self.content = content()
  }

  /// The views, arranged.
  public var body: some View {
    content.modifier(LayoutModifier(layout: layout))
  }
}

/// Views on top of each other, the last one in front.
public struct ZStack<Content> {
  private let layout: OverlayLayout
  private let content: Content
}

extension ZStack: PlainView, View where Content: View {
  /// A pile of the views in `content`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = OverlayLayout(alignment: alignment)
    self.content = content()
  }

  /// The views, arranged.
  public var body: some View {
    content.modifier(LayoutModifier(layout: layout))
  }
}
