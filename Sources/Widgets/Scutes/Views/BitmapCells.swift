// SPDX-License-Identifier: Apache-2.0

/// A bitmap reduced to terminal cells: four pixels per cell in two colours, or two pixels one above
/// the other. Without blocks, a character with as much ink.
///
/// ```
/// all colours, 256   ▀ ▌ ▘ ▝ ▖ ▗ ▚ in the two colours that come closest
/// 16, 8              ▀ in greys, dithered
/// none               ▀ ▄ █ and blanks, dithered
/// ASCII              " .:-=+*#%@" from dark to light
/// ```
///
/// With few shades, contrast is stretched over the whole range, so that print on grey paper comes
/// out as black on white.
struct BitmapCells {
  private let capabilities: TerminalCapabilities
  private let foreground: Color
  private let background: Color

  /// Creates cells for a terminal with `capabilities` and an empty screen of style `ground`.
  init(capabilities: TerminalCapabilities, ground: TextStyle) {
    self.capabilities = capabilities
    foreground = ground.foreground ?? .terminalDefault
    background = ground.background ?? .terminalDefault
  }

  /// Renders `bitmap` in `size` cells, row by row.
  func cells(of bitmap: Bitmap, in size: Size) -> [CanvasCell] {
    guard !size.isEmpty, !bitmap.isEmpty else { return [] }
    guard capabilities.showsBlocks else {
      return Self.spreadLightness(of: bitmap.scaled(width: size.width, height: size.height))
        .map(inked)
    }
    if capabilities.colorDepth >= .indexed256 {
      let picture = bitmap.scaled(width: size.width * 2, height: size.height * 2)
      return (0..<size.height).flatMap { y in
        (0..<size.width).map { x in Self.quarters(of: picture, x: x * 2, y: y * 2) }
      }
    }
    let picture = bitmap.scaled(width: size.width, height: size.height * 2)
    let lightness = Self.spreadLightness(of: picture)
    return halves(size) { x, y in shade(lightness[y * size.width + x], x: x, y: y) }
  }

  /// The cells of a picture with two pixels per cell. `color` returns the colour of the pixel in
  /// column `x` of row `y`.
  private func halves(_ size: Size, _ color: (_ x: Int, _ y: Int) -> Color) -> [CanvasCell] {
    (0..<size.height).flatMap { y in
      (0..<size.width).map { x in half(upper: color(x, y * 2), lower: color(x, y * 2 + 1)) }
    }
  }

  private func half(upper: Color, lower: Color) -> CanvasCell {
    guard capabilities.colorDepth == .monochrome else {
      return CanvasCell(glyph: Self.upperHalf, foreground: upper, background: lower)
    }
    return switch (upper == Self.white, lower == Self.white) {
    case (true, true): plain("█")
    case (true, false): plain("▀")
    case (false, true): plain("▄")
    case (false, false): plain(" ")
    }
  }

  private static let upperHalf = Glyph("▀" as Character)

  private func plain(_ character: Character) -> CanvasCell {
    CanvasCell(glyph: Glyph(character), foreground: foreground, background: background)
  }

  // MARK: Many colours

  /// The ways to split four pixels in two: the glyph and the pixels that it covers, in reading
  /// order. The first of equally good ones wins.
  private static let partings: [(glyph: Glyph, covered: [Bool])] = [
    ("▀", [true, true, false, false]), ("▌", [true, false, true, false]),
    ("▘", [true, false, false, false]), ("▝", [false, true, false, false]),
    ("▖", [false, false, true, false]), ("▗", [false, false, false, true]),
    ("▚", [true, false, false, true]),
  ].map { (glyph: Glyph($0 as Character), covered: $1) }

  /// The cell for the four pixels of `picture` whose top left is in column `x` of row `y`.
  private static func quarters(of picture: Bitmap, x: Int, y: Int) -> CanvasCell {
    let pixels = [picture[x, y], picture[x + 1, y], picture[x, y + 1], picture[x + 1, y + 1]]
    var best = (error: Int.max, cell: CanvasCell.blank)
    for (glyph, covered) in partings {
      let (inside, insideError) = mean(pixels, where: covered, are: true)
      let (outside, outsideError) = mean(pixels, where: covered, are: false)
      let error = insideError + outsideError
      if error < best.error {
        best = (error, CanvasCell(glyph: glyph, foreground: inside, background: outside))
      }
      if error == 0 { break }
    }
    return best.cell
  }

  /// The mean of some of four pixels, and their squared error.
  private static func mean(
    _ pixels: [RGB], where covered: [Bool], are isCovered: Bool
  ) -> (Color, error: Int) {
    var (count, red, green, blue, squares) = (0, 0, 0, 0, 0)
    for place in 0..<4 where covered[place] == isCovered {
      let (r, g, b) = (Int(pixels[place].red), Int(pixels[place].green), Int(pixels[place].blue))
      count += 1
      (red, green, blue) = (red + r, green + g, blue + b)
      squares += r * r + g * g + b * b
    }
    let error = squares - (red * red + green * green + blue * blue) / count
    return (.rgb(UInt8(red / count), UInt8(green / count), UInt8(blue / count)), error)
  }

  // MARK: Few shades

  private static let black = Color.ansi(0)
  private static let white = Color.ansi(15)

  /// The greys from black to white, with their lightness.
  private var shades: [(lightness: Int, color: Color)] {
    switch capabilities.colorDepth {
    case .sixteen: [(0, Self.black), (127, .ansi(8)), (229, .ansi(7)), (255, Self.white)]
    case .eight: [(0, Self.black), (255, .ansi(7))]
    default: [(0, Self.black), (255, Self.white)]
    }
  }

  /// The shade for a pixel of `lightness`, alternating between the two nearest so that they average
  /// to it over an area.
  private func shade(_ lightness: Int, x: Int, y: Int) -> Color {
    let shades = shades
    let next = shades.dropFirst().firstIndex { $0.lightness >= lightness } ?? shades.count - 1
    let (dark, light) = (shades[next - 1], shades[next])
    let threshold = (2 * Self.pattern[y % 4][x % 4] + 1) * (light.lightness - dark.lightness)
    return 32 * (lightness - dark.lightness) > threshold ? light.color : dark.color
  }

  /// Bayer's matrix for ordered dithering.
  private static let pattern = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]

  /// From little ink to much.
  private static let ramp = Array(" .:-=+*#%@")

  /// A character as light as `lightness`. Ink is light on a dark screen.
  private func inked(_ lightness: Int) -> CanvasCell {
    let isInkLight = (background.appearance?.luminance ?? 0) < 0.5
    let ink = isInkLight ? lightness : 255 - lightness
    return plain(Self.ramp[ink * Self.ramp.count / 256])
  }

  /// The lightness of each pixel, 0 to 255, stretched over the whole range with the extremes
  /// clipped. A picture with almost no contrast stays as it is.
  private static func spreadLightness(of bitmap: Bitmap) -> [Int] {
    let lightness = stride(from: 0, to: bitmap.pixels.count, by: 3).map { place in
      let (red, green) = (Int(bitmap.pixels[place]), Int(bitmap.pixels[place + 1]))
      return (299 * red + 587 * green + 114 * Int(bitmap.pixels[place + 2])) / 1000
    }
    let sorted = lightness.sorted()
    let outside = sorted.count / 50
    let (low, high) = (sorted[outside], sorted[sorted.count - 1 - outside])
    guard high - low >= minContrast else { return lightness }
    return lightness.map { max(0, min(255, ($0 - low) * 255 / (high - low))) }
  }

  private static let minContrast = 32
}
