import Scutes

/// One of several values, in each style.
struct PickerExample: View {
  @State private var level = "Medium"
  private let levels = ["Easy", "Medium", "Hard"]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Picker("Level", selection: $level, options: levels) { $0 }.pickerStyle(.segmented)
      Picker("Level", selection: $level, options: levels) { $0 }.pickerStyle(.menu)
      Picker("Level", selection: $level, options: levels) { $0 }.pickerStyle(.radioGroup)
    }
  }
}

extension Example {
  static let picker = Example(
    "Picker", .controls,
    "Chooses one of several values: side by side, from a list that opens, or one below the other.",
    height: 9, keys: "→"
  ) {
    PickerExample()
  }
}
