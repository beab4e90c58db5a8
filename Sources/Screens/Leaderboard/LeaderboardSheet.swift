import Models
import Widgets

/// The best games of each level, of imported puzzles and of each pack; each can be seen again.
///
/// ```
///  [Easy] Medium  Hard  …
///     #  Puzzle  Rated  Score  Time  …
///  •  1  1-0017    204  1,643  04:20
///  Beginner I · 1-0017, rated 204, scf…
///  ★ your newest      By pack  Statistics  ▶ Replay  Clear…
/// ```
struct LeaderboardSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false
  let suite: Suite
  let model: LeaderboardModel
  /// Shows the sheet again, after a game was.
  let reopen: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TabView(
        model.lists.map(Tab.init), selection: chosenTab, title: { words.name(of: $0.id) }
      ) { _ in page }
      .frame(height: pageRows + 1)
      details
      footer
    }
    .frame(width: isWide ? 72 : 34)
    .padding(EdgeInsets(leading: 1, trailing: 1))
    .keyBindings(
      words.home.leaderboard,
      LeaderboardAction.bindings(
        words, isByPack: model.isByPack, isEmpty: model.rows.isEmpty),
      perform: perform
    )
    .alert(
      words.leaderboard.askClear(words.name(of: model.list)), isPresented: $isAsking,
      message: words.leaderboard.clearMessage,
      actions: [
        .cancel(words.leaderboard.keep),
        .destructive(words.leaderboard.clear, key: "C") { change(model.clear) },
      ])
  }

  private var words: Words { suite.words }
  private var isWide: Bool { size.width >= 80 }

  /// A list, as a tab.
  private struct Tab: Identifiable {
    let id: Leaderboard
  }

  private var chosenTab: Binding<Leaderboard> {
    Binding(get: { model.list }, set: { model.list = $0 })
  }

  /// The rows of the table and its titles: no more than there are games, but room for the words of
  /// an empty list.
  private var pageRows: Int {
    let room = size.height - (isWide ? 10 : 12)
    return max(3, min(model.rows.count + 1, room))
  }

  @ViewBuilder private var page: some View {
    if model.rows.isEmpty {
      Text(model.failure ?? words.leaderboard.empty(words.name(of: model.list)))
        .foregroundStyle(model.failure == nil ? .secondary : .error)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      LeaderboardTable(
        words: words, model: model, date: { day($0).description },
        name: { words.shortName(of: $0, solvedOn: day($0.finishedAt)) }, activate: replay)
    }
  }

  private func day(_ moment: Moment) -> Day { suite.outside.localTime(moment).day }

  /// What was played in the game that is selected, and the code by which anybody can play it.
  @ViewBuilder private var details: some View {
    if let failure = model.failure {
      Text(failure).foregroundStyle(.error).lineLimit(2)
    } else if model.rows.isEmpty {
      Text(words.leaderboard.nothingToReplay).foregroundStyle(.secondary).lineLimit(1)
    } else if let result = model.selected?.result {
      let rated = words.leaderboard.rated(words.title(of: result), result.puzzle.rating)
      let code = GameShare.code(of: result.puzzle)
      if isWide {
        Text("\(rated), \(code)").foregroundStyle(.secondary).lineLimit(1)
      } else {
        Text(rated).foregroundStyle(.secondary).lineLimit(1)
        Text(code).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  private var footer: some View {
    FlowLayout(horizontalSpacing: 1) {
      if !legend.isEmpty { Text(legend).foregroundStyle(.accent).lineLimit(1) }
      Button(model.isByPack ? words.leaderboard.byLevel : words.leaderboard.byPack) {
        perform(.turnOver)
      }
      Button(words.home.statistics) { perform(.statistics) }
      Button("▶ \(words.leaderboard.replay)", isEnabled: model.selection != nil) {
        perform(.replay)
      }
      if model.cleared.isEmpty {
        Button("\(words.leaderboard.clear)…", isEnabled: !model.rows.isEmpty) { perform(.clear) }
      } else {
        Button(words.leaderboard.undoClear) { perform(.undo) }
      }
    }
  }

  /// What the signs in the rows mean, as far as there are any.
  private var legend: String {
    var signs: [String] = []
    if model.rows.contains(where: \.isNewest) {
      signs.append("\(LeaderboardRow.newestSign) \(words.leaderboard.newest)")
    }
    if model.rows.contains(where: \.isHelped) {
      signs.append("\(LeaderboardRow.helpSign) \(words.leaderboard.helped)")
    }
    return signs.joined(separator: "  ")
  }

  private func perform(_ action: LeaderboardAction) {
    switch action {
    case .replay: if let id = model.selection { replay(id) }
    case .statistics:
      dismiss()
      model.forgetCleared()
      suite.showStatistics()
    case .turnOver: model.turnOver()
    case .clear: isAsking = !model.rows.isEmpty
    case .undo: if !model.cleared.isEmpty { change(model.undoClearing) }
    }
  }

  /// Changes what is ranked, and has other screens know.
  private func change(_ change: () -> Void) {
    change()
    suite.lookForResumable()
  }

  private func replay(_ id: Game.ID) {
    dismiss()
    model.forgetCleared()
    suite.showReplay(of: id, afterwards: reopen)
  }
}
