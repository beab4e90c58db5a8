import Scutes

/// The same part of a screen, to look at and to read line by line.
struct LinearExample: View {
  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      Levels().frame(width: 22)
      Levels().frame(width: 26).environment(\.isLinear, true)
    }
  }
}

private struct Levels: View {
  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Button("Easy") {}
        Button("Hard") {}.disabled()
      }
      Divider()
      Toggle("Sound", isOn: $isOn)
    }
    .border(.rounded)
  }
}

extension Example {
  static let linear = Example(
    "isLinear", .accessibility,
    "To be read line by line: no lines and ornaments, controls below each other, states as words.",
    width: 56, height: 6
  ) {
    LinearExample()
  }
}
