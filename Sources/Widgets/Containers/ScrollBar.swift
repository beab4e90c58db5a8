/// A bar that shows, and lets the mouse choose, what part of something long is seen.
struct ScrollBar {
  let axis: Axis
  let geometry: ScrollGeometry

  /// Draws the bar in `rect`, one cell across.
  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    let thumb = geometry.thumb(track: length(of: rect))
    for index in 0..<length(of: rect) {
      let isThumb = thumb.contains(index)
      let style = environment.textStyle(isThumb ? .scrollbarThumb : .scrollbarTrack)
      let cell =
        axis == .vertical
        ? Point(x: rect.minX, y: rect.minY + index) : Point(x: rect.minX + index, y: rect.minY)
      painter.put(glyph(isThumb: isThumb, isUnicode: isUnicode), at: cell, style: style)
    }
  }

  private func glyph(isThumb: Bool, isUnicode: Bool) -> Character {
    guard isUnicode else { return isThumb ? "#" : ":" }
    return axis == .vertical ? (isThumb ? "┃" : "│") : (isThumb ? "━" : "─")
  }

  private func length(of rect: Rect) -> Int { axis == .vertical ? rect.height : rect.width }

  /// The cell of the bar in `rect` that lies at `point`, from its beginning.
  func index(of point: Point, in rect: Rect) -> Int {
    axis == .vertical ? point.y - rect.minY : point.x - rect.minX
  }

  /// What shows when the thumb's cell `grip` is drawn to `point`.
  func dragged(to point: Point, grip: Int, in rect: Rect) -> ScrollGeometry {
    geometry.withThumb(at: index(of: point, in: rect) - grip, track: length(of: rect))
  }

  /// Which cell of the thumb is grasped at `point`: the middle one beside the thumb.
  func grip(at point: Point, in rect: Rect) -> Int {
    let thumb = geometry.thumb(track: length(of: rect))
    let index = index(of: point, in: rect)
    return thumb.contains(index) ? index - thumb.lowerBound : thumb.count / 2
  }
}
