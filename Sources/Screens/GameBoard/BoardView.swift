import Models
import Widgets

/// The board of a game that is played. It has the keys of the board's screen.
struct BoardView: View {
  let model: GameBoardModel
  let metrics: BoardMetrics
  let words: Words

  var body: some View {
    ZStack {
      PlayedBoard(model: model, metrics: metrics)
      if model.isPaused { PausedNotice(title: words.board.paused, hint: model.pausedHint) }
    }
    .onMouse { event, point in model.handle(event, over: metrics.cell(at: point)) }
    .onDeadline(model.wheel?.end) { model.settleWheel() }
    .focusable()
  }
}

/// The board as it stands; the only view around the cells that is read anew when the cursor moves.
private struct PlayedBoard: View {
  let model: GameBoardModel
  let metrics: BoardMetrics

  var body: some View {
    BoardDrawing(picture: model.picture, metrics: metrics)
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
