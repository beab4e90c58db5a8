/// Red, green and blue, each from 0 to 255.
nonisolated struct RGB: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// How far apart two colours look, squared: differences of the parts, weighted by how much the
  /// eye makes of each, which for red and blue depends on how red the colours are ("redmean").
  func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let (r, g, b) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    let reds = (512 + mean) * r * r
    let blues = (767 - mean) * b * b
    return (reds + blues) / 256 + 4 * g * g
  }

  /// The contrast ratio of WCAG 2, from 1 (none) to 21 (black on white).
  func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Relative luminance from 0 to 1, with a plain square in place of sRGB's curve.
  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let share = Double(part) / 255
      return share * share
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// The 256 colours of xterm. The first sixteen are what their owner makes of them: here they look
/// as xterm has them from the start.
nonisolated enum Palette {
  static let colors: [RGB] = {
    let owned: [RGB] = [
      RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
      RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
      RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
      RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
    ]
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube: [RGB] = levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in RGB(red, green, blue) } }
    }
    let greys: [RGB] = stride(from: UInt8(8), through: 238, by: 10).map { RGB($0, $0, $0) }
    return owned + cube + greys
  }()

  /// The colour among `indices` that looks most like `color`; the first of equals.
  static func nearest(to color: RGB, in indices: ClosedRange<Int>) -> UInt8 {
    let best = indices.min { colors[$0].distance(to: color) < colors[$1].distance(to: color) }
    return UInt8(best ?? 0)
  }
}
