import Widgets

/// A numbered puzzle in a grid, with a sign for its state.
///
/// ```
///   1 ✓    2 ◐    3      4 ✕
/// ```
struct NumberButton: View {
  let text: String
  /// The role of the text while the button isn't focused.
  let role: StyleRole
  var isBold = false
  var isUnderlined = false
  /// The text below the number, if there is room for it.
  let note: String?
  let width: Int
  var isFramed = false
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack {
        Text(text).bold(isBold).underline(isUnderlined).lineLimit(1)
        if let note { Text(note.isEmpty ? " " : note).lineLimit(1) }
      }
    }
    .buttonStyle(NumberButtonStyle(role: role, width: width, isFramed: isFramed))
  }
}

private struct NumberButtonStyle: ButtonStyle {
  let role: StyleRole
  let width: Int
  let isFramed: Bool

  @ViewBuilder func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let isFocused = configuration.isFocused || configuration.isPressed
    let columns = isFramed ? width - 2 : width
    let label = configuration.label
      .foregroundStyle(isFocused ? .buttonFocused : role)
      .frame(minWidth: columns, maxWidth: columns)
      .background(isFocused ? .buttonFocused : .ground)
    if isFramed {
      label.border(isFocused ? .heavyRounded : .rounded, isFocused ? .lineAccent : .line)
    } else {
      label
    }
  }
}

/// The meanings of signs, on one line.
struct SignLegend: View {
  let signs: [(sign: String, meaning: String)]

  var body: some View {
    Text(signs.map { "\($0.sign) \($0.meaning)" }.joined(separator: "   "))
      .foregroundStyle(.secondary).lineLimit(1)
  }
}
