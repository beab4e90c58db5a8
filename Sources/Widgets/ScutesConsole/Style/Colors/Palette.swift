// SPDX-License-Identifier: Apache-2.0

/// The 256 colours of xterm. The first sixteen, which users can change, have xterm's defaults.
enum Palette {
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

  /// The colour among `indices` most similar to `color`, the first one if several are.
  static func nearest(to color: RGB, in indices: ClosedRange<Int>) -> UInt8 {
    UInt8(nearest(to: color, among: indices) ?? 0)
  }

  /// The colour among `indices` most similar to `color` that has a contrast ratio of at least
  /// `contrast` with `ground`. If none has, the one with the highest ratio.
  static func nearest(
    to color: RGB, in indices: some Sequence<Int>, contrast: Double, with ground: RGB
  ) -> UInt8 {
    let ratios = indices.map { ($0, colors[$0].contrast(with: ground)) }
    let legible = ratios.filter { $0.1 >= contrast }.map(\.0)
    let best = nearest(to: color, among: legible) ?? ratios.max { $0.1 < $1.1 }?.0
    return UInt8(best ?? 0)
  }

  /// The first of the nearest colours, or `nil` if `indices` is empty.
  private static func nearest(to color: RGB, among indices: some Sequence<Int>) -> Int? {
    let wanted = PerceivedColor(color)
    var best: (index: Int, distance: Double)?
    for index in indices {
      let distance = perceived[index].distance(to: wanted)
      if distance < best?.distance ?? .infinity { best = (index, distance) }
    }
    return best?.index
  }

  private static let perceived = colors.map(PerceivedColor.init)
}
