/// A text with an icon before it: one or two columns of signs.
public struct Label: View {
  private let title: String
  private let icon: String

  /// `icon`, a blank, and `title`.
  public init(_ title: String, icon: String) {
    self.title = title
    self.icon = icon
  }

  /// The icon keeps its place where the title has to be cut.
  public var body: some View {
    HStack(spacing: 1) {
      Text(icon).lineLimit(1).layoutPriority(1)
      Text(title).lineLimit(1)
    }
  }
}
