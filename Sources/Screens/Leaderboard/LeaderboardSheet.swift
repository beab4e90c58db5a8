import Games
import Scutes
import Store
import Sudoku

/// The best games of each level, of imported puzzles, of each pack, and of Memory, with replays for
/// Sudoku.
///
/// ```
///  [Easy] Medium  Hard  …
///     #  Puzzle  Rated  Score  Time  …
///  •  1  1-0017    204  1,643   4:20
///  Beginner I · 1-0017, rated 204
///  ★ your newest      By pack  Statistics  ▶ Replay  Clear…
/// ```
struct LeaderboardSheet: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.copyToClipboard) private var copyToClipboard
  @State private var isAsking = false
  /// The game whose code was copied last.
  @State private var copied: Game.ID?
  let host: any ReplayHost
  let model: LeaderboardModel

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    let leaderboard = words.leaderboard
    return CommandTable("leaderboard", words.home.leaderboard) {
      Command(
        "replay", [.enter, "r"], words.replay.title.lowercased(), if: { $0.isOfGames }
      ) { $0.replay() }
      .adapted { if $1.lists.isEmpty { $0.visibility = .help } }
      Command("statistics", ["i"], words.home.statistics.lowercased(), if: { $0.isOfGames }) {
        $0.leave(for: .statistics)
      }
      Command("copy", ["y"], words.share.copyPuzzle, shown: .help, if: { $0.isOfGames }) {
        $0.copy()
      }
      Command("turnOver", ["v"], words.name(of: LeaderboardSide.level.next).lowercased()) {
        $0.model.turnOver()
      }
      .adapted { $0.title = words.name(of: $1.model.side.next).lowercased() }
      Command("memory", ["m"], leaderboard.playMemory.lowercased(), shown: .help) {
        $0.leave(for: .memory)
      }
      .adapted { if !$1.isOfGames { $0.visibility = .footer } }
      Command("clear", ["C"], leaderboard.clear.lowercased(), shown: .help) {
        $0.isAsking = !$0.lists.isEmpty
      }
      Command.list(
        .undo, words, leaderboard.undoClear.lowercased(), shown: .help, if: { $0.lists.canUndo }
      ) { $0.change($0.lists.undoClearing) }
    }
  }

  var body: some View {
    let plan = LeaderboardPlan(size)
    VStack(alignment: .leading) {
      if isOfGames { games(plan) } else { memory(plan) }
      footer
    }
    .frame(width: plan.width)
    .padding(EdgeInsets(leading: 1, trailing: 1))
    .commands(Self.commands(words), on: self)
    .alert(
      askClear, isPresented: $isAsking, message: clearMessage
    ) {
      Button(words.leaderboard.keep, role: .cancel) {}
      Button(words.leaderboard.clear, role: .destructive) { change(lists.clear) }
        .keyboardShortcut(KeyPress("C"))
    }
  }

  private func games(_ plan: LeaderboardPlan) -> some View {
    LeaderboardPage(
      words: words, lists: model.games, tabs: model.gameLists, title: { words.name(of: $0) },
      emptyText: words.leaderboard.empty(words.name(of: model.games.list)), plan: plan,
      columns: { columns.games(model.games.rows) }, activate: replay,
      details: {
        Text(detailsOfGame).foregroundStyle(.secondary).lineLimit(1).truncationMode(.middle)
      })
  }

  /// The selected game, or the code to play it once that was copied.
  private var detailsOfGame: String {
    guard let result = model.games.selected else { return words.leaderboard.nothingToReplay }
    return result.id == copied
      ? "\(words.solution.copied): \(GameShare.code(of: result.puzzle))"
      : words.leaderboard.scored(puzzle: words.title(of: result), hodoku: result.puzzle.rating)
  }

  /// Only the current tab is spelt out, to leave room for twenty. Below is what a narrow table has
  /// no room for.
  private func memory(_ plan: LeaderboardPlan) -> some View {
    LeaderboardPage(
      words: words, lists: model.memory, tabs: model.memoryPairs,
      title: { $0 == model.memory.list ? words.memory.pairs($0) : "\($0)" },
      emptyText: model.memoryPairs.isEmpty
        ? words.leaderboard.emptyMemory
        : words.leaderboard.emptyPairs(words.memory.pairs(model.memory.list)),
      plan: plan, columns: { columns.memory(model.memory.rows) },
      details: {
        if !plan.isWide, let result = model.memory.selected {
          let mistakes = words.leaderboard.countedMistakes(result.seenMismatches)
          Text(result.theme).foregroundStyle(.secondary).lineLimit(1)
          Text("\(mistakes), \(day(result.finishedAt).description)").foregroundStyle(.secondary)
            .lineLimit(1)
        }
      })
  }

  private var columns: LeaderboardColumns { LeaderboardColumns(words: words, day: day) }

  /// `true` on the sides of Sudoku.
  private var isOfGames: Bool { model.side != .memory }
  private var lists: any ClearableLists { model.shown }

  private func day(_ moment: Moment) -> Day { suite.dependencies.localTime(moment).day }

  private var askClear: String {
    model.side == .memory
      ? words.leaderboard.askClearPairs(words.memory.pairs(model.memory.list))
      : words.leaderboard.askClear(words.name(of: model.games.list))
  }

  private var clearMessage: String {
    model.side == .memory ? words.leaderboard.clearMemoryMessage : words.leaderboard.clearMessage
  }

  private var footer: some View {
    FlowLayout(horizontalSpacing: 1) {
      if !legend.isEmpty { Text(legend).foregroundStyle(.accent).lineLimit(1) }
      Button(words.name(of: model.side.next)) { model.turnOver() }
      if model.side == .memory {
        Button("▶ \(words.leaderboard.playMemory)") { leave(for: .memory) }
      } else {
        Button(words.home.statistics) { leave(for: .statistics) }
        Button("▶ \(words.replay.title)", isEnabled: model.games.selection != nil) {
          replay()
        }
      }
      if lists.canUndo {
        Button(words.leaderboard.undoClear) { change(lists.undoClearing) }
      } else {
        Button("\(words.leaderboard.clear)…", isEnabled: !lists.isEmpty) { isAsking = true }
      }
    }
  }

  /// The legend of the signs in the rows, if there are any.
  private var legend: String {
    var signs: [String] = []
    if lists.hasNewest { signs.append("\(LeaderboardSign.newest) \(words.leaderboard.newest)") }
    if model.side != .memory, model.games.rows.contains(where: \.isHelped) {
      signs.append("\(LeaderboardSign.help) \(words.leaderboard.helped)")
    }
    return signs.joined(separator: "  ")
  }

  private func copy() {
    guard let result = model.games.selected else { return }
    copied = copyToClipboard(GameShare.code(of: result.puzzle)) ? result.id : nil
  }

  /// Changes the rankings and updates other screens.
  private func change(_ change: () -> Void) {
    change()
    suite.records.refresh()
  }

  /// Goes to `place`, from where the way back leads here.
  private func leave(for place: Destination) {
    model.forgetCleared()
    suite.go(to: place)
  }

  private func replay() {
    if let id = model.games.selection { replay(id) }
  }

  private func replay(_ id: Game.ID) {
    model.forgetCleared()
    host.showReplay(of: id) {}
  }
}

/// The room for the lists on a screen.
nonisolated struct LeaderboardPlan: Equatable {
  /// `true` if all or nearly all columns of the tables fit.
  let isWide: Bool
  /// The most rows of a table, including titles.
  private let room: Int

  init(_ size: Size) {
    isWide = size.width >= 80
    room = size.height - (isWide ? 10 : 12)
  }

  /// The columns of the sheet inside its padding.
  var width: Int { isWide ? 72 : 34 }

  /// The rows of the table with its titles: no more than there are results, but enough for the
  /// message of an empty list.
  func pageRows(of count: Int) -> Int { max(3, min(count + 1, room)) }
}
