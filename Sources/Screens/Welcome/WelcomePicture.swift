import Scutes

/// A turtle on a shore at dusk within two rings, which grow from half their size, sharpen and fade
/// in.
struct WelcomePicture: LeafView, Equatable {
  /// The share of the animation that is done, from 0 to 1.
  let share: Double

  /// The most columns and half rows.
  private static let largest = 60

  /// A square of half rows, as large as fits.
  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let side = max(2, min(Self.largest, proposal.width, 2 * proposal.height)) / 2 * 2
    return Size(width: side, height: side / 2)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let scene = WelcomeScene(side: rect.width, share: share, theme: environment.theme)
    guard environment.capabilities.showsBlocks else {
      return drawSigns(of: scene, in: rect, on: painter, environment)
    }
    painter.clipped(to: rect) {
      for y in 0..<rect.height {
        for x in 0..<rect.width {
          painter.drawPixels(
            upper: scene.style(x: x, y: 2 * y), lower: scene.style(x: x, y: 2 * y + 1),
            at: Point(x: rect.minX + x, y: rect.minY + y), on: environment.capabilities)
        }
      }
    }
  }

  /// Draws the rings in characters around a turtle.
  private func drawSigns(
    of scene: WelcomeScene, in rect: Rect, on painter: Painter, _ environment: EnvironmentValues
  ) {
    let style = environment.textStyle(.secondary)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let strength = scene.rings(x: x, y: 2 * y)
        guard strength.outer > 0.4 || strength.inner > 0.4 else { continue }
        painter.draw(
          strength.outer > 0.4 ? ":" : ".", at: Point(x: rect.minX + x, y: rect.minY + y),
          style: style)
      }
    }
    let turtle = Turtle.ascii
    let width = turtle.map(\.count).max() ?? 0
    for (y, row) in turtle.enumerated() where rect.width > width + 6 {
      let place = Point(
        x: rect.minX + (rect.width - width) / 2,
        y: rect.minY + (rect.height - turtle.count) / 2 + y)
      painter.write(row, at: place, style: environment.textStyle(.areaLearning))
    }
  }
}

/// The pixels of the picture.
private struct WelcomeScene {
  private let side: Double
  private let share: Double
  private let theme: Theme
  /// `nil` if colours can't be mixed.
  private let ground: Color?
  private let turtle: [[Character]]
  private let turtleOrigin: (x: Int, y: Int)

  /// The start of the sea, from 0 at the top to 1.
  private static let shore = 0.64

  init(side: Int, share: Double, theme: Theme) {
    self.side = Double(side)
    self.share = share
    self.theme = theme
    let ground = theme.style(for: .ground).background
    self.ground = ground.flatMap { $0.isExact ? $0 : nil }
    turtle = Turtle.pixels(side >= 56 ? .huge : side >= 30 ? .large : .regular).map(Array.init)
    let width = turtle.map(\.count).max() ?? 0
    turtleOrigin = ((side - width) / 2, Int(Double(side) * Self.shore) - turtle.count + 1)
  }

  /// The style of a pixel, or `nil` if it is transparent.
  func style(x: Int, y: Int) -> TextStyle? {
    let (outer, inner) = rings(x: x, y: y)
    if outer > 0.05 { return ink(.areaLearning, outer) }
    if inner > 0.3 { return ink(.record, inner) }
    guard distance(x, y) < radius - 3.5 else { return inner > 0.05 ? ink(.record, inner) : nil }
    let (column, row) = (x - turtleOrigin.x, y - turtleOrigin.y)
    if turtle.indices.contains(row), turtle[row].indices.contains(column),
      let role = Turtle.roles[turtle[row][column]]
    {
      return ink(role, 1)
    }
    return scenery(x: x, y: y)
  }

  /// The coverage of the two rings.
  func rings(x: Int, y: Int) -> (outer: Double, inner: Double) {
    let distance = distance(x, y)
    return (ring(distance - (radius - 1.2), half: 0.9), ring(distance - (radius - 3.6), half: 0.4))
  }

  /// 1 within a ring and 0 outside, with an edge as soft as the blur.
  private func ring(_ offset: Double, half: Double) -> Double {
    let blur = 0.9 + (1 - share) * 6
    return max(0, min(1, (half - abs(offset)) / blur + 0.5))
  }

  private var radius: Double { side / 2 * (0.5 + 0.5 * share) }

  private func distance(_ x: Int, _ y: Int) -> Double {
    let (across, down) = (Double(x) + 0.5 - side / 2, Double(y) + 0.5 - side / 2)
    return (across * across + down * down).squareRoot()
  }

  private func scenery(x: Int, y: Int) -> TextStyle? {
    let down = (Double(y) + 0.5) / side
    if down > Self.shore {
      let line = Int((down - Self.shore) * side)
      return ink(line % 3 == 1 && (x + line * 2) % 9 < 4 ? .wave : .sea, 1)
    }
    // The sun is centred on a pixel corner, so that its quarters are alike.
    let toRight = Double(x) + 0.5 - (side * 0.32).rounded()
    let toBottom = Double(y) + 0.5 - (side * 0.28).rounded()
    if (toRight * toRight + toBottom * toBottom).squareRoot() < side * 0.072 { return ink(.sun, 1) }
    guard let upper = theme.style(for: .sky).foreground,
      let lower = theme.style(for: .horizon).foreground, let ground
    else { return nil }
    let color = upper.mixed(with: lower, by: min(1, max(0, (down - 0.1) / (Self.shore - 0.1))))
    return TextStyle(foreground: ground.mixed(with: color, by: share))
  }

  /// The style of `role` at its current strength. If colours can't be mixed, it is all or nothing.
  private func ink(_ role: StyleRole, _ strength: Double) -> TextStyle? {
    let style = theme.style(for: role)
    guard let color = style.foreground else {
      let isRing = role == .areaLearning || role == .record
      return strength < 0.5 || (style.attributes.isEmpty && !isRing)
        ? nil : TextStyle(attributes: .bold)
    }
    guard let ground, color.isExact else { return strength < 0.5 ? nil : style }
    return TextStyle(foreground: ground.mixed(with: color, by: strength * share))
  }
}
