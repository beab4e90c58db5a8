nonisolated extension ColorDepth {
  /// The places in the palette that colours are brought down to. The sixteen that belong to the
  /// terminal's owner are left out where there are others.
  var indices: ClosedRange<Int> {
    switch self {
    case .monochrome: 0...0
    case .eight: 0...7
    case .sixteen: 0...15
    case .indexed256, .trueColor: 16...255
    }
  }
}

extension Color {
  /// What a terminal with `depth` colours shows for this one: the colour that looks most like it.
  ///
  /// Of the palette of 256 the result is given as red, green and blue; of sixteen or eight, as one
  /// of ``ansi(_:)``. Without colours it is the terminal's own.
  public nonisolated func nearest(at depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.terminalDefault, _), (_, .monochrome): return .terminalDefault
    case (_, .trueColor), (.ansi, .indexed256), (.ansi, .sixteen): return self
    case (.ansi(let index), .eight): return .ansi(index & 7)
    case (.rgb(let red, let green, let blue), _):
      let index = Palette.nearest(to: RGB(red, green, blue), in: depth.indices)
      guard depth == .indexed256 else { return .ansi(index) }
      let shown = Palette.colors[Int(index)]
      return .rgb(shown.red, shown.green, shown.blue)
    }
  }
}
