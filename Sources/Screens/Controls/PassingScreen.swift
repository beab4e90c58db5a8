import Widgets

/// A screen of its own for a moment. Any key or click goes on at once, and some keys then do what they
/// do on the screen that follows.
struct PassingScreen<Content: View>: View {
  @Environment(\.clock) private var clock
  @Environment(\.pressKey) private var pressKey
  @State private var end: Duration?
  let words: Words
  let duration: Duration
  /// Rows between the parts.
  var spacing = 1
  /// What follows. Called once or, where a key comes in the moment of the end, twice.
  let goOn: () -> Void
  /// Whether a key is handed to the screen that follows, which nobody has seen yet.
  let handsOn: (KeyPress) -> Bool
  /// What follows on Escape; nil where it is the same.
  var escape: (() -> Void)?
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: spacing) {
      Spacer()
      content()
      Spacer()
      Text(words.packs.anyKey).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .focusable()
    .onKeyPress { key in
      if key == KeyPress(.escape), let escape { escape() } else { goOn() }
      if ![KeyPress(.escape), KeyPress(.enter), KeyPress(" ")].contains(key), handsOn(key) {
        pressKey(key)
      }
      return .handled
    }
    .onMouse { mouse, _ in
      if case .press = mouse.kind { goOn() }
      return true
    }
    .onAppear { end = clock.now + duration }
    .onDeadline(end) { goOn() }
  }
}
