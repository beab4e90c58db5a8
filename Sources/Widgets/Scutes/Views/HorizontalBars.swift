// SPDX-License-Identifier: Apache-2.0

/// Bars that grow to the right, one in each row.
struct HorizontalBars {
  let bars: [BarChart.Bar]
  let looks: [TextStyle]
  let rect: Rect
  let environment: EnvironmentValues

  /// The number of columns for labels and captions, including gaps.
  nonisolated static func columns(of labels: [String], _ captions: [String]) -> Int {
    func columns(_ words: [String]) -> Int {
      let widest = words.map(\.columns).max() ?? 0
      return widest > 0 ? widest + 1 : 0
    }
    return columns(labels) + columns(captions)
  }

  /// The minimum length of bars. Shorter ones are worth less than the text beside them.
  private static let least = 4

  func draw(on painter: Painter) {
    var labels = min(Self.columns(of: bars.map(\.label), []), max(0, rect.width / 2))
    var captions = Self.columns(of: [], bars.map(\.caption))
    if rect.width - labels - captions < Self.least { captions = 0 }
    if rect.width - labels < Self.least { labels = 0 }
    let scale = BarScale(bars.map(\.value), cells: rect.width - labels - captions)
    let ellipsis = environment.capabilities.isUnicode ? "…" : "."
    let words = environment.textStyle(.plotAxis)
    for (row, bar) in bars.prefix(rect.height).enumerated() {
      let y = rect.minY + row
      if labels > 1 {
        let label = TextTruncation.truncate(bar.label, to: labels - 1, ellipsis: ellipsis)
        painter.write(label, at: Point(x: rect.minX, y: y), style: words)
      }
      draw(bar, look: looks[row], scale, zero: rect.minX + labels + scale.below, y, painter)
      if captions > 0 {
        let x = rect.maxX - bar.caption.columns
        painter.write(bar.caption, at: Point(x: x, y: y), style: words)
      }
    }
  }

  private func draw(
    _ bar: BarChart.Bar, look: TextStyle, _ scale: BarScale, zero: Int, _ y: Int,
    _ painter: Painter
  ) {
    let isUnicode = environment.capabilities.showsBlocks
    let isNegative = bar.value < 0
    let parts = isUnicode ? isNegative ? 2 : 8 : 1
    let length = scale.length(bar.value, parts: parts)
    let cells = length / parts
    let full = isNegative && !isUnicode ? "-" : environment.capabilities.fullBlock
    painter.horizontalLine(
      full, from: Point(x: isNegative ? zero - cells : zero, y: y), columns: cells, style: look)
    guard length % parts > 0 else { return }
    if isNegative {
      painter.draw("▐", at: Point(x: zero - cells - 1, y: y), style: look)
    } else {
      painter.draw(
        EighthBlocks.growing[length % parts - 1], at: Point(x: zero + cells, y: y), style: look)
    }
  }
}
