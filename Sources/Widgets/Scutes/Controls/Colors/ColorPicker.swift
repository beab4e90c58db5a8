// SPDX-License-Identifier: Apache-2.0

/// A control for choosing a colour: from swatches, by red, green and blue, or by hexadecimal
/// digits.
///
///     Accent ██ #7FB7E8 shown as ██ #87AFFF
///     Swatches  ██  ██ ▐██▌ ██
///     Red   [█████▍     ] 127
///     Green [████████   ] 183
///     Blue  [██████████▏] 232
///     Hex   [7FB7E8     ]
///
/// If the terminal has fewer colours, the first line shows the nearest one.
public struct ColorPicker: View {
  @Environment(\.kitWords) private var words
  @State private var written: String?
  private let title: String
  private let selection: Binding<Color>
  private let swatches: [Color]

  /// Creates a picker called `title` that offers `swatches`.
  public init(
    _ title: String, selection: Binding<Color>, swatches: [Color] = ColorPicker.usualSwatches
  ) {
    self.title = title
    self.selection = selection
    self.swatches = swatches
  }

  /// The default swatches: two greys and eight hues.
  public nonisolated static let usualSwatches: [Color] = [
    0x101010, 0xF0F0F0, 0xE0503C, 0xF0A030, 0xE8D840, 0x50B060, 0x30B0B0, 0x4070E0, 0x8058C8,
    0xD85098,
  ].map(Color.hex)

  /// The colour and its controls.
  public var body: some View {
    let controls = words.controls
    let parts = ColorParts(selection.wrappedValue)
    let names = aligned(controls.colorParts + [controls.hex])
    VStack(alignment: .leading) {
      ChosenColor(title: title, parts: parts)
      if !swatches.isEmpty {
        SwatchPicker(
          title: controls.swatches, swatches: swatches, selection: selection.wrappedValue,
          choose: choose)
      }
      ForEach(0..<3) { part in
        Slider(names[part], value: value(of: part), in: 0...255, step: 1) { "\(Int($0))" }
      }
      TextField(names[3], text: hex)
        .lengthLimit(7)
        .validation { ColorParts(hex: $0) == nil ? controls.hexMistake : nil }
    }
  }

  /// The names, padded with blanks to equal width.
  private func aligned(_ names: [String]) -> [String] {
    let widest = names.map(\.columns).max() ?? 0
    return names.map { $0 + String(repeating: " ", count: widest - $0.columns) }
  }

  private func choose(_ color: Color) {
    written = nil
    selection.wrappedValue = color
  }

  private func value(of part: Int) -> Binding<Double> {
    let keyPath = [\ColorParts.red, \.green, \.blue][part]
    return Binding {
      Double(ColorParts(selection.wrappedValue)[keyPath: keyPath])
    } set: { value in
      var parts = ColorParts(selection.wrappedValue)
      parts[keyPath: keyPath] = UInt8(min(max(value, 0), 255))
      choose(parts.color)
    }
  }

  /// The text as typed while it isn't a valid colour, or matches the chosen one. Otherwise the
  /// chosen one.
  private var hex: Binding<String> {
    Binding {
      let parts = ColorParts(selection.wrappedValue)
      guard let written else { return parts.hex }
      let meant = ColorParts(hex: written)
      return meant == nil || meant == parts ? written : parts.hex
    } set: { text in
      written = text
      if let parts = ColorParts(hex: text) { selection.wrappedValue = parts.color }
    }
  }
}
