import Games
import Store
import Widgets

/// The best games of each level, of imported puzzles, of each pack, and of Memory, with replays for
/// Sudoku.
///
/// ```
///  [Easy] Medium  Hard  …
///     #  Puzzle  Rated  Score  Time  …
///  •  1  1-0017    204  1,643  04:20
///  Beginner I · 1-0017, rated 204
///  ★ your newest      By pack  Statistics  ▶ Replay  Clear…
/// ```
struct LeaderboardSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(\.dismiss) private var dismiss
  @Environment(\.copyToClipboard) private var copyToClipboard
  @State private var isAsking = false
  /// The game whose code was copied last.
  @State private var copied: Game.ID?
  let suite: any LeaderboardHost
  let model: LeaderboardModel
  /// Shows the sheet again after a replay.
  let reopen: () -> Void

  var body: some View {
    let plan = LeaderboardPlan(size)
    VStack(alignment: .leading) {
      if model.side == .memory {
        MemoryLeaderboard(words: words, model: model, plan: plan, day: day)
      } else {
        GameLeaderboard(
          words: words, model: model, plan: plan, day: day, copied: copied, replay: replay)
      }
      footer
    }
    .frame(width: plan.width)
    .padding(EdgeInsets(leading: 1, trailing: 1))
    .keyBindings(
      words.home.leaderboard,
      LeaderboardAction.bindings(words, side: model.side, isEmpty: lists.isEmpty),
      perform: perform
    )
    .alert(
      askClear, isPresented: $isAsking, message: clearMessage
    ) {
      Button(words.leaderboard.keep, role: .cancel) {}
      Button(words.leaderboard.clear, role: .destructive) { change(lists.clear) }
        .keyboardShortcut(KeyPress("C"))
    }
  }

  private var words: Words { suite.words }
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
      Button(words.name(of: model.side.next)) { perform(.turnOver) }
      if model.side == .memory {
        Button("▶ \(words.leaderboard.playMemory)") { perform(.memory) }
      } else {
        Button(words.home.statistics) { perform(.statistics) }
        Button("▶ \(words.replay.title)", isEnabled: model.games.selection != nil) {
          perform(.replay)
        }
      }
      if lists.canUndo {
        Button(words.leaderboard.undoClear) { perform(.undo) }
      } else {
        Button("\(words.leaderboard.clear)…", isEnabled: !lists.isEmpty) { perform(.clear) }
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

  private func perform(_ action: LeaderboardAction) {
    switch action {
    case .replay: if let id = model.games.selection { replay(id) }
    case .statistics:
      leave()
      suite.showStatistics()
    case .copy: copy()
    case .turnOver: model.turnOver()
    case .memory:
      leave()
      suite.openMemory()
    case .clear: isAsking = !lists.isEmpty
    case .undo: if lists.canUndo { change(lists.undoClearing) }
    }
  }

  private func copy() {
    guard let result = model.games.selected else { return }
    copied = copyToClipboard(GameShare.code(of: result.puzzle)) ? result.id : nil
  }

  /// Closes the sheet and makes clearing final.
  private func leave() {
    dismiss()
    model.forgetCleared()
  }

  /// Changes the rankings and updates other screens.
  private func change(_ change: () -> Void) {
    change()
    suite.records.refresh()
  }

  private func replay(_ id: Game.ID) {
    leave()
    suite.showReplay(of: id, afterwards: reopen)
  }
}

/// The suite as the leaderboard sees it.
protocol LeaderboardHost: RecordsHost {
  /// Shows the statistics of each level.
  func showStatistics()
  /// Shows the themes of Memory.
  func openMemory()
  /// Replays a game. `afterwards` is called when the user returns.
  func showReplay(of id: Game.ID, afterwards: @escaping () -> Void)
}

/// The key actions of the leaderboard.
nonisolated enum LeaderboardAction: String, KeyAction {
  case replay = "replay"
  case statistics = "statistics"
  /// Copies the code to play the puzzle.
  case copy = "copy"
  /// Turns to the next side.
  case turnOver = "turnOver"
  /// Opens Memory.
  case memory = "memory"
  /// Asks to confirm clearing the list.
  case clear = "clear"
  /// Restores what was cleared.
  case undo = "undo"

  static let table = "leaderboard"

  /// The keys of the leaderboard on a side. With an empty list, the footer leaves out those that
  /// need a game.
  @MainActor static func bindings(
    _ words: Words, side: LeaderboardSide, isEmpty: Bool = false
  ) -> [KeyBinding<LeaderboardAction>] {
    let leaderboard = words.leaderboard
    let ofGames = [
      KeyBinding<LeaderboardAction>(
        [KeyPress(.enter), KeyPress("r")], .replay, words.replay.title.lowercased(),
        shown: isEmpty ? .help : .footer),
      KeyBinding([KeyPress("i")], .statistics, words.home.statistics.lowercased()),
      KeyBinding([KeyPress("y")], .copy, words.share.copyPuzzle, shown: .help),
    ]
    return (side == .memory ? [] : ofGames) + [
      KeyBinding([KeyPress("v")], .turnOver, words.name(of: side.next).lowercased()),
      KeyBinding(
        [KeyPress("m")], .memory, leaderboard.playMemory.lowercased(),
        shown: side == .memory ? .footer : .help),
      KeyBinding([KeyPress("C")], .clear, leaderboard.clear.lowercased(), shown: .help),
      KeyBinding([KeyPress("u")], .undo, leaderboard.undoClear.lowercased(), shown: .help),
    ]
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

/// A list as a tab.
struct LeaderboardTab<ID: Hashable>: Identifiable {
  let id: ID
}

/// The message in place of an empty list: why it can't be read, or how to get on it.
struct EmptyLeaderboard: View {
  let failure: String?
  let text: String

  var body: some View {
    Text(failure ?? text)
      .foregroundStyle(failure == nil ? .secondary : .error)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
