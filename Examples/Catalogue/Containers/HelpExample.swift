import Widgets

/// What `?` shows, without any code for it.
struct HelpExample: View {
  private static let bindings = [
    KeyBinding([KeyPress("n")], 1, "new"),
    KeyBinding([KeyPress("u"), KeyPress("z", modifiers: .control)], 2, "undo"),
    KeyBinding([KeyPress("R")], 3, "begin again", shown: .help),
  ]

  var body: some View {
    Text("Press ? for all keys.").focusable()
      .keyBindings("Board", Self.bindings) { _ in }
  }
}

extension Example {
  static let help = Example(
    "Help overlay", .containers,
    "All keys in force, from the tables of the views, on `?` and F1 in every program.", width: 48,
    height: 14, keys: "?"
  ) {
    HelpExample()
  }
}
