import Scutes

/// A screen shown for a moment. Any key or click skips it, and some keys also act on the next
/// screen.
struct TransientScreen<Content: View>: View {
  @Environment(\.clock) private var clock
  @Environment(\.pressKey) private var pressKey
  @State private var end: Duration?
  let words: Words
  let duration: Duration
  /// Rows between the parts.
  var spacing = 1
  /// `true` to invite to skip it.
  var asksForKey = true
  /// Continues to the next screen. Called once, or twice if a key arrives at the very end.
  let advance: () -> Void
  /// Returns `true` if a key also goes to the next screen, which the user hasn't seen yet.
  let forwardsKey: (KeyPress) -> Bool
  /// The action for Escape, or `nil` for the usual one.
  var escape: (() -> Void)?
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: spacing) {
      Spacer()
      content()
      Spacer()
      Text(asksForKey ? words.packs.anyKey : " ").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .focusable()
    .onKeyPress { key in
      if key == KeyPress(.escape), let escape { escape() } else { advance() }
      if forwardsKey(key) { pressKey(key) }
      return .handled
    }
    .onMouse { mouse, _ in
      if case .press = mouse.kind { advance() }
      return true
    }
    .onAppear { end = clock.now + duration }
    .onDeadline(end) { advance() }
  }
}
