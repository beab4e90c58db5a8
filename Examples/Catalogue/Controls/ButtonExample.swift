import Scutes

/// Buttons in every style.
struct ButtonExample: View {
  @State private var presses = 0

  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        Button("Press") { presses += 1 }
        Button("Not now") {}.disabled()
        Text("\(presses)")
      }
      Button("A name in a frame") { presses += 1 }
        .buttonStyle(NameButtonStyle(width: 24))
    }
  }
}

extension Example {
  static let button = Example(
    "Button", .controls, "Does something on Enter, Space or a click.", keys: "⏎⏎"
  ) {
    ButtonExample()
  }
}
