import Scutes

/// Tags that wrap where they don't fit.
struct FlowExample: View {
  private static let words = ["new", "seen today", "easy", "a very long one", "hard", "done"]

  var body: some View {
    FlowLayout(verticalSpacing: 1) {
      ForEach(Self.words, id: \.self) { word in
        Text(word).lineLimit(1).padding(.horizontal, 1).foregroundStyle(.badge).background(.badge)
      }
    }
  }
}

extension Example {
  static let flow = Example(
    "FlowLayout", .layout,
    "Views side by side as far as there is room, then on in the next row, like words.", width: 32,
    height: 5
  ) {
    FlowExample()
  }
}
