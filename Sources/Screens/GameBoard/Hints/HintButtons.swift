import Hints
import Scutes

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
      if case .rung = ladder.next { HintButton.more(model, ladder) }
      if let page = ladder.page(hints) {
        HintButton(model: model, id: ladder.turning, title: page)
      }
      if plan.canUnfold {
        HintButton(model: model, id: "unfold", title: hints.unfold)
      }
      if ladder.unfolded > 0 {
        HintButton(model: model, id: "fold", title: hints.fold)
      }
      if model.canApplyHint { HintButton.apply(model, ladder) }
      if model.lessonOfHint != nil {
        HintButton(model: model, id: "lesson", title: model.words.course.lesson)
      }
      if hasCost {
        HintButton(
          model: model, id: "source",
          title: model.hintSource == .notes ? hints.useCandidates : hints.useNotes)
      }
    }
  }
}

/// The page of a hint's text, if there are several. A click turns it.
struct HintPageNumber: View {
  let model: GameBoardModel
  let ladder: HintLadder

  var body: some View {
    if let page = ladder.page(model.words.hints) {
      HStack {
        Spacer()
        Text(page).foregroundStyle(.secondary).lineLimit(1)
          .onTap {
            GameBoardModel.hintCommands(model.words)[ladder.turning]?.perform(on: model)
          }
      }
    }
  }
}

/// A command of a hint in a row of its own, with what it takes off the score and its key.
private struct HintButton: View {
  @Environment(\.keyLabels) private var keys
  let model: GameBoardModel
  let id: String
  let title: String
  var price: Int?

  static func more(_ model: GameBoardModel, _ ladder: HintLadder) -> Self {
    HintButton(
      model: model, id: "more", title: model.words.hints.more,
      price: model.price(of: ladder.nextRung.flatMap(ladder.help(for:))))
  }

  static func apply(_ model: GameBoardModel, _ ladder: HintLadder) -> Self {
    HintButton(
      model: model, id: "apply", title: model.words.hints.apply,
      price: model.price(of: ladder.helpToApply))
  }

  var body: some View {
    let commands = GameBoardModel.hintCommands(model.words)
    let key = Text(keys.key(of: id, in: commands)).foregroundStyle(.key)
    HStack(spacing: 1) {
      Text(title).foregroundStyle(.button).lineLimit(1)
      if let price { Text(model.words.hints.price(price)).lineLimit(1) }
      Spacer()
      key
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
