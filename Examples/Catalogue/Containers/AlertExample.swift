import Scutes

/// A question before something is lost.
struct AlertExample: View {
  @State private var isAsking = false
  @State private var isThere = true

  var body: some View {
    VStack(spacing: 1) {
      Text(isThere ? "A game of three hours." : "Nothing. It is gone.")
      Button("Throw away", isEnabled: isThere) { isAsking = true }
      Button("Get another", isEnabled: !isThere) { isThere = true }
    }
    .alert(
      "Throw the game away?", isPresented: $isAsking, message: "It cannot be brought back."
    ) {
      Button("Keep it", role: .cancel) {}
      Button("Throw away") { isThere = false }.keyboardShortcut(KeyPress("t"))
    }
  }
}

extension Example {
  static let alert = Example(
    "alert", .containers,
    "A question with its answers. The harmless one has the focus, and Escape gives it.", width: 48,
    height: 11, keys: "⏎"
  ) {
    AlertExample()
  }
}
