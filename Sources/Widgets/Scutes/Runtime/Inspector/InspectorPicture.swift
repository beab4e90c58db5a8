// SPDX-License-Identifier: Apache-2.0

/// The inspector's panel at the right of the screen, and the mark around the selected element.
struct InspectorPicture: LeafView, Equatable {
  let heading: String
  let lines: [InspectorLine]
  let selected: Int
  let isBrowsing: Bool

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    if isBrowsing { mark(on: painter) }
    let width = min(rect.width, max(36, rect.width / 2))
    let panel = Rect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height)
    let style = environment.textStyle(.sheet).merging(TextStyle(attributes: []))
    painter.fill(panel, style: style)
    painter.clipped(to: panel) {
      for (row, line) in headingLines(width).enumerated() {
        painter.write(
          line, at: Point(x: panel.minX + 1, y: panel.minY + row),
          style: style.merging(TextStyle(attributes: .bold)))
      }
      drawLines(below: headingLines(width).count, in: panel, on: painter, style: style)
    }
  }

  private func headingLines(_ width: Int) -> [String] {
    TextWrapping.lines(of: heading, width: max(1, width - 2))
  }

  private func drawLines(below top: Int, in panel: Rect, on painter: Painter, style: TextStyle) {
    let window = max(0, panel.height - top)
    let geometry = ScrollGeometry(
      content: lines.count, window: window, offset: selected - window / 2)
    for (row, index) in geometry.visibleRange.enumerated() {
      let place = Point(x: panel.minX, y: panel.minY + top + row)
      let isSelected = index == selected
      let text = TextTruncation.truncate(lines[index].text, to: panel.width)
      painter.write(
        text, at: place,
        style: style.merging(TextStyle(attributes: isSelected ? .reverse : [])))
    }
  }

  /// Inverts the colours along the edges of the selected element.
  private func mark(on painter: Painter) {
    guard lines.indices.contains(selected), let frame = lines[selected].frame else { return }
    let style = TextStyle(attributes: .reverse)
    for row in Set([frame.minY, frame.maxY - 1]) {
      painter.restyle(Rect(x: frame.minX, y: row, width: frame.width, height: 1), style: style)
    }
    guard frame.height > 2 else { return }
    for column in Set([frame.minX, frame.maxX - 1]) {
      painter.restyle(
        Rect(x: column, y: frame.minY + 1, width: 1, height: frame.height - 2), style: style)
    }
  }
}
