import Models
import Widgets

/// The hint that is told, in whatever room there is.
///
/// ```
///  ✦ Hint 1/3           ✕      ✦ Hint 3/3 Naked Pair                ✕
///  Look at box 5: one digit    r4c2 and r6c1 share two candidates.
///  has a single place left     Therefore r5c2 cannot be 3.
///  there.                      H More −4 %   ⏎ Apply −12 %
///
///  More        −4 %      H
///  Apply      −12 %      ⏎
/// ```
struct HintPanel: View {
  let model: GameBoardModel
  let words: Words

  var body: some View {
    GeometryReader { geometry in
      let plan = HintPanelPlan(room: geometry.size)
      VStack(alignment: .leading) {
        HintTitle(model: model, words: words, showsName: !plan.isTall)
        if let ladder = model.hints.ladder {
          HintBody(model: model, words: words, ladder: ladder, plan: plan)
        } else if model.hints.isSlow {
          Text(words.hints.looking).foregroundStyle(.secondary)
        }
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    }
  }
}

extension View {
  /// Has the hints of `model` be looked for, and answers to their keys while one is told.
  func hinting(_ model: GameBoardModel, words: Words) -> some View {
    keyBindings(
      words.hints.title, model.hints.isShown ? HintAction.bindings(words) : [],
      perform: { (action: HintAction) in model.perform(action) }
    )
    .task(id: model.hints.search?.id) { await model.findHint() }
    .onDeadline(model.hints.search?.patience) { model.hints.losePatience() }
  }
}

/// How the room of a hint is divided.
nonisolated struct HintPanelPlan: Equatable {
  let room: Size

  /// Whether each of the buttons has a line of its own.
  var isTall: Bool { room.height >= 9 }

  /// Whether there is room for what the marks mean.
  var hasLegend: Bool { room.height >= 18 }

  /// Columns and rows for the text itself. The title, the technique, and the buttons are around it.
  var text: Size {
    let rest = isTall ? (hasLegend ? 14 : 6) : 2
    return Size(width: max(1, room.width), height: max(1, room.height - rest))
  }
}

/// What it is, how much of it was told, and what closes it.
private struct HintTitle: View {
  let model: GameBoardModel
  let words: Words
  let showsName: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text("✦ \(words.hints.title)").bold().foregroundStyle(.accent).lineLimit(1)
      if let ladder = model.hints.ladder {
        Text("\((ladder.rungs.firstIndex(of: ladder.rung) ?? 0) + 1)/\(ladder.rungs.count)")
          .foregroundStyle(.secondary)
        if showsName, ladder.rung != .place {
          Text(ladder.step.explanation(in: words.language).name).bold().lineLimit(1)
        }
      }
      Spacer()
      Text("✕").foregroundStyle(.key).onTap { model.perform(HintAction.close) }
    }
  }
}

private struct HintBody: View {
  let model: GameBoardModel
  let words: Words
  let ladder: HintLadder
  let plan: HintPanelPlan

  var body: some View {
    let text = HintText(ladder, in: words.language, room: plan.text)
    let page = text.pages[min(ladder.page, text.pages.count - 1)]
    return VStack(alignment: .leading) {
      if plan.isTall, let name = text.name { Text(name).bold().lineLimit(2) }
      VStack(alignment: .leading) {
        ForEach(0..<page.count) { Text(page[$0]).lineLimit(1) }
      }
      Spacer(minLength: plan.isTall ? 1 : 0)
      if plan.hasLegend, ladder.rung == .reasons {
        HintLegend(picture: ladder.picture, words: words.hints.legend)
        Spacer(minLength: 1)
      }
      HintButtons(model: model, words: words, ladder: ladder, isTall: plan.isTall)
    }
    .onChange(
      of: Shown(rung: ladder.rung, board: ladder.board, pages: text.pages.count), initial: true
    ) { model.hints.setPageCount(text.pages.count) }
  }

  /// What pages are counted of.
  private struct Shown: Equatable {
    let rung: HintLadder.Rung
    let board: Board
    let pages: Int
  }
}

/// What can be done with a hint, by key and by mouse, and what it costs.
private struct HintButtons: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  let words: Words
  let ladder: HintLadder
  let isTall: Bool

  var body: some View {
    if isTall {
      VStack(alignment: .leading) {
        if ladder.next != .apply { row(.more) }
        if canApply { row(.apply) }
        row(.source)
      }
    } else {
      HStack(spacing: 2) {
        if ladder.next != .apply { part(.more) }
        if canApply { part(.apply) }
        Spacer()
        pageNumber
      }
    }
  }

  private var canApply: Bool {
    !ladder.step.moves(on: model.game.board, of: model.game.puzzle).isEmpty
  }

  private func row(_ action: HintAction) -> some View {
    HStack(spacing: 1) {
      Text(title(of: action)).foregroundStyle(.button).lineLimit(1)
      if let price = price(of: action) { Text(price).foregroundStyle(.secondary).lineLimit(1) }
      if action == .source {
        Text(model.hintSource == .notes ? words.hints.fromNotes : words.hints.fromDigits)
          .foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      if action == .more { pageNumber }
      Text(key(of: action)).foregroundStyle(.key)
    }
    .onTap { model.perform(action) }
  }

  private func part(_ action: HintAction) -> some View {
    HStack(spacing: 1) {
      Text(key(of: action)).foregroundStyle(.key)
      Text(title(of: action)).foregroundStyle(.button).lineLimit(1)
      if let price = price(of: action) { Text(price).foregroundStyle(.secondary).lineLimit(1) }
    }
    .onTap { model.perform(action) }
  }

  @ViewBuilder private var pageNumber: some View {
    if let count = ladder.pageCount, count > 1 {
      Text("\(ladder.page + 1)/\(count)").foregroundStyle(.secondary)
    }
  }

  private func title(of action: HintAction) -> String {
    switch action {
    case .more: ladder.next == .page ? words.hints.nextPage : words.hints.more
    case .apply: words.hints.apply
    default: words.hints.source
    }
  }

  private func price(of action: HintAction) -> String? {
    let help: ScoreSheet.Help? =
      switch action {
      case .more: ladder.nextRung.flatMap(ladder.help(for:))
      case .apply: ladder.helpToApply
      default: nil
      }
    return model.price(of: help).map(words.hints.price)
  }

  private func key(of action: HintAction) -> String {
    HintAction.key(action, words, isUnicode: capabilities.isUnicode)
  }
}
