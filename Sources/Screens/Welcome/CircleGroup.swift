import Widgets

/// Two rings, one within the other, that grow from half their size, sharpen and come out of the
/// ground.
struct CircleGroup: LeafView, Equatable {
  /// How far they have come, from 0 to 1.
  let share: Double

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, 120), height: min(proposal.height, 60))
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let ground = environment.theme.style(for: .ground).background
    let light = environment.theme.style(for: .accentSecond).foreground
    guard let ground, let light, ground.isExact, light.isExact else {
      return drawDots(in: rect, on: painter, environment)
    }
    let isUnicode = environment.capabilities.isUnicode
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let upper = strength(x: x, halfRow: 2 * y, in: rect.size)
        let lower = strength(x: x, halfRow: 2 * y + 1, in: rect.size)
        guard upper > 0 || lower > 0 else { continue }
        painter.put(
          isUnicode ? "▀" : " ", at: Point(x: rect.minX + x, y: rect.minY + y),
          style: TextStyle(
            foreground: ground.mixed(with: light, by: upper),
            background: ground.mixed(with: light, by: isUnicode ? lower : max(upper, lower))))
      }
    }
  }

  /// The rings in shades, where colours can't be mixed.
  private func drawDots(
    in rect: Rect, on painter: Painter, _ environment: EnvironmentValues
  ) {
    let shades: [Character] = environment.capabilities.isUnicode ? ["░", "▒"] : [".", ":"]
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let strength = strength(x: x, halfRow: 2 * y, in: rect.size)
        guard strength > 0.04, !Self.isInside(x: x, y: y, of: rect.size) else { continue }
        painter.put(
          shades[strength > 0.2 ? 1 : 0], at: Point(x: rect.minX + x, y: rect.minY + y),
          style: environment.theme.style(for: .secondary))
      }
    }
  }

  /// Whether a cell is where the picture stands, which shades would make hard to see.
  private static func isInside(x: Int, y: Int, of size: Size) -> Bool {
    abs(2 * x + 1 - size.width) <= picture.width && abs(2 * y + 1 - size.height) <= picture.height
  }

  /// The room of the picture and a cell around it.
  private static let picture = Size(width: 17, height: 12)

  /// How much of the light there is at a column and a half row, which are about square.
  private func strength(x: Int, halfRow: Int, in size: Size) -> Double {
    let across = Double(x) + 0.5 - Double(size.width) / 2
    let down = Double(halfRow) + 0.5 - Double(size.height)
    let distance = (across * across + down * down).squareRoot()
    let (radius, half) = Self.ring(in: size)
    let offset = distance - radius * (0.5 + 0.5 * share)
    return share * 0.16 * (ring(offset, half: half) + ring(offset, half: 2 * half))
  }

  /// The middle of the rings and half the width of the inner one, in columns: seven tenths of the room
  /// where the picture fits into that, else as little as leaves the picture free, so that arcs to the
  /// left and right of it are seen.
  private static func ring(in size: Size) -> (radius: Double, half: Double) {
    let largest = min(Double(size.width) / 2, Double(size.height)) - 1
    let across = Double(picture.width) / 2
    let diagonal = (across * across + Double(picture.height * picture.height)).squareRoot()
    return largest * 0.42 > diagonal ? (largest * 0.7, largest * 0.14) : (diagonal + 3, 1.5)
  }

  /// 1 within a ring, 0 outside, and between them as soft an edge as the blur has it.
  private func ring(_ offset: Double, half: Double) -> Double {
    let blur = 0.6 + (1 - share) * 8
    return max(0, min(1, (half - abs(offset)) / blur + 0.5))
  }
}
