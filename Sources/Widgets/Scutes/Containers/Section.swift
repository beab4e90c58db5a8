// SPDX-License-Identifier: Apache-2.0

/// Views that belong together, under a header: rows of a ``List``, a ``Form``, or any column.
public struct Section<Header, Content, Footer> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension Section: PlainView, View where Header: View, Content: View, Footer: View {
  /// Creates a section of `content` between `header` and `footer`.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the content and the footer, in sequence.
  public var body: some View {
    Group {
      SectionHeader(content: header)
      content
      SectionFooter(content: footer)
    }
    .modifier(SectionParts())
  }
}

/// Marks its content as one section.
@usableFromInline struct SectionParts: NodeModifier {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    SectionPartsNode(modifier, in: parent)
  }
}

private final class SectionPartsNode: ModifierNode<SectionParts>,
  SectionMark
{}

/// The node around everything in a section.
protocol SectionMark: Node {}

extension Section where Header == Text, Content: View, Footer == EmptyView {
  /// Creates a section of `content` under `title`.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(title, footer: EmptyView.init, content: content)
  }
}

extension Section where Header == Text, Content: View, Footer: View {
  /// Creates a section of `content` between `title` and `footer`.
  public init(
    _ title: String, @ViewBuilder footer: () -> Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title).lineLimit(1) }, footer: footer)
  }
}

extension Section where Header == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section of `content`, set apart from others.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: EmptyView.init, footer: EmptyView.init)
  }
}

/// The style of a section's header.
struct SectionHeader<Content> {
  let content: Content
}

extension SectionHeader: PlainView, View where Content: View {
  var body: some View {
    content.bold().foregroundStyle(.title)
  }
}

/// The style of a section's footer.
struct SectionFooter<Content> {
  let content: Content
}

extension SectionFooter: PlainView, View where Content: View {
  var body: some View {
    content.foregroundStyle(.secondary)
  }
}
