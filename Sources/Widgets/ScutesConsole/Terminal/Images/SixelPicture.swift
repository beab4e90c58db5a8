// SPDX-License-Identifier: Apache-2.0

/// A bitmap in DEC's sixels: bands of six rows, with a pass over each for every colour in it.
///
/// ```
/// ESC P 0;1;0 q "1;1;180;120    pixels are square, so many by so many; what is not set stays
/// #0;2;100;100;98 …             colour 0, in per cent
/// #0!12~@@$#3?!12~-…            colour 0: 12 times all six; $ back, colour 3; - next band
/// ESC \
/// ```
struct SixelPicture {
  private let width: Int
  private let height: Int
  private let palette: ImagePalette

  /// Encodes `bitmap`, whose height is a multiple of six, in at most `colors` colours.
  init(_ bitmap: Bitmap, colors: Int) {
    (width, height) = (bitmap.width, bitmap.height)
    palette = ImagePalette(of: bitmap, colors: min(colors, Self.maxColors))
  }

  /// The useful number of colours. More are hardly visible and make the picture longer.
  private static let maxColors = 64

  /// The sequence that shows it at the cursor.
  var bytes: [UInt8] {
    var output = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (index, color) in palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      output += "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
    }
    for band in 0..<height / 6 {
      // A line break after the last band would scroll.
      if band > 0 { output.append(UInt8(ascii: "-")) }
      append(band, to: &output)
    }
    return output + [0x1B, 0x5C]
  }

  private func append(_ band: Int, to output: inout [UInt8]) {
    var sixels = [UInt8](repeating: 0, count: palette.colors.count * width)
    var isUsed = [Bool](repeating: false, count: palette.colors.count)
    for row in 0..<6 {
      let start = (band * 6 + row) * width
      for x in 0..<width {
        let color = Int(palette.indices[start + x])
        sixels[color * width + x] |= 1 << UInt8(row)
        isUsed[color] = true
      }
    }
    var isFirst = true
    for color in isUsed.indices where isUsed[color] {
      if !isFirst { output.append(UInt8(ascii: "$")) }
      isFirst = false
      output.append(UInt8(ascii: "#"))
      output.append(decimal: color)
      append(sixels[color * width..<(color + 1) * width], to: &output)
    }
  }

  /// Appends a row of sixels with run-length encoding, without trailing empty ones.
  private func append(_ sixels: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var rest = sixels
    while rest.last == 0 { rest.removeLast() }
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      if count > 3 {
        output.append(UInt8(ascii: "!"))
        output.append(decimal: count)
      }
      output += repeatElement(first + 0x3F, count: count > 3 ? 1 : count)
      rest = rest.dropFirst(count)
    }
  }
}
