import Generating
import Widgets

/// Bits of paper at the edges of a win, which fall until they have their places. `share` of the time,
/// from 0 to 1, is over; at 1 they rest.
struct WinConfetti: LeafView, Equatable {
  let share: Double
  /// Columns in the middle that stay free.
  let free: Int
  /// Rows that the paper reaches down to.
  let depth: Int

  /// Cells of the screen for each bit.
  private static let roomOfOne = 8
  private static let roles: [StyleRole] = [
    .record, .areaGame, .areaMemory, .areaSolver, .areaLearning,
  ]

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let beside = (rect.width - free) / 2 - 1
    guard beside > 1, share > 0 else { return }
    let showsBlocks = environment.capabilities.showsBlocks
    for number in 0..<2 * beside * depth / Self.roomOfOne {
      var random = SeededRandom(seed: UInt64(number) &+ 1)
      // More of them near the edges and the top: the lesser of two draws.
      let column = min(random.below(beside), random.below(beside))
      let row = min(random.below(depth), random.below(depth))
      let delay = Double(random.below(100)) / 250
      let fallen = min(1, max(0, share - delay) / 0.6)
      guard fallen > 0 else { continue }
      let y = rect.minY + Int(Double(row + 4) * fallen) - 4
      let x = number.isMultiple(of: 2) ? rect.minX + column : rect.maxX - 1 - column
      guard y >= rect.minY, y < rect.maxY else { continue }
      let role = Self.roles[number % Self.roles.count]
      let glyph: Character =
        showsBlocks ? (number % 3 == 0 ? "▄" : "▀") : Array("*+.'")[number % 4]
      painter.draw(
        glyph, at: Point(x: x, y: y),
        style: TextStyle(foreground: environment.theme.style(for: role).foreground))
    }
  }
}
