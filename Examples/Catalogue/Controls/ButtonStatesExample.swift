import Scutes

/// Buttons on one line, in each style and state.
struct ButtonStatesExample: View {
  @State private var saves = 0

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Button("Save") { saves += 1 }.keyboardShortcut(KeyPress("s"))
        Button("Not now", isEnabled: false) {}
        Button("Wait", isBusy: true) {}
      }
      HStack(spacing: 1) {
        Button("Play") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}
        Button("Later") {}.buttonStyle(.borderless)
      }
      Text("saved \(saves) times")
    }
    .buttonStyle(.bordered)
  }
}

extension Example {
  static let buttonStates = Example(
    "ButtonRole, keyboardShortcut, isBusy", .controls,
    "Buttons between ends that tell their state; a key that presses one from anywhere.", height: 5,
    keys: "⇥s"
  ) {
    ButtonStatesExample()
  }
}
