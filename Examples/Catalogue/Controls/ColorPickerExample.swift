import Scutes

/// A colour by swatch, by parts or by digits.
struct ColorPickerExample: View {
  @State private var accent = Color.hex(0x4070E0)

  var body: some View {
    ColorPicker("Accent", selection: $accent)
  }
}

extension Example {
  static let colorPicker = Example(
    "ColorPicker", .controls,
    "Chooses a colour, and says which one the terminal shows where it has fewer.", width: 54,
    keys: "→"
  ) {
    ColorPickerExample()
  }
}
