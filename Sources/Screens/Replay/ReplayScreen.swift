import Games
import Sudoku
import Widgets

/// A game, shown turn by turn as it was played.
struct ReplayScreen: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let suite: any ReplayHost
  let model: ReplayModel

  var body: some View {
    let plan = ReplayPlan.fitting(size)
    return VStack {
      ReplayHeader(words: words, model: model) { suite.endReplay() }
      Spacer()
      if plan.isBeside {
        HStack(alignment: .top, spacing: 1) {
          board(plan)
          ReplaySide(
            words: words, model: model, columns: plan.columns, perform: perform
          )
          .frame(width: plan.columns, height: plan.metrics.board.height)
        }
      } else {
        VStack {
          board(plan)
          ReplayControls(words: words, model: model, perform: perform).frame(width: plan.columns)
        }
      }
      Spacer()
      KeyHints()
    }
    .environment(\.tiles, suite.tiles(on: capabilities))
    .keyBindings(words.replay.title, ReplayAction.bindings(words), perform: perform)
    .onDeadline(model.deadline) { model.advance() }
  }

  private var words: Words { suite.words }

  private func board(_ plan: ReplayPlan) -> some View {
    ReplayBoard(model: model, metrics: plan.metrics)
  }

  private func perform(_ action: ReplayAction) {
    switch action {
    case .toggle: model.togglePlaying()
    case .step(let turns): model.step(by: turns)
    case .start: model.seek(to: 0)
    case .end: model.seek(to: model.playback.count)
    case .speed(let steps): model.changeSpeed(by: steps)
    case .shortPauses: model.shortensPauses.toggle()
    case .back: suite.endReplay()
    }
  }
}

/// The board as it stood; the cell of the newest turn stands out.
private struct ReplayBoard: View {
  let model: ReplayModel
  let metrics: BoardMetrics

  var body: some View {
    var picture = BoardPicture(of: model.playback.game)
    picture.wrong = CellSet(model.playback.game.wrongCells)
    picture.cursor = model.playback.event?.move?.cell
    picture.highlightsPeers = false
    picture.highlightsSameDigit = false
    return BoardDrawing(picture: picture, metrics: metrics)
  }
}

/// What is shown, and how far it is.
private struct ReplayHeader: View {
  let words: Words
  let model: ReplayModel
  let back: () -> Void

  var body: some View {
    let playback = model.playback
    HStack(spacing: 2) {
      Button("‹ \(words.app.back)", action: back).buttonStyle(IconButtonStyle())
      Text(words.replay.title).bold().foregroundStyle(.title).lineLimit(1)
      Text(words.name(of: playback.game.puzzle.level)).foregroundStyle(.accent).lineLimit(1)
      Spacer()
      Text("◷ \(NumberFormat.time(playback.elapsed)) / \(NumberFormat.time(playback.length))")
        .lineLimit(1)
    }
    .padding(.trailing, 1)
    .frame(height: 1)
  }
}

/// The suite as a replay sees it.
protocol ReplayHost: TilesHost {
  /// Goes back to where the replay was asked for.
  func endReplay()
}

/// How the screen of a replay is divided: the size of the board, and where its controls stand.
private nonisolated struct ReplayPlan: Equatable {
  let metrics: BoardMetrics
  /// Whether the controls stand beside the board; below it otherwise.
  let isBeside: Bool
  /// Columns for the controls.
  let columns: Int

  /// Columns beside a board at least and at most, the gap not counted.
  private static let columnsBeside = 18...40
  /// Rows for the header and the footer.
  private static let bars = 2
  /// Rows for the controls below a board.
  private static let rowsBelow = 5

  /// The largest board that leaves room for the rest; the smallest one where none does.
  static func fitting(_ screen: Size) -> ReplayPlan {
    for metrics in BoardMetrics.allCases.reversed() {
      let columns = screen.width - metrics.board.width - 1
      let rows = screen.height - metrics.board.height - bars
      if columns >= columnsBeside.lowerBound, rows >= 0, metrics.board.height >= 20 {
        return ReplayPlan(
          metrics: metrics, isBeside: true, columns: min(columns, columnsBeside.upperBound))
      }
      if columns >= -1, rows >= rowsBelow { return below(metrics, screen) }
    }
    return below(.compact, screen)
  }

  private static func below(_ metrics: BoardMetrics, _ screen: Size) -> ReplayPlan {
    ReplayPlan(
      metrics: metrics, isBeside: false, columns: min(screen.width, max(40, metrics.board.width)))
  }
}
