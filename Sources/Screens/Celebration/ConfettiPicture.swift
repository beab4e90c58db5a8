import Models
import Widgets

/// A moment of a celebration on a board: `share` of it, from 0 to 1, is over.
struct ConfettiPicture: LeafView, Equatable {
  let from: Cell
  let metrics: BoardMetrics
  let share: Double

  /// How much of the time the wave has for itself.
  private static let waveShare = 0.4
  /// Bits of paper, one for so many cells of the screen.
  private static let roomOfOne = 18
  private static let glyphs: [Character] = ["*", "+", "•", "▪", "'", "~"]

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.board }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard share > 0, share < 1 else { return }
    if share < Self.waveShare + 0.2 { drawWave(in: rect, on: painter, environment.theme) }
    if share > Self.waveShare - 0.1 { drawPaper(in: rect, on: painter, environment.theme) }
  }

  /// A ring of light around the last digit, larger and larger.
  private func drawWave(in rect: Rect, on painter: Painter, _ theme: Theme) {
    let light = theme.style(for: .boardSame)
    let ground = theme.style(for: .board).background
    let radius = share / Self.waveShare * 14 - 1
    for cell in Cell.all {
      let (rows, columns) = (Double(cell.row - from.row), Double(cell.column - from.column))
      let strength = 1 - abs((rows * rows + columns * columns).squareRoot() - radius) / 2
      guard strength > 0 else { continue }
      var style = strength > 0.5 ? light.behindDigits : TextStyle()
      if let ground, let bright = light.background {
        style.background = ground.mixed(with: bright, by: strength)
      }
      painter.restyle(metrics.rect(of: cell, in: rect), style: style)
    }
  }

  /// Bits of paper that fall at speeds of their own, at places that follow from their numbers.
  private func drawPaper(in rect: Rect, on painter: Painter, _ theme: Theme) {
    let time = (share - Self.waveShare + 0.1) / (1.1 - Self.waveShare)
    painter.clipped(to: rect) {
      for number in 0..<max(1, rect.width * rect.height / Self.roomOfOne) {
        let chance = Self.chance(number)
        let delay = Double(chance.delay) / 200
        let fallen = (time - delay) * (1 + Double(chance.speed) / 100) * Double(rect.height + 4)
        guard fallen > 0 else { continue }
        let sway = (Int(fallen) + number) % 4 == 0 ? 1 : 0
        let point = Point(
          x: rect.minX + chance.column % max(1, rect.width) + sway,
          y: rect.minY + Int(fallen) - 2)
        let roles = StyleRole.plots
        let role = roles[number % roles.count]
        painter.put(
          Self.glyphs[number % Self.glyphs.count], at: point,
          style: TextStyle(foreground: theme.style(for: role).foreground, attributes: .bold))
      }
    }
  }

  /// Where a bit of paper falls, when, and how fast: the same for the same number.
  private static func chance(_ number: Int) -> (column: Int, delay: Int, speed: Int) {
    var random = SeededRandom(seed: UInt64(number) &+ 1)
    return (random.below(10_000), random.below(100), random.below(100))
  }
}
