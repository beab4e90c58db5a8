import Scutes

/// A counter controlled by keys, which the footer lists.
struct KeyBindingsExample: View {
  @State private var count = 0

  private enum Action {
    case more
    case less
    case reset
  }

  private static let bindings = [
    KeyBinding([KeyPress("+"), KeyPress("=")], Action.more, "more"),
    KeyBinding([KeyPress("-")], .less, "less"),
    KeyBinding([KeyPress("0"), KeyPress(.backspace)], .reset, "none", shown: .help),
  ]

  var body: some View {
    VStack(spacing: 1) {
      Text("\(count)").bold().padding(.horizontal, 4).border(.rounded).focusable()
      KeyHints()
    }
    .keyBindings("Counter", Self.bindings) { action in
      switch action {
      case .more: count += 1
      case .less: count -= 1
      case .reset: count = 0
      }
    }
  }
}

extension Example {
  static let keyBindings = Example(
    "keyBindings, KeyHints", .input,
    "Keys as a table: it answers to them, fills the footer and the help on `?`, and users may give"
      + " its actions other keys.", height: 5, keys: "++-+"
  ) {
    KeyBindingsExample()
  }
}
