// SPDX-License-Identifier: Apache-2.0

extension Transition {
  /// The cells crossed by something on its way to `rect` on `screen`.
  func path(of rect: Rect, on screen: Rect) -> Rect {
    let path =
      switch self {
      case .move(.bottom):
        rect.union(Rect(x: rect.minX, y: screen.maxY - 1, width: rect.width, height: 1))
      case .move(.top): rect.union(Rect(x: rect.minX, y: screen.minY, width: rect.width, height: 1))
      case .move(.leading):
        rect.union(Rect(x: screen.minX, y: rect.minY, width: 1, height: rect.height))
      case .move(.trailing):
        rect.union(Rect(x: screen.maxX - 1, y: rect.minY, width: 1, height: rect.height))
      case .identity, .opacity, .wipe: rect
      }
    return path.intersection(screen)
  }

  /// The displacement within `path` of something that belongs to `rect`, when `share` of the way is
  /// done.
  func displacement(of rect: Rect, within path: Rect, share: Double) -> Point {
    func rest(_ length: Int) -> Int { Int((Double(length) * (1 - share)).rounded()) }
    return switch self {
    case .move(.bottom): Point(x: 0, y: rest(path.maxY - rect.minY))
    case .move(.top): Point(x: 0, y: -rest(rect.maxY - path.minY))
    case .move(.trailing): Point(x: rest(path.maxX - rect.minX), y: 0)
    case .move(.leading): Point(x: -rest(rect.maxX - path.minX), y: 0)
    case .identity, .opacity, .wipe: .zero
    }
  }

  /// `true` if the cell in column `x` of row `y` of `rect` is uncovered at `share`.
  private func uncovers(_ x: Int, _ y: Int, of rect: Rect, share: Double) -> Bool {
    guard case .wipe(let edge) = self else { return true }
    let (width, height) = (Double(rect.width) * share, Double(rect.height) * share)
    return switch edge {
    case .top: y - rect.minY < Int(height.rounded())
    case .bottom: rect.maxY - y <= Int(height.rounded())
    case .leading: x - rect.minX < Int(width.rounded())
    case .trailing: rect.maxX - x <= Int(width.rounded())
    }
  }

  /// Draws `content` over `behind` at `share` of its way within `path`.
  func present(
    _ content: CellPicture, over behind: CellPicture, within path: Rect, share: Double,
    on painter: Painter
  ) {
    let way = displacement(of: content.rect, within: path, share: share)
    painter.redraw(path.union(content.rect)) { x, y in
      let below = behind[x, y] ?? .blank
      guard let cell = content[x - way.x, y - way.y],
        uncovers(x, y, of: content.rect, share: share)
      else { return below }
      return self == .opacity ? below.mixed(with: cell, by: share) : cell
    }
  }

  /// Draws `new` replacing `old` in `area` at `share`.
  ///
  /// ```
  ///   old          move(.trailing)    wipe(.trailing)
  ///  ┌──────┐      ┌──────┐           ┌──────┐
  ///  │abcdef│      │defABC│           │abcDEF│
  ///  └──────┘      └──────┘           └──────┘
  /// ```
  func exchange(
    _ old: CellPicture, for new: CellPicture, in area: Rect, share: Double, on painter: Painter
  ) {
    let coming = displacement(of: area, within: area, share: share)
    let going = Point(
      x: coming.x == 0 ? 0 : coming.x - coming.x.signum() * area.width,
      y: coming.y == 0 ? 0 : coming.y - coming.y.signum() * area.height)
    painter.redraw(area) { x, y in
      if self == .opacity {
        return (old[x, y] ?? .blank).mixed(with: new[x, y] ?? .blank, by: share)
      }
      guard uncovers(x, y, of: area, share: share) else { return old[x, y] ?? .blank }
      let source = Point(x: x - coming.x, y: y - coming.y)
      if area.contains(source) { return new[source.x, source.y] ?? .blank }
      return old[x - going.x, y - going.y] ?? .blank
    }
  }
}
