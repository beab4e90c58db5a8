// SPDX-License-Identifier: Apache-2.0

/// A view with a label at the left, as far apart as possible: a line of a form.
public struct LabeledContent<Content> {
  private let title: String
  private let content: Content
}

extension LabeledContent: View where Content: View {
  /// Creates a line with `title` at the left and `content` at the right.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The line. Its title is truncated first if room is short.
  public var body: some View {
    HStack {
      Text(title).lineLimit(1).foregroundStyle(.secondary)
      Spacer(minLength: 1)
      HStack { content }.layoutPriority(1)
    }
  }
}

extension LabeledContent where Content == Text {
  /// Creates a line with `title` at the left and `value` at the right.
  public init(_ title: String, value: String) {
    self.init(title) { Text(value).lineLimit(1) }
  }
}
