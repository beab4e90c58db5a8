import Scutes

/// Shows the names of pressed keys, and pasted text.
struct KeyTesterExample: View {
  @State private var lines: [String] = []
  @State private var isFocused = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(lines.isEmpty ? "Press any key, or paste something." : "The last of them:")
        .foregroundStyle(.secondary)
      ForEach(lines.indices) { Text(lines[$0]).lineLimit(1) }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .border(isFocused ? .heavyRounded : .rounded, isFocused ? .lineAccent : .line)
    .focusable()
    .focused($isFocused)
    .onKeyPress { key in
      guard !Self.leaving.contains(key) else { return .ignored }
      note("\(key.name()) is written \(key.notation)")
      return .handled
    }
    .onPaste { text in
      note("pasted \(text.count) characters")
      return true
    }
  }

  /// The keys that move the focus.
  private static let leaving: Set<KeyPress> = [
    KeyPress(.tab), KeyPress(.tab, modifiers: .shift), KeyPress(.escape), KeyPress("?"),
  ]

  private func note(_ line: String) {
    lines = Array((lines + [line]).suffix(4))
  }
}

extension Example {
  static let keyTester = Example(
    "onKeyPress, onPaste, focusable", .input,
    "Answers to keys where the focus is. Tab, Escape and `?` stay what they are.", keys: "a←Q⏎"
  ) {
    KeyTesterExample()
  }
}
