import Models
import Widgets

/// The board of a game: 81 cells over the lines. It has the keys of the board's screen.
struct BoardView: View {
  let model: GameBoardModel
  let metrics: BoardMetrics
  let words: Words

  var body: some View {
    let picture = model.picture
    return ZStack {
      BoardLines(metrics: metrics)
      BoardLayout(metrics: metrics) {
        ForEach(0..<81) { index in picture.cell(Cell(index), metrics: metrics) }
      }
      if picture.isPaused { PausedNotice(words: words) }
    }
    .hardwareCursor(at: cursorPlace)
    .onMouse(clicked)
    .focusable()
  }

  private var cursorPlace: Point? {
    guard !model.isPaused else { return nil }
    let origin = metrics.origin(of: model.cursor)
    return Point(x: origin.x + metrics.digitPlace.x, y: origin.y + metrics.digitPlace.y)
  }

  private func clicked(_ event: MouseEvent, _ point: Point) -> Bool {
    guard case .press(.left) = event.kind, let cell = metrics.cell(at: point) else { return false }
    if model.isPaused { model.perform(.pause) } else { model.select(cell) }
    return true
  }
}

/// What stands on the board while it is hidden.
private struct PausedNotice: View {
  let words: Words

  var body: some View {
    VStack {
      Text(words.board.paused).bold().foregroundStyle(.title)
      Text(words.board.pausedHint).foregroundStyle(.sheet)
    }
    .padding(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
    .background(.sheet)
    .border(.rounded, .lineAccent)
  }
}
