import Scutes

/// A cell that shows only a digit, described in words.
struct FocusStatusExample: View {
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        Text("·2·").focusable()
          .accessibilityLabel("row 4 column 7").accessibilityValue("empty, notes 2 5 9")
        Toggle("Sound", isOn: $isOn)
      }
      FocusStatusLine()
    }
  }
}

extension Example {
  static let focusStatus = Example(
    "FocusStatusLine, accessibilityLabel", .accessibility,
    "Says in words what has the focus and how it stands, for screen readers and braille lines, which"
      + " the hardware cursor leads there.", width: 48, height: 3
  ) {
    FocusStatusExample()
  }
}
