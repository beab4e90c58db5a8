extension Color {
  /// The colour drawn back: at half its light; grey for the terminal's own colours but black.
  var dimmed: Color {
    switch kind {
    case .terminalDefault: self
    case .ansi(0): self
    case .ansi: .ansi(8)
    case .rgb(let red, let green, let blue): .rgb(red / 2, green / 2, blue / 2)
    }
  }
}
