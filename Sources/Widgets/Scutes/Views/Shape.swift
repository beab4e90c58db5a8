// SPDX-License-Identifier: Apache-2.0

/// A shape that fills the available room.
///
/// As a view it is filled in the environment's style; ``fill(_:)`` and ``stroke(_:line:)`` set
/// another. Shapes are drawn in half cells, which are roughly square, and curved outlines in
/// braille dots.
public protocol Shape: LeafView {
  /// `true` if the point `x` to the right and `y` below the top left corner is inside the shape,
  /// with `width` and `height` in square units.
  func contains(x: Double, y: Double, width: Double, height: Double) -> Bool

  /// The border to use as the outline, with the lines of `line`, or `nil` to draw it in dots.
  func outline(_ line: BorderStyle) -> BorderStyle?
}

extension Shape {
  /// Takes all of the room.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  /// Fills the shape.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    fill(rect, on: painter, style: environment.textStyle(), environment)
  }

  /// Returns `nil`: drawn in dots.
  public func outline(_ line: BorderStyle) -> BorderStyle? { nil }

  /// Fills the shape in the style of `role`.
  public func fill(_ role: StyleRole) -> some View {
    DrawnShape(shape: self, role: role, line: nil)
  }

  /// Draws the outline of the shape in the style of `role`. Straight outlines use the lines of
  /// `line`.
  public func stroke(_ role: StyleRole = .line, line: BorderStyle = .light) -> some View {
    DrawnShape(shape: self, role: role, line: line)
  }

  fileprivate func fill(
    _ rect: Rect, on painter: Painter, style: TextStyle, _ environment: EnvironmentValues
  ) {
    let (width, height) = (Double(rect.width), Double(2 * rect.height))
    for y in 0..<max(0, rect.height) {
      for x in 0..<max(0, rect.width) {
        func isInside(_ half: Int) -> Bool {
          contains(
            x: Double(x) + 0.5, y: Double(2 * y + half) + 0.5, width: width, height: height)
        }
        painter.drawPixels(
          upper: isInside(0) ? style : nil, lower: isInside(1) ? style : nil,
          at: Point(x: rect.minX + x, y: rect.minY + y), on: environment.capabilities)
      }
    }
  }

  /// The dots inside with a neighbour outside.
  fileprivate func outline(columns: Int, rows: Int) -> BrailleCanvas {
    var dots = BrailleCanvas(columns: columns, rows: rows)
    let (width, height) = (dots.width, dots.height)
    func isInside(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x < width && y < height
        && contains(
          x: Double(x) + 0.5, y: Double(y) + 0.5, width: Double(width), height: Double(height))
    }
    for y in 0..<height {
      for x in 0..<width where isInside(x, y) {
        let isEdge =
          !isInside(x - 1, y) || !isInside(x + 1, y) || !isInside(x, y - 1) || !isInside(x, y + 1)
        if isEdge { dots.set(x: x, y: y) }
      }
    }
    return dots
  }
}

/// A shape that is filled or outlined.
private struct DrawnShape<S: Shape>: LeafView {
  let shape: S
  let role: StyleRole
  /// The lines of the outline, or `nil` to fill the shape.
  let line: BorderStyle?

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    shape.size(in: proposal, environment: environment)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.textStyle(role)
    guard let line else { return shape.fill(rect, on: painter, style: style, environment) }
    if let border = shape.outline(line) {
      border.draw(in: rect, on: painter, style: style, joinsLines: environment.joinsLines)
    } else {
      shape.outline(columns: rect.width, rows: rect.height).draw(
        at: rect.origin, on: painter, style: style,
        isUnicode: environment.capabilities.isUnicode)
    }
  }
}
