// SPDX-License-Identifier: Apache-2.0

/// Bars that grow upwards, side by side.
struct VerticalBars {
  let bars: [BarChart.Bar]
  let looks: [TextStyle]
  let rect: Rect
  let environment: EnvironmentValues

  func draw(on painter: Painter) {
    let gap = rect.width >= 2 * bars.count - 1 ? 1 : 0
    let shown = min(bars.count, rect.width)
    let width = max(1, (rect.width - gap * (shown - 1)) / shown)
    let hasCaptions = rect.height >= 4 && bars.contains { !$0.caption.isEmpty }
    let widest = bars.map(\.label.columns).max() ?? 0
    let hasLabels = rect.height >= 3 && widest > 0 && width >= min(3, widest)
    let cells = rect.height - (hasCaptions ? 1 : 0) - (hasLabels ? 1 : 0)
    let scale = BarScale(bars.prefix(shown).map(\.value), cells: cells)
    let zero = rect.minY + (hasCaptions ? 1 : 0) + scale.above
    for (index, bar) in bars.prefix(shown).enumerated() {
      let column = rect.minX + index * (width + gap)
      let top = draw(bar, looks[index], scale, zero: zero, x: column, width: width, painter)
      if hasCaptions && bar.caption.columns <= width {
        write(bar.caption, x: column, width: width, y: top - 1, painter)
      }
      if hasLabels { write(bar.label, x: column, width: width, y: rect.maxY - 1, painter) }
    }
  }

  private func write(_ text: String, x: Int, width: Int, y: Int, _ painter: Painter) {
    let ellipsis = environment.capabilities.isUnicode ? "…" : "."
    let shown = TextTruncation.truncate(text, to: width, ellipsis: ellipsis)
    painter.write(
      shown,
      at: Point(x: x + HorizontalAlignment.center.offset(of: shown.columns, in: width), y: y),
      style: environment.textStyle(.plotAxis))
  }

  /// Draws a bar. Returns its highest row, or that of zero for a negative bar.
  private func draw(
    _ bar: BarChart.Bar, _ look: TextStyle, _ scale: BarScale, zero: Int, x: Int, width: Int,
    _ painter: Painter
  ) -> Int {
    let isUnicode = environment.capabilities.showsBlocks
    let isNegative = bar.value < 0
    let parts = isUnicode ? isNegative ? 2 : 8 : 1
    let length = scale.length(bar.value, parts: parts)
    func row(_ glyph: Character, _ y: Int) {
      painter.horizontalLine(glyph, from: Point(x: x, y: y), columns: width, style: look)
    }
    let full = isNegative && !isUnicode ? "-" : environment.capabilities.fullBlock
    for cell in 0..<length / parts { row(full, isNegative ? zero + cell : zero - 1 - cell) }
    if length % parts > 0 {
      if isNegative {
        row("▀", zero + length / parts)
      } else {
        row(EighthBlocks.rising[length % parts - 1], zero - 1 - length / parts)
      }
    }
    return isNegative ? zero : zero - (length + parts - 1) / parts
  }
}
