import Models
import Widgets

/// The screen on which a game is played.
struct GameBoardScreen: View {
  @Environment(\.screenSize) private var size
  let suite: Suite
  let model: GameBoardModel

  var body: some View {
    VStack {
      BoardHeader(model: model, words: words)
      Spacer()
      arrangement
      Spacer()
      KeyHints()
    }
    .keyBindings(words.board.title, GameBoardAction.bindings(words), perform: perform)
    .sheet(isPresented: isScoreShown, title: words.score.title) {
      ScoreView(suite: suite, model: model)
    }
    .sheet(isPresented: isFailureShown, title: words.board.notSaved) {
      NoticeSheet(text: model.failure?.description ?? "", button: words.notice.ok)
    }
    .alert(
      words.board.askRestart, isPresented: asksRestart, message: words.board.restartMessage,
      actions: [
        .cancel(words.board.keepPlaying),
        AlertAction(words.board.restart, key: "R") { model.restart() },
      ])
  }

  private var words: Words { suite.words }

  @ViewBuilder private var arrangement: some View {
    let plan = BoardPlan.fitting(size)
    if plan.sides != .none {
      HStack(alignment: .top, spacing: 1) {
        BoardView(model: model, metrics: plan.metrics, words: words)
        BoardControls(model: model, words: words, perform: perform)
          .frame(maxHeight: plan.metrics.board.height)
      }
    } else {
      VStack {
        BoardView(model: model, metrics: plan.metrics, words: words)
        CompactControls(model: model, words: words, perform: perform)
      }
    }
  }

  private func perform(_ action: GameBoardAction) {
    if action == .end { suite.end() } else { model.perform(action) }
  }

  private var isFailureShown: Binding<Bool> {
    Binding {
      model.isFailureShown
    } set: { isShown in
      if !isShown { model.acknowledgeFailure() }
    }
  }

  private var isScoreShown: Binding<Bool> {
    Binding {
      model.isScoreShown
    } set: {
      model.isScoreShown = $0
    }
  }

  private var asksRestart: Binding<Bool> {
    Binding {
      model.asksRestart
    } set: {
      model.asksRestart = $0
    }
  }
}
