import Scutes
import Sudoku

/// The board of a game in progress, with the keys of its screen.
struct BoardView: View {
  @Environment(\.isLinear) private var isLinear
  let model: GameBoardModel
  let metrics: BoardMetrics
  /// Handles mouse events over cells in place of the game, or `nil` for the game itself.
  var handle: ((MouseEvent, Cell?) -> Bool)?
  /// `false` to leave out what the cursor highlights.
  var highlightsCursor = true

  var body: some View {
    ZStack {
      if isLinear {
        SpokenBoard(model: model, metrics: metrics)
      } else {
        PlayedBoard(model: model, metrics: metrics, highlightsCursor: highlightsCursor)
      }
      if model.isPaused {
        PausedNotice(
          title: model.words.board.paused, hint: model.pausedHint,
          cells: Size(
            width: metrics.board.width - metrics.numbers.width,
            height: metrics.board.height - metrics.numbers.height)
        )
        .padding(EdgeInsets(top: metrics.numbers.height, leading: metrics.numbers.width))
      }
    }
    .onMouse { event, point in
      let cell = metrics.cell(at: point)
      return handle?(event, cell) ?? model.handle(event, over: cell)
    }
    .onDeadline(model.nextWheelChange) { model.wheelIsDue() }
    .focusable()
  }
}

/// The board's current state. Of the views around the cells, only this one is re-evaluated when the
/// cursor moves.
private struct PlayedBoard: View {
  let model: GameBoardModel
  let metrics: BoardMetrics
  var highlightsCursor = true

  var body: some View {
    BoardDrawing(picture: picture, metrics: metrics)
  }

  private var picture: BoardPicture {
    var picture = model.picture
    if !highlightsCursor { picture.highlightsCursor = false }
    return picture
  }
}

/// The board for a screen reader. A hidden board isn't described.
private struct SpokenBoard: View {
  let model: GameBoardModel
  let metrics: BoardMetrics

  var body: some View {
    let cell = CellInWords(
      game: model.game, cell: model.cursor, words: words.panel, isDigitFirst: model.isDigitFirst,
      found: model.attention.found
    ).spoken
    PlayedBoard(model: model, metrics: metrics)
      .accessibilityLabel(
        [news, model.selectionInWords, cell.name].compactMap(\.self).joined(separator: " · ")
      )
      .accessibilityValue([cell.state, drawn].compactMap(\.self).joined(separator: ", "))
      .accessibilityHidden(model.isPaused)
  }

  private var words: Words { model.words }

  /// The latest news, or else the key sentence of the hint.
  private var news: String? {
    model.message?.text
      ?? model.hints.ladder.flatMap { HintContent($0, in: words, headlineWidth: .max).headline }
      ?? (model.hints.isSlow ? words.hints.looking : nil)
  }

  /// The candidate to draw.
  private var drawn: String? {
    model.drawing.isOn ? "\(words.drawing.candidate) \(model.drawing.digit)" : nil
  }
}

/// The notice in the middle of a hidden board. Its width has the parity of the board's, so that it
/// is centred.
private struct PausedNotice: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.theme) private var theme
  let title: String
  let hint: String
  /// The size of the board without its numbers.
  let cells: Size

  var body: some View {
    let text = VStack(spacing: 1) {
      Text(title).bold().foregroundStyle(.title)
      Text(hint).foregroundStyle(.sheet)
    }
    // Where its ground is that of the board, it has an outline.
    if theme.needsSigns(at: capabilities.colorDepth) {
      text.frame(width: width).border(.rounded, .lineAccent).background(.sheet)
    } else {
      text.padding(.vertical, 1).frame(width: width).background(.sheet)
    }
  }

  private var width: Int {
    let least = max(title.columns, hint.columns) + 6
    return least + (cells.width - least) % 2
  }
}
