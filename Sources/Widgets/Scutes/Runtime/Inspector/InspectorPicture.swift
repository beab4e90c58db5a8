// SPDX-License-Identifier: Apache-2.0

/// The inspector's panel at the right of the screen with the log at its foot, and the mark around the
/// selected element.
struct InspectorPicture: LeafView, Equatable {
  let heading: String
  let lines: [InspectorLine]
  let selected: Int
  let isBrowsing: Bool
  /// The lines of the log, the latest one last.
  let log: [String]
  let isLogTall: Bool

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
      let top = headingLines(width).count
      let drawer = logHeight(below: top, in: panel)
      drawLines(
        below: top,
        in: Rect(x: panel.minX, y: panel.minY, width: width, height: panel.height - drawer),
        on: painter, style: style)
      drawLog(
        in: Rect(x: panel.minX, y: panel.maxY - drawer, width: width, height: drawer), on: painter,
        style: style)
    }
  }

  /// The rows of the log with its heading: a third of the panel at most, or all below `top`.
  private func logHeight(below top: Int, in panel: Rect) -> Int {
    guard !log.isEmpty else { return 0 }
    return max(0, min(log.count + 1, isLogTall ? panel.height - top : panel.height / 3))
  }

  private func drawLog(in rect: Rect, on painter: Painter, style: TextStyle) {
    guard rect.height > 0 else { return }
    painter.write(
      "Log", at: Point(x: rect.minX + 1, y: rect.minY),
      style: style.merging(TextStyle(attributes: .bold)))
    for (row, line) in log.suffix(rect.height - 1).enumerated() {
      painter.write(
        TextTruncation.truncate(line, to: max(0, rect.width - 1)),
        at: Point(x: rect.minX + 1, y: rect.minY + 1 + row), style: style)
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
