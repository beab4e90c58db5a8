import Generating
import Scutes

/// Confetti at the edges of a win, which falls into place. `share` of the animation is done, from 0
/// to 1.
struct WinConfetti: LeafView, Equatable {
  let share: Double
  /// Free columns in the middle.
  let free: Int
  /// Rows that the confetti reaches.
  let depth: Int

  /// Screen cells per piece.
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
      // The lesser of two draws puts more pieces near the edges and the top.
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
