import Models
import Widgets

/// The board of a game that is played. It has the keys of the board's screen.
struct BoardView: View {
  let model: GameBoardModel
  let metrics: BoardMetrics
  let words: Words

  var body: some View {
    let picture = model.picture
    return ZStack {
      BoardDrawing(picture: picture, metrics: metrics)
      if picture.isHidden { PausedNotice(title: words.board.paused, hint: model.pausedHint) }
    }
    .onMouse { event, point in model.handle(event, over: metrics.cell(at: point)) }
    .onDeadline(model.wheel?.end) { model.settleWheel() }
    .focusable()
  }
}

/// What stands on the board while it is hidden.
private struct PausedNotice: View {
  let title: String
  let hint: String

  var body: some View {
    VStack {
      Text(title).bold().foregroundStyle(.title)
      Text(hint).foregroundStyle(.sheet)
    }
    .padding(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
    .background(.sheet)
    .border(.rounded, .lineAccent)
  }
}
