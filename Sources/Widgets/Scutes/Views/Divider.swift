// SPDX-License-Identifier: Apache-2.0

/// A line across the available room, one cell wide, with an optional title.
///
/// ```
/// ───────────────        ── Notes ──────
/// ```
///
/// Within ``View/joinsLines(_:)`` its ends join the lines that they touch. Unlike SwiftUI's, it
/// doesn't turn in a row by itself: the axis is explicit.
public struct Divider: LeafView, Equatable {
  private let role: StyleRole
  private let axis: Axis
  private let line: BorderStyle
  private let title: String?

  /// Creates a line along `axis` in the style of `role`, with the glyphs of a border. Only
  /// horizontal lines show a title, which is omitted if not even a letter of it fits.
  public init(
    _ role: StyleRole = .line, axis: Axis = .horizontal, line: BorderStyle = .light,
    title: String? = nil
  ) {
    self.role = role
    self.axis = axis
    self.line = line
    self.title = title
  }

  /// One cell beyond each end, to join lines there.
  public static var reach: Int { 1 }

  /// Returns one row at full width, or one column at full height.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    axis == .horizontal
      ? Size(width: proposal.width, height: 1) : Size(width: 1, height: proposal.height)
  }

  /// Draws the line, or nothing in linear mode.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !rect.isEmpty, !environment.isLinear else { return }
    let style = environment.theme.style(for: role)
    let cells = axis == .horizontal ? rect.width : rect.height
    let glyph = axis == .horizontal ? line.horizontal : line.vertical
    func place(_ cell: Int) -> Point {
      axis == .horizontal
        ? Point(x: rect.minX + cell, y: rect.minY) : Point(x: rect.minX, y: rect.minY + cell)
    }
    for cell in 0..<cells {
      if environment.joinsLines {
        let isEnd = cells > 1 && (cell == 0 || cell == cells - 1)
        let joinsEnd = isEnd && painter.extendLine(arm(atBeginning: cell == 0), at: place(cell))
        if !joinsEnd { painter.join(glyph, at: place(cell), style: style) }
      } else {
        painter.draw(glyph, at: place(cell), style: style)
      }
    }
    if environment.joinsLines {
      painter.extendLine(arm(atBeginning: true), at: place(-1))
      painter.extendLine(arm(atBeginning: false), at: place(cells))
    }
    drawTitle(in: rect, on: painter, environment)
  }

  /// The arm that points from a joined line to the divider, at its beginning or end.
  private func arm(atBeginning isBeginning: Bool) -> LineArms {
    switch (axis, isBeginning) {
    case (.horizontal, true): LineArms(right: line.weight)
    case (.horizontal, false): LineArms(left: line.weight)
    case (.vertical, true): LineArms(down: line.weight)
    case (.vertical, false): LineArms(up: line.weight)
    }
  }

  private func drawTitle(in rect: Rect, on painter: Painter, _ environment: EnvironmentValues) {
    guard let title, axis == .horizontal, rect.width > 6 else { return }
    let shown = TextTruncation.truncate(
      title, to: rect.width - 6, ellipsis: environment.capabilities.isUnicode ? "…" : "...")
    painter.write(
      " \(shown) ", at: Point(x: rect.minX + 2, y: rect.minY),
      style: environment.theme.style(for: .title))
  }
}
