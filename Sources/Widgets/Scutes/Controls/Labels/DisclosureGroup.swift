// SPDX-License-Identifier: Apache-2.0

/// A heading that shows or hides its content: Enter, Space or a click toggles it, → opens it and ←
/// closes it.
///
///     ▸ Details        ▾ Details
///                        all of it
public struct DisclosureGroup<Content> {
  @Environment(\.kitWords) private var words
  private let title: String
  private let isExpanded: Binding<Bool>
  private let content: Content
}

extension DisclosureGroup: View where Content: View {
  /// Creates a group that shows `content` below `title` while `isExpanded`.
  public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.title = title
    self.isExpanded = isExpanded
    self.content = content()
  }

  /// The heading, and the content indented by two columns.
  public var body: some View {
    let isExpanded = isExpanded
    VStack(alignment: .leading) {
      DisclosureHeading(title: title, isExpanded: isExpanded.wrappedValue)
        .onClick { _ in isExpanded.wrappedValue.toggle() }
        .focusable()
        .keyBindings(title, bindings) { isExpanded.wrappedValue = $0 }
      if isExpanded.wrappedValue {
        VStack(alignment: .leading) { content }
          .padding(EdgeInsets(leading: 2))
      }
    }
  }

  private var bindings: [KeyBinding<Bool>] {
    let isOpen = isExpanded.wrappedValue
    let keys = [KeyPress(.enter), KeyPress(" "), KeyPress(isOpen ? .left : .right)]
    return [KeyBinding(keys, !isOpen, isOpen ? words.controls.close : words.controls.open)]
  }
}

private struct DisclosureHeading: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  let title: String
  let isExpanded: Bool

  var body: some View {
    let line = Text((isExpanded ? "▾ " : "▸ ") + title).lineLimit(1).bold(isFocused)
    (isFocused ? line.underline() : line)
      .foregroundStyle(isEnabled ? (isFocused ? .buttonFocused : nil) : .disabled)
      .hardwareCursor(at: .zero)
  }
}
