import Scutes

/// Switches and a checkbox.
struct ToggleExample: View {
  @State private var sound = true
  @State private var timer = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Sound", isOn: $sound)
      Toggle("Timer", isOn: $timer)
      Toggle("Errors", isOn: $sound).toggleStyle(.checkbox)
      Toggle("Not now", isOn: $timer).toggleStyle(.checkbox).disabled()
    }
  }
}

extension Example {
  static let toggle = Example(
    "Toggle", .controls, "Turns something on and off: a switch, or a checkbox.", keys: "⇥ "
  ) {
    ToggleExample()
  }
}
