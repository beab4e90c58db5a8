// SPDX-License-Identifier: Apache-2.0

extension Color {
  /// The most similar colour that a terminal with `depth` colours can show.
  ///
  /// Colours of the 256-colour palette are returned as red, green and blue, those of sixteen or
  /// eight as ``ansi(_:)``, and without colours it is the terminal's own.
  public func nearest(at depth: ColorDepth) -> Color {
    guard depth > .monochrome else { return .terminalDefault }
    return paletteIndex(at: depth).map(Color.init(paletteIndex:)) ?? self
  }

  /// The colour that a terminal with `depth` colours shows for text of this colour on `background`.
  ///
  /// With a palette, it is the nearest colour that is as legible on the background shown: it keeps
  /// a contrast ratio of 7, 4.5, 3 or 2 if the original pair has it. With eight colours, a grey
  /// becomes black or white, and one of the sixteen keeps its hue if that reaches 3.
  public func shown(on background: Color, at depth: ColorDepth) -> Color {
    guard depth > .monochrome else { return .terminalDefault }
    return paletteIndex(on: background, at: depth).map(Color.init(paletteIndex:)) ?? self
  }

  /// The palette index of the colour shown for this one, or `nil` if it is shown unchanged.
  func paletteIndex(at depth: ColorDepth) -> UInt8? {
    switch (kind, depth) {
    case (.terminalDefault, _), (_, .monochrome): nil
    case (.ansi(let index), .eight): index & 7
    case (.ansi(let index), _): index
    case (.rgb, .trueColor): nil
    case (.rgb(let red, let green, let blue), _):
      Palette.nearest(to: RGB(red, green, blue), in: depth.indices)
    }
  }

  /// The palette index of the colour shown for text of this colour on `background`.
  func paletteIndex(on background: Color, at depth: ColorDepth) -> UInt8? {
    let nearest = paletteIndex(at: depth)
    guard depth < .trueColor, self != background, let nearest, let text = appearance,
      let ground = background.appearance, let index = background.paletteIndex(at: depth)
    else { return nearest }
    let shown = Palette.colors[Int(index)]
    let grade = Legibility.grade(of: text.contrast(with: ground))
    if depth == .eight, case .rgb = kind, PerceivedColor(text).isGrey, grade >= Legibility.least {
      return Palette.nearest(to: text, in: [0, 7], contrast: grade, with: shown)
    }
    let contrast = Palette.colors[Int(nearest)].contrast(with: shown)
    if contrast >= grade { return nearest }
    // One of the terminal's own colours keeps its hue on black, in its darker shade, while it can be
    // read.
    let isOnBlack = shown.contrast(with: Palette.colors[0]) < 1.1
    if depth == .eight, case .ansi = kind, 1...6 ~= nearest, isOnBlack,
      contrast >= Legibility.line
    {
      return nearest
    }
    return Palette.nearest(to: text, in: depth.indices, contrast: grade, with: shown)
  }

  /// The colour at `index` of the palette.
  private init(paletteIndex index: UInt8) {
    if index < 16 {
      self = .ansi(index)
    } else {
      let shown = Palette.colors[Int(index)]
      self = .rgb(shown.red, shown.green, shown.blue)
    }
  }
}

extension ColorDepth {
  /// The palette indices that colours are reduced to. The sixteen that the terminal's user can
  /// change are left out if there are others.
  fileprivate var indices: ClosedRange<Int> {
    switch self {
    case .monochrome: 0...0
    case .eight: 0...7
    case .sixteen: 0...15
    case .indexed256, .trueColor: 16...255
    }
  }
}
