import Widgets

/// A card, lying or on its way round.
///
/// ```
/// ╭────╮  ╭────╮   ┏━━━━┓
/// │▒▒▒▒│  │ 🐙 │   ┃▒▒▒▒┃   🐙     ▒▒▒▒  🐙  [▒▒]
/// ╰────╯  ╰────╯   ┗━━━━┛
///  down     up     cursor   taken   on one line
///
/// ╭────────╮
/// │ 🐙  🐙 │
/// │   🐙   │  up, from five rows on
/// │ 🐙  🐙 │
/// ╰────────╯
/// ```
struct MemoryCardFace: LeafView, Equatable {
  let symbol: Character
  let color: Color
  let size: Size
  let isTaken: Bool
  let isUnderCursor: Bool
  /// Whether the keys turn it.
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
    let middle = Point(
      x: rect.minX + (rect.width - symbol.columns) / 2, y: rect.minY + (rect.height - 1) / 2)
    let style = environment.textStyle()
    painter.put(symbol, at: middle, style: style)
    guard hasPips, rect.width == size.width else { return }
    let (aside, apart) = (rect.width / 2 - 3, rect.height / 2 - 1)
    for (x, y) in [(-aside, -apart), (aside, -apart), (-aside, apart), (aside, apart)] {
      painter.put(symbol, at: Point(x: middle.x + x, y: middle.y + y), style: style)
    }
  }

  /// Whether the symbol stands in the four corners too, as on a five of playing cards: no terminal draws
  /// an emoji larger. Cards that were taken are quieter.
  private var hasPips: Bool { size.height >= 5 && !isTaken }
}
