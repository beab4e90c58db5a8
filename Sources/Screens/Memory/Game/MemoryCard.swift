import Games
import Scutes

/// A card, at rest or turning: a tile in the colour of the theme, and its face in the middle of a
/// raised one. A pair that is found stays, on the ground of what is solved. Without colours cards
/// have frames.
///
/// ```
/// ▄▄▄▄▄▄  ▄▄▄▄▄▄    ▄▄▄▄▄▄    ╭────╮  ╭────╮  ┏━━━━┓
///   ◆       🐙     ▌  ◆  ▐   │▒▒▒▒│  │ 🐙 │  ┃▒▒▒▒┃   🐙     ▒▒▒▒  🐙  [▒▒]
///                            ╰────╯  ╰────╯  ┗━━━━┛
///  down     up      cursor    down     up     cursor  taken   on one line
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
    if rect.height > 1, let page = environment.theme.style(for: .ground).background, page.isExact,
      environment.capabilities.showsBlocks
    {
      drawTile(in: shown, on: page, painter, environment.theme)
    } else {
      drawFrame(in: shown, on: painter, environment.theme)
      if turn < 0.5 { drawBack(in: shown, on: painter, environment) }
    }
    if turn > 0.5, width >= 4 { drawSymbol(in: shown, on: painter, environment) }
    guard rect.height == 1, isUnderCursor, width == rect.width else { return }
    let bracket = environment.theme.style(for: hasKeys ? .accent : .secondary)
    painter.draw("[", at: shown.origin, style: bracket)
    painter.draw("]", at: Point(x: shown.maxX - 1, y: shown.minY), style: bracket)
  }

  /// Half a row, and rows below it. The card under the cursor has an edge in the colour of the focus.
  private func drawTile(in rect: Rect, on page: Color, _ painter: Painter, _ theme: Theme) {
    let back = color.mixed(with: page, by: 0.35)
    let face = theme.style(for: isTaken ? .tileSolved : .menu).background
    let fill = turn < 0.5 ? back : face ?? back
    let edge =
      !isUnderCursor
      ? nil
      : hasKeys
        ? theme.style(for: .buttonFocused).background : theme.style(for: .secondary).foreground
    painter.horizontalLine(
      "▄", from: rect.origin, columns: rect.width, style: TextStyle(foreground: edge ?? fill))
    painter.fill(
      Rect(x: rect.minX, y: rect.minY + 1, width: rect.width, height: rect.height - 1),
      style: TextStyle(background: fill))
    if turn < 0.5, rect.width > 2 {
      painter.draw(
        "◆", at: Point(x: rect.minX + (rect.width - 1) / 2, y: middle(of: rect)),
        style: TextStyle(foreground: color.mixed(with: page, by: 0.7), background: fill))
    }
    guard let edge, rect.width > 2 else { return }
    for y in rect.minY + 1..<rect.maxY {
      painter.draw(
        "▌", at: Point(x: rect.minX, y: y), style: TextStyle(foreground: edge, background: fill))
      painter.draw(
        "▐", at: Point(x: rect.maxX - 1, y: y),
        style: TextStyle(foreground: edge, background: fill))
    }
    let (bottom, style) = (rect.maxY - 1, TextStyle(foreground: edge, background: fill))
    painter.horizontalLine(
      "▄", from: Point(x: rect.minX, y: bottom), columns: rect.width, style: style)
    painter.draw("▙", at: Point(x: rect.minX, y: bottom), style: style)
    painter.draw("▟", at: Point(x: rect.maxX - 1, y: bottom), style: style)
  }

  private func drawFrame(in rect: Rect, on painter: Painter, _ theme: Theme) {
    guard rect.height > 1, !isTaken || isUnderCursor else { return }
    let line = theme.style(for: hasKeys && isUnderCursor ? .lineAccent : .line)
    (isUnderCursor ? BorderStyle.heavy : .rounded).draw(in: rect, on: painter, style: line)
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
    painter.put(
      symbol, at: Point(x: rect.minX + (rect.width - symbol.columns) / 2, y: middle(of: rect)),
      style: TextStyle(foreground: environment.textStyle().foreground))
  }

  /// The row in the middle of a card.
  private func middle(of rect: Rect) -> Int { rect.minY + rect.height / 2 }
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
