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
    let rows = size.height - BoardPlan.bars
    if plan.sides == .none {
      VStack {
        board(plan)
        BelowBoard(model: model, words: words, perform: perform)
      }
    } else {
      HStack(spacing: 1) {
        if plan.sides == .both { LeftSide(model: model, words: words, plan: plan, rows: rows) }
        board(plan)
        RightSide(
          model: model, words: words, plan: plan, rows: rows,
          tip: suite.outside.preferences.values.showsTips ? suite.tip : nil, perform: perform)
      }
    }
  }

  @ViewBuilder private func board(_ plan: BoardPlan) -> some View {
    if plan.hasGround {
      BoardView(model: model, metrics: plan.metrics, words: words)
        .padding(.all, 1).background { BoardGround() }
    } else {
      BoardView(model: model, metrics: plan.metrics, words: words)
    }
  }

  private func perform(_ action: GameBoardAction) {
    switch action {
    case .end: suite.end()
    case .settings: suite.areSettingsShown = true
    default: model.perform(action)
    }
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
