// SPDX-License-Identifier: Apache-2.0

/// A bar between brackets, filled in eighths of a cell.
struct ProgressBar: LeafView, Equatable {
  let fraction: Double

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, ProposedSize.unlimited), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let track = environment.textStyle(.progressTrack)
    let fill = track.merging(environment.textStyle(.progressFill))
    guard rect.width > 2 else { return }
    painter.put("[", at: rect.origin, style: track)
    let cells = BarCells.cells(
      fraction, width: rect.width - 2, isUnicode: environment.capabilities.isUnicode)
    for (index, cell) in cells.enumerated() {
      painter.put(cell, at: Point(x: rect.minX + 1 + index, y: rect.minY), style: fill)
    }
    painter.put("]", at: Point(x: rect.maxX - 1, y: rect.minY), style: track)
  }
}
