import Games
import Widgets

/// What a hint says, what its marks mean, and what can be done with it, from the top down.
struct HintBody: View {
  let model: GameBoardModel
  let words: Words
  let ladder: HintLadder
  let plan: HintPanelPlan
  let perform: ((GameBoardAction) -> Void)?

  var body: some View {
    VStack(alignment: .leading) {
      HintLines(plan.name.map(HintLine.text), boldLines: plan.name.count)
      HintLines(plan.lines(onPage: ladder.page))
      if plan.hasLegend(onPage: ladder.page) { HintLegend(rows: plan.legend) }
      if plan.isLow { lowEnd } else { tallEnd }
    }
    .onChange(
      of: Shown(rung: ladder.rung, board: ladder.board, pages: plan.pageCount), initial: true
    ) { model.hints.setPageCount(plan.pageCount) }
  }

  @ViewBuilder private var lowEnd: some View {
    Spacer(minLength: 0)
    HintButtonBar(model: model, words: words, ladder: ladder, perform: perform)
  }

  @ViewBuilder private var tallEnd: some View {
    if plan.spacing == .airy, !plan.legend.isEmpty { Text(" ") }
    if !plan.hasLegendInPages { HintLegend(rows: plan.legend) }
    if plan.spacing == .airy { Text(" ") }
    HintButtonColumn(
      model: model, words: words, ladder: ladder, hasCost: !plan.hasCostInTitle)
    if let perform {
      ControlBar(
        model: model, words: words, only: [.undo, .redo], width: plan.width, rows: 1,
        perform: perform)
    }
  }

  /// What pages are counted of.
  private struct Shown: Equatable {
    let rung: HintLadder.Rung
    let board: Board
    let pages: Int
  }
}

/// Lines that are broken already.
struct HintLines: View {
  private let lines: [HintLine]
  private let boldLines: Int

  /// `lines`, of which the first `boldLines` stand out.
  init(_ lines: [HintLine], boldLines: Int = 0) {
    self.lines = lines
    self.boldLines = boldLines
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<lines.count) { index in
        switch lines[index] {
        case .text(let line):
          Text(line.isEmpty ? " " : line).bold(index < boldLines).lineLimit(1)
        case .steps(let pairs): ChainRow(pairs: pairs)
        }
      }
    }
  }
}
