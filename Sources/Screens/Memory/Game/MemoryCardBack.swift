import Games
import Widgets

/// The back of a card: its theme's colour.
struct MemoryCardBack {
  private let character: Character
  private let style: TextStyle

  /// The back in a colour, where the look has colours.
  init(color: Color, _ environment: EnvironmentValues) {
    character = environment.capabilities.showsBlocks ? "▒" : "#"
    let hasColors = environment.theme.style(for: .accent).foreground != nil
    style = TextStyle(foreground: hasColors ? color : nil)
  }

  /// Draws a cell of it.
  func draw(at point: Point, on painter: Painter) {
    painter.draw(character, at: point, style: style)
  }
}

extension Color {
  /// A theme's colour.
  nonisolated init(_ color: RGBA) {
    let bytes = color.bytes
    self = .rgb(bytes.red, bytes.green, bytes.blue)
  }
}
