import Scutes

/// The board: 81 cells over the lines.
struct BoardView: View {
  @Environment(\.screenSize) private var screenSize
  let model: BoardModel

  var body: some View {
    let metrics = BoardMetrics(screen: screenSize)
    let cursor = model.cursor
    let marked = model.isTinted ? model.digits[cursor.index] : nil
    return ZStack {
      BoardLines(metrics: metrics)
      BoardLayout(metrics: metrics) {
        ForEach(0..<81) { index in
          BoardCell(
            metrics: metrics, digit: model.digits[index], notes: model.notes[index],
            highlight: highlight(of: BoardPlace.all[index], cursor: cursor, marked: marked))
        }
      }
    }
    .hardwareCursor(at: cursorPoint(metrics))
    .focusable()
  }

  private func highlight(
    of place: BoardPlace, cursor: BoardPlace, marked: Int?
  ) -> BoardCell.Highlight {
    if place == cursor { return .cursor }
    if let marked, model.digits[place.index] == marked { return .same }
    return model.isTinted && place.isPeer(of: cursor) ? .peer : .none
  }

  private func cursorPoint(_ metrics: BoardMetrics) -> Point {
    let origin = metrics.origin(of: model.cursor)
    return Point(x: origin.x + metrics.digit.x, y: origin.y + metrics.digit.y)
  }
}

/// Places 81 cells, row by row.
struct BoardLayout: Layout, Equatable {
  let metrics: BoardMetrics

  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size { metrics.board }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    for (place, subview) in zip(BoardPlace.all, subviews) {
      let origin = metrics.origin(of: place)
      subview.place(
        at: Point(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedSize(metrics.cell))
    }
  }
}
