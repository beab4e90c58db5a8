import Games
import Scutes
import Sudoku

/// A replay of a game, turn by turn.
struct ReplayScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let host: any ReplayHost
  let model: ReplayModel

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    let replay = words.replay
    return CommandTable("replay", replay.title) {
      Command.playback(words, pace: "speed", shown: .footer, toggleFirst: true) { $0.model }
      Command("end", [.end, "$"], replay.end, shown: .help) { $0.model.goToEnd() }
      Command("shortPauses", ["t"], replay.shortPauses.lowercased(), shown: .help) {
        $0.model.shortensPauses.toggle()
      }
      Command.back(words) { $0.host.endReplay() }
    }
  }

  var body: some View {
    let plan = ReplayPlan.fitting(size)
    return VStack {
      ReplayHeader(words: words, model: model) { host.endReplay() }
      Spacer()
      if plan.isBeside {
        HStack(alignment: .top, spacing: 1) {
          board(plan)
          ReplaySide(words: words, model: model, columns: plan.columns, perform: perform)
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
    .commands(Self.commands(words), on: self)
    .onDeadline(model.deadline) { model.advance() }
  }

  /// The board at the current turn, with the latest turn's cell highlighted.
  private func board(_ plan: ReplayPlan) -> some View {
    var picture = BoardPicture(of: model.playback.game)
    picture.wrong = CellSet(model.playback.game.wrongCells)
    picture.cursor = model.playback.event?.move?.cell
    picture.highlightsPeers = false
    picture.highlightsSameDigit = false
    return BoardDrawing(picture: picture, metrics: plan.metrics)
  }
}

/// The title of the game, and the position.
private struct ReplayHeader: View {
  let words: Words
  let model: ReplayModel
  let back: () -> Void

  var body: some View {
    let playback = model.playback
    PageHead {
      BackButton(words.app.back, action: back)
      HStack(spacing: 2) {
        Text(words.replay.title).bold().foregroundStyle(.title).lineLimit(1)
        Text(fitting: [words.title(of: playback.game), words.shortTitle(of: playback.game)])
          .foregroundStyle(.accent).lineLimit(1)
      }
      Text("◷ \(NumberFormat.time(playback.elapsed)) / \(NumberFormat.time(playback.length)) ")
        .lineLimit(1)
    }
  }
}

/// The suite as screens that lead to a replay see it, and the replay itself.
protocol ReplayHost: ScreenHost {
  /// Replays a game. `afterwards` is called when the user returns.
  func showReplay(of id: Game.ID, afterwards: @escaping () -> Void)
  /// Returns to where the replay was opened.
  func endReplay()
}

/// The layout of the replay screen: the size of the board, and the position of the controls.
private nonisolated struct ReplayPlan: Equatable {
  let metrics: BoardMetrics
  /// `true` if the controls are beside the board rather than below it.
  let isBeside: Bool
  /// Columns for the controls.
  let columns: Int

  /// The range of columns beside a board, without the gap.
  private static let columnsBeside = 18...40
  /// Rows for the header and the footer.
  private static let bars = 2
  /// Rows for the controls below a board.
  private static let rowsBelow = 5

  /// The largest board that leaves room for the rest, or else the smallest board.
  static func fitting(_ screen: Size) -> ReplayPlan {
    let stage = BoardStage(size: Size(width: screen.width, height: screen.height - bars))
    return stage.plan { metrics, rest in
      // A column stays free at the edge where it can.
      let columns = rest.width - (rest.width > 20 ? 2 : 1)
      if columns >= columnsBeside.lowerBound, metrics.board.height >= 20 {
        return ReplayPlan(
          metrics: metrics, isBeside: true, columns: min(columns, columnsBeside.upperBound))
      }
      return rest.height >= rowsBelow ? below(metrics, screen) : nil
    } ?? below(.compact, screen)
  }

  private static func below(_ metrics: BoardMetrics, _ screen: Size) -> ReplayPlan {
    ReplayPlan(
      metrics: metrics, isBeside: false, columns: min(screen.width, max(40, metrics.board.width)))
  }
}
