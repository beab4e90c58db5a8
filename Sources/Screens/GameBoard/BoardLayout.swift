import Models
import Widgets

/// Places 81 cells on a board, row by row.
struct BoardLayout: Layout, Equatable {
  let metrics: BoardMetrics

  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size { metrics.board }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    let size = ProposedSize(metrics.cell)
    for (cell, subview) in zip(Cell.all, subviews) {
      let origin = metrics.origin(of: cell)
      subview.place(
        at: Point(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: size)
    }
  }
}
