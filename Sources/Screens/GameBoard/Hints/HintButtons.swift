import Models
import Widgets

/// What can be done with a hint, by key and by mouse, and what it costs, a line for each.
struct HintButtonColumn: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  let words: Words
  let ladder: HintLadder

  var body: some View {
    VStack(alignment: .leading) {
      if let price = model.priceSoFar {
        HStack(spacing: 1) {
          Text(words.hints.soFar).foregroundStyle(.secondary).lineLimit(1)
          Text(words.hints.price(price)).lineLimit(1)
        }
      }
      if ladder.next != .nothing { row(.more) }
      if model.canApplyHint { row(.apply) }
      row(.source)
    }
  }

  private func row(_ action: HintAction) -> some View {
    HStack(spacing: 1) {
      Text(action.title(words)).foregroundStyle(.button).lineLimit(1)
      if let price = model.price(of: action, with: ladder) {
        Text(words.hints.price(price)).lineLimit(1)
      }
      if action == .source {
        Text(model.hintSource == .notes ? words.hints.fromNotes : words.hints.fromDigits)
          .foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      if action == .more { HintPageNumber(ladder: ladder) }
      Text(HintAction.key(action, words, isUnicode: capabilities.isUnicode)).foregroundStyle(.key)
    }
    .onTap { model.perform(action) }
  }
}

/// The same on one line, as far as there is room.
struct HintButtonBar: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  let words: Words
  let ladder: HintLadder
  let perform: ((GameBoardAction) -> Void)?

  var body: some View {
    HStack(spacing: 1) {
      if ladder.next != .nothing { part(.more) }
      if model.canApplyHint { part(.apply) }
      if let perform { ControlBar(model: model, words: words, only: [.undo], perform: perform) }
      Spacer()
      HintPageNumber(ladder: ladder)
    }
  }

  private func part(_ action: HintAction) -> some View {
    HStack(spacing: 1) {
      Text(HintAction.key(action, words, isUnicode: capabilities.isUnicode)).foregroundStyle(.key)
      Text(action.title(words)).foregroundStyle(.button).lineLimit(1)
      if let price = model.price(of: action, with: ladder) {
        Text(words.hints.price(price)).lineLimit(1)
      }
    }
    .onTap { model.perform(action) }
  }
}

/// Which page is shown, where there are several.
private struct HintPageNumber: View {
  let ladder: HintLadder

  var body: some View {
    if let count = ladder.pageCount, count > 1 {
      Text("\(ladder.page + 1)/\(count)").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

extension HintAction {
  fileprivate func title(_ words: Words) -> String {
    switch self {
    case .more, .previousPage, .nextPage: words.hints.more
    case .apply: words.hints.apply
    case .source: words.hints.source
    case .close: words.hints.close
    }
  }
}

extension GameBoardModel {
  /// What `action` would take off the score, in percent; nil where nothing.
  fileprivate func price(of action: HintAction, with ladder: HintLadder) -> Int? {
    switch action {
    case .more: price(of: ladder.nextRung.flatMap(ladder.help(for:)))
    case .apply: price(of: ladder.helpToApply)
    case .previousPage, .nextPage, .source, .close: nil
    }
  }
}
