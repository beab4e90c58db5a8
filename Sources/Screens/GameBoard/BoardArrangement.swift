import Widgets

/// A board with all that stands around it, as there is room: see ``BoardPlan``. Its keys are up to the
/// screen, but for those of a hint.
struct BoardArrangement: View {
  @Environment(\.screenSize) private var size
  let model: GameBoardModel
  let words: Words
  /// What is said where nothing else is; nil for nothing.
  let tip: String?
  let perform: (GameBoardAction) -> Void

  var body: some View {
    arrangement.hinting(model, words: words)
  }

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
          model: model, words: words, plan: plan, rows: rows, tip: tip, perform: perform)
      }
    }
  }

  @ViewBuilder private func board(_ plan: BoardPlan) -> some View {
    if plan.hasGround {
      BoardView(model: model, metrics: plan.metrics, words: words)
        .overlay { BoardEffects(model: model, metrics: plan.metrics) }
        .padding(.all, 1).background { BoardGround() }
    } else {
      BoardView(model: model, metrics: plan.metrics, words: words)
        .overlay { BoardEffects(model: model, metrics: plan.metrics) }
    }
  }
}
