/// Something with what it is called at the left, as far apart as there is room: a line of a form.
public struct LabeledContent<Content> {
  private let title: String
  private let content: Content
}

extension LabeledContent: View where Content: View {
  /// `content` at the right, `title` at the left.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title is cut first where there is too little room.
  public var body: some View {
    HStack {
      Text(title).lineLimit(1).foregroundStyle(.secondary)
      Spacer(minLength: 1)
      HStack { content }.layoutPriority(1)
    }
  }
}

extension LabeledContent where Content == Text {
  /// `value` at the right, `title` at the left.
  public init(_ title: String, value: String) {
    self.init(title) { Text(value).lineLimit(1) }
  }
}
