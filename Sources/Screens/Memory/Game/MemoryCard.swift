import Games
import Widgets

/// A card, at rest or turning.
///
/// ```
/// ╭────╮  ╭────╮   ┏━━━━┓
/// │▒▒▒▒│  │ 🐙 │   ┃▒▒▒▒┃   🐙     ▒▒▒▒  🐙  [▒▒]
/// ╰────╯  ╰────╯   ┗━━━━┛
///  down     up     cursor   taken   on one line
///
/// ╭────────╮  ╭──────╮
/// │🐙 🐙 🐙│  │🐙🐙🐙│
/// │🐙 🐙 🐙│  │🐙🐙🐙│  up, from four rows on
/// │🐙 🐙 🐙│  ╰──────╯
/// ╰────────╯
/// ```
struct MemoryCardFace: LeafView, Equatable {
  let symbol: Character
  let color: Color
  let size: Size
  let isTaken: Bool
  let isUnderCursor: Bool
  /// `true` if the cards have the keyboard focus.
  let hasKeys: Bool
  /// From 0, face down, to 1, face up.
  let turn: Double

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { size }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let width = max(1, Int((Double(rect.width) * abs(2 * turn - 1)).rounded()))
    let shown = Rect(
      x: rect.minX + (rect.width - width) / 2, y: rect.minY, width: width, height: rect.height)
    let line = environment.theme.style(for: hasKeys && isUnderCursor ? .lineAccent : .line)
    if rect.height > 1, !isTaken || isUnderCursor {
      (isUnderCursor ? BorderStyle.heavy : .rounded).draw(in: shown, on: painter, style: line)
    }
    if turn < 0.5 { drawBack(in: shown, on: painter, environment) }
    if turn > 0.5, width >= 4 { drawSymbol(in: shown, on: painter, environment) }
    guard rect.height == 1, isUnderCursor, width == rect.width else { return }
    let bracket = environment.theme.style(for: hasKeys ? .accent : .secondary)
    painter.draw("[", at: shown.origin, style: bracket)
    painter.draw("]", at: Point(x: shown.maxX - 1, y: shown.minY), style: bracket)
  }

  private func drawBack(
    in rect: Rect, on painter: Painter, _ environment: EnvironmentValues
  ) {
    let back = MemoryCardBack(color: color, environment)
    let edge = rect.height > 1 ? 1 : 0
    for y in rect.minY + edge..<max(rect.minY + edge, rect.maxY - edge) {
      for x in rect.minX + edge..<max(rect.minX + edge, rect.maxX - edge) {
        back.draw(at: Point(x: x, y: y), on: painter)
      }
    }
  }

  private func drawSymbol(
    in rect: Rect, on painter: Painter, _ environment: EnvironmentValues
  ) {
    let style = environment.textStyle()
    let middle = Point(
      x: rect.minX + (rect.width - symbol.columns) / 2, y: rect.minY + (rect.height - 1) / 2)
    for pip in rect.width == size.width ? pips : [.zero] {
      painter.put(
        symbol, at: Point(x: middle.x + pip.x, y: middle.y + pip.y), style: style)
    }
  }

  /// The positions of the symbol relative to the middle. It is repeated to fill the card, since
  /// terminals can't enlarge an emoji. Rows have an odd number, so one is in the middle. Taken
  /// cards have fewer.
  private var pips: [Point] {
    guard size.height >= 4, !isTaken else { return [.zero] }
    let inside = Size(width: size.width - 2, height: size.height - 2)
    let aside = (inside.width / 2 - 1) / 2
    let step = 2 + (inside.width - 2 * (2 * aside + 1)) / max(1, 2 * aside)
    return (0..<inside.height).flatMap { y in
      (-aside...aside).map { Point(x: $0 * step, y: y - (inside.height - 1) / 2) }
    }
  }
}

/// The back of a card, in its theme's colour.
struct MemoryCardBack {
  private let character: Character
  private let style: TextStyle

  /// Creates a back in `color`, if the theme of the screen has colours.
  init(color: Color, _ environment: EnvironmentValues) {
    character = environment.capabilities.fullBlock == "█" ? "▒" : "#"
    let hasColors = environment.theme.style(for: .accent).foreground != nil
    style = TextStyle(foreground: hasColors ? color : nil)
  }

  /// Draws one cell of the back.
  func draw(at point: Point, on painter: Painter) {
    painter.draw(character, at: point, style: style)
  }
}

extension Color {
  /// Creates the colour of a theme.
  nonisolated init(_ color: RGBA) {
    let bytes = color.bytes
    self = .rgb(bytes.red, bytes.green, bytes.blue)
  }
}

nonisolated extension MemorySymbol {
  /// The character for the symbol at `place`. Without Unicode, a letter or digit replaces it.
  func shown(at place: Int, isUnicode: Bool) -> Character {
    isUnicode || character.isASCII ? character : Self.letters[place % Self.letters.count]
  }

  private static let letters =
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}
