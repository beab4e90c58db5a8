import Widgets

/// A board with all that stands around it, as there is room: see ``BoardPlan``. Its keys are up to the
/// screen, but for those of a hint.
struct BoardArrangement<Header: View>: View {
  let plan: BoardPlan
  let model: GameBoardModel
  let words: Words
  /// What is said where nothing else is; nil for nothing.
  let tip: String?
  let perform: (GameBoardAction) -> Void
  /// What stands at the top beside a large board, in as many columns as it is given.
  @ViewBuilder let header: (_ width: Int) -> Header

  var body: some View {
    arrangement.hinting(model, words: words)
  }

  @ViewBuilder private var arrangement: some View {
    if plan.sides == .none {
      VStack {
        board
        BelowBoard(model: model, words: words, perform: perform)
      }
    } else {
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: 1) {
          if plan.sides == .both { LeftSide(model: model, words: words, plan: plan) }
          board
          RightSide(
            model: model, words: words, plan: plan, tip: tip, perform: perform, header: header)
        }
        if plan.hasStatus { BoardStatus(model: model, words: words, plan: plan, tip: tip) }
      }
    }
  }

  private var board: some View {
    BoardView(model: model, metrics: plan.metrics, words: words)
      .overlay { BoardEffects(model: model, metrics: plan.metrics) }
  }
}
