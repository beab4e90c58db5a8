import Scutes

/// A value along a line.
struct SliderExample: View {
  @State private var volume = 40.0

  var body: some View {
    VStack {
      Slider("Volume", value: $volume, in: 0...100) { "\(Int($0))" }
      Slider("Locked", value: $volume, in: 0...100) { "\(Int($0))" }.disabled()
    }
  }
}

extension Example {
  static let slider = Example(
    "Slider", .controls, "Chooses a value along a line, by keys, a click or a drag.", height: 4,
    keys: "→→→"
  ) {
    SliderExample()
  }
}
