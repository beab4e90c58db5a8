import Hints
import Widgets

/// A hint's commands, for key and mouse, with their costs, one per line.
struct HintButtonColumn: View {
  let model: GameBoardModel
  let ladder: HintLadder
  let plan: HintPanelPlan
  /// `true` to show the hint's cost and its source of candidates on lines of their own. The title
  /// and the footer show them too.
  let hasCost: Bool

  var body: some View {
    let hints = model.words.hints
    VStack(alignment: .leading) {
      if hasCost, let price = model.priceSoFar {
        HStack(spacing: 1) {
          Text(hints.soFar).foregroundStyle(.secondary).lineLimit(1)
          Text(hints.price(price)).lineLimit(1)
        }
      }
      if case .rung = ladder.next { HintButton.more(model, ladder, isRow: true) }
      if let page = ladder.page(hints) {
        HintButton(model: model, id: ladder.turning, title: page, isRow: true)
      }
      if plan.canUnfold {
        HintButton(model: model, id: "unfold", title: hints.unfold, isRow: true)
      }
      if ladder.unfolded > 0 {
        HintButton(model: model, id: "fold", title: hints.fold, isRow: true)
      }
      if model.canApplyHint { HintButton.apply(model, ladder, isRow: true) }
      if model.lessonOfHint != nil {
        HintButton(model: model, id: "lesson", title: model.words.course.lesson, isRow: true)
      }
      if hasCost {
        HintButton(
          model: model, id: "source",
          title: model.hintSource == .notes ? hints.useCandidates : hints.useNotes, isRow: true)
      }
    }
  }
}

/// A hint's commands on one line, as far as they fit.
struct HintButtonBar: View {
  let board: GameBoard
  let ladder: HintLadder
  /// `true` to show the control that undoes a move as well.
  let hasControls: Bool

  var body: some View {
    let model = board.model
    HStack(spacing: 1) {
      if case .rung = ladder.next { HintButton.more(model, ladder) }
      if model.canApplyHint { HintButton.apply(model, ladder) }
      if hasControls {
        ControlBar(
          board: board, only: ["undo"], width: board.words.board.undo.columns + 2, rows: 1)
      }
      Spacer()
      if let page = ladder.page(board.words.hints) {
        HintButton(model: model, id: ladder.turning, title: page)
      }
    }
  }
}

/// A command of a hint, with what it takes off the score: its key after it in a row of its own, or
/// else before it.
private struct HintButton: View {
  @Environment(\.keyLabels) private var keys
  let model: GameBoardModel
  let id: String
  let title: String
  var price: Int?
  var isRow = false

  static func more(_ model: GameBoardModel, _ ladder: HintLadder, isRow: Bool = false) -> Self {
    HintButton(
      model: model, id: "more", title: model.words.hints.more,
      price: model.price(of: ladder.nextRung.flatMap(ladder.help(for:))), isRow: isRow)
  }

  static func apply(_ model: GameBoardModel, _ ladder: HintLadder, isRow: Bool = false) -> Self {
    HintButton(
      model: model, id: "apply", title: model.words.hints.apply,
      price: model.price(of: ladder.helpToApply), isRow: isRow)
  }

  var body: some View {
    let commands = GameBoardModel.hintCommands(model.words)
    let key = Text(keys.key(of: id, in: commands)).foregroundStyle(.key)
    HStack(spacing: 1) {
      if !isRow { key }
      Text(title).foregroundStyle(.button).lineLimit(1)
      if let price { Text(model.words.hints.price(price)).lineLimit(1) }
      if isRow {
        Spacer()
        key
      }
    }
    .onTap { commands[id]?.perform(on: model) }
  }
}

extension HintLadder {
  /// The page number in words, if there are several pages.
  fileprivate func page(_ words: HintWords) -> String? {
    guard let pageCount, pageCount > 1 else { return nil }
    return words.page(page + 1, count: pageCount)
  }

  /// The command that turns the page: forwards, or back from the last one.
  fileprivate var turning: String { next == .page ? "more" : "previousPage" }
}
