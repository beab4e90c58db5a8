import Hints
import Widgets

/// A hint's actions, for key and mouse, with their costs, one per line.
struct HintButtonColumn: View {
  @Environment(\.keyLabels) private var keys
  let model: GameBoardModel
  let words: Words
  let ladder: HintLadder
  let plan: HintPanelPlan
  /// `true` to show the hint's cost and its source of candidates on lines of their own. The title
  /// and the footer show them too.
  let hasCost: Bool

  var body: some View {
    VStack(alignment: .leading) {
      if hasCost, let price = model.priceSoFar {
        HStack(spacing: 1) {
          Text(words.hints.soFar).foregroundStyle(.secondary).lineLimit(1)
          Text(words.hints.price(price)).lineLimit(1)
        }
      }
      if case .rung = ladder.next { row(.more) }
      if let page = ladder.pageInWords(words.hints) { row(of: page) }
      if plan.canUnfold { row(.unfold) }
      if ladder.unfolded > 0 { row(.fold) }
      if model.canApplyHint { row(.apply) }
      if hasCost { row(.source) }
    }
  }

  /// The page number, and the key that turns the page: forwards, or back from the last one.
  private func row(of page: String) -> some View {
    HStack(spacing: 1) {
      Text(page).foregroundStyle(.button).lineLimit(1)
      Spacer()
      Text(keys.key(of: ladder.turning, in: HintAction.bindings(words)))
        .foregroundStyle(.key)
    }
    .onTap { model.perform(ladder.turning) }
  }

  private func row(_ action: HintAction) -> some View {
    let title = action.title(words, from: model.hintSource)
    return HStack(spacing: 1) {
      Text(title).foregroundStyle(.button).lineLimit(1)
      if let price = model.price(of: action, with: ladder) {
        Text(words.hints.price(price)).lineLimit(1)
      }
      Spacer()
      Text(keys.key(of: action, in: HintAction.bindings(words))).foregroundStyle(.key)
    }
    .onTap { model.perform(action) }
  }
}

/// A hint's actions on one line, as far as they fit.
struct HintButtonBar: View {
  @Environment(\.keyLabels) private var keys
  let model: GameBoardModel
  let words: Words
  let ladder: HintLadder
  let perform: ((GameBoardAction) -> Void)?

  var body: some View {
    HStack(spacing: 1) {
      if case .rung = ladder.next { part(.more) }
      if model.canApplyHint { part(.apply) }
      if let perform {
        ControlBar(
          model: model, words: words, only: [.goBack(.undo)], width: words.board.undo.columns + 2,
          rows: 1,
          perform: perform)
      }
      Spacer()
      if let page = ladder.pageInWords(words.hints) { part(of: page) }
    }
  }

  private func part(of page: String) -> some View {
    HStack(spacing: 1) {
      Text(keys.key(of: ladder.turning, in: HintAction.bindings(words)))
        .foregroundStyle(.key)
      Text(page).foregroundStyle(.button).lineLimit(1)
    }
    .onTap { model.perform(ladder.turning) }
  }

  private func part(_ action: HintAction) -> some View {
    HStack(spacing: 1) {
      Text(keys.key(of: action, in: HintAction.bindings(words))).foregroundStyle(.key)
      Text(action.title(words, from: model.hintSource)).foregroundStyle(.button).lineLimit(1)
      if let price = model.price(of: action, with: ladder) {
        Text(words.hints.price(price)).lineLimit(1)
      }
    }
    .onTap { model.perform(action) }
  }
}

extension HintLadder {
  /// The page number in words, if there are several pages.
  fileprivate func pageInWords(_ words: HintWords) -> String? {
    guard let pageCount, pageCount > 1 else { return nil }
    return words.page(page + 1, count: pageCount)
  }

  /// The action that turns the page: forwards, or back from the last one.
  fileprivate var turning: HintAction { next == .page ? .more : .previousPage }
}

extension HintAction {
  fileprivate func title(_ words: Words, from source: CandidateSource) -> String {
    switch self {
    case .more, .previousPage, .nextPage: words.hints.more
    case .apply: words.hints.apply
    case .unfold: words.hints.unfold
    case .fold: words.hints.fold
    case .source: source == .notes ? words.hints.useCandidates : words.hints.useNotes
    case .close: words.hints.close
    }
  }
}

extension GameBoardModel {
  /// The percentage that `action` would take off the score, or `nil` if nothing.
  fileprivate func price(of action: HintAction, with ladder: HintLadder) -> Int? {
    switch action {
    case .more: price(of: ladder.nextRung.flatMap(ladder.help(for:)))
    case .apply: price(of: ladder.helpToApply)
    case .previousPage, .nextPage, .unfold, .fold, .source, .close: nil
    }
  }
}
