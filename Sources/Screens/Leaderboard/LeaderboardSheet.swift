import Models
import Widgets

/// The best games of each level and of the player's own puzzles; each can be seen again.
struct LeaderboardSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(\.dismiss) private var dismiss
  let suite: Suite
  let model: LeaderboardModel
  /// Shows the sheet again, after a game was.
  let reopen: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TabView(
        Leaderboard.all.map(Tab.init), selection: chosenTab,
        title: { words.name(of: $0.id) }
      ) { _ in page }
      .frame(height: LeaderboardModel.limit + 3)
      footer
    }
    .frame(width: size.width >= 64 ? 58 : 34)
    .padding(EdgeInsets(leading: 1, trailing: 1))
    .keyBindings(
      words.home.leaderboard, LeaderboardAction.bindings(words), perform: perform)
  }

  private var words: Words { suite.words }

  /// A list, as a tab.
  private struct Tab: Identifiable {
    let id: Leaderboard
  }

  private var chosenTab: Binding<Leaderboard> {
    Binding(get: { model.list }, set: { model.list = $0 })
  }

  @ViewBuilder private var page: some View {
    if model.rows.isEmpty {
      Text(model.failure ?? words.leaderboard.empty(words.name(of: model.list)))
        .foregroundStyle(model.failure == nil ? .secondary : .error)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      LeaderboardTable(
        words: words, model: model, date: { suite.outside.localTime($0).day.description }
      ) {
        id in
        replay(id)
      }
      .defaultFocus()
    }
  }

  private var footer: some View {
    HStack(spacing: 1) {
      Text(model.rows.contains(where: \.isNewest) ? "★ \(words.leaderboard.newest)" : "")
        .foregroundStyle(.accent).lineLimit(1)
      Spacer()
      Button(words.home.statistics) { perform(.statistics) }
      Button("▶ \(words.leaderboard.replay)", isEnabled: model.selection != nil) {
        perform(.replay)
      }
    }
  }

  private func perform(_ action: LeaderboardAction) {
    switch action {
    case .replay: if let id = model.selection { replay(id) }
    case .statistics:
      dismiss()
      suite.showStatistics()
    case .turn(let steps): model.turn(by: steps)
    }
  }

  private func replay(_ id: Game.ID) {
    dismiss()
    suite.showReplay(of: id, afterwards: reopen)
  }
}

/// The rows of a list under their titles.
private struct LeaderboardTable: View {
  let words: Words
  let model: LeaderboardModel
  let date: (Moment) -> String
  let activate: (Game.ID) -> Void

  var body: some View {
    Table(model.rows, selection: selection) {
      TableColumn(
        words.leaderboard.place, width: .fixed(4), alignment: .trailing, priority: 3
      ) { $0.isNewest ? "★\($0.place)" : "\($0.place)" }
      TableColumn(
        words.leaderboard.score, width: .fixed(7), alignment: .trailing, priority: 3
      ) { NumberFormat.grouped($0.result.score, separator: words.groupingSeparator) }
      TableColumn(words.leaderboard.time, width: .fixed(8), alignment: .trailing, priority: 3) {
        NumberFormat.time($0.result.elapsed)
      }
      TableColumn(
        words.leaderboard.errors, width: .fixed(6), alignment: .trailing, priority: 2
      ) { "\($0.result.errors)" }
      TableColumn(words.leaderboard.hints, width: .fixed(6), alignment: .trailing, priority: 1) {
        "\($0.result.hints)"
      }
      TableColumn(words.leaderboard.date, width: .fixed(10)) { date($0.result.finishedAt) }
    }
    .onActivate(perform: activate)
  }

  private var selection: Binding<Game.ID?> {
    Binding(get: { model.selection }, set: { model.selection = $0 })
  }
}
