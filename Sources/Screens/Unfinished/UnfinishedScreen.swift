import Games
import Store
import Widgets

/// The unfinished games, most recent first. Each resumes where it was left.
///
/// ```
///  ‹ back               Unfinished games
///   Easy                        2 of 51 in 01:30, left today 12:00
///   Beginner I · 1-0002         …
/// ```
///
/// With few columns only the selected game shows its progress, below the list. The last line counts the
/// games that can't be read.
struct UnfinishedScreen: View {
  @Environment(\.screenSize) private var size
  @State private var games: [SavedGame] = []
  @State private var selection: Game.ID?
  /// The number of games that can't be read. They aren't listed.
  @State private var unreadable = 0
  let suite: any UnfinishedHost

  /// The most games to list. Older ones appear as these are solved.
  static let limit = 100

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
        Spacer()
      }
      .overlay { Text(words.levels.unfinished).bold().foregroundStyle(.title) }
      Text(" ")
      List(selection: $selection) {
        ForEach(games, id: \.game.id) { saved in
          UnfinishedRow(
            title: words.title(of: saved.game),
            progress: suite.progress(of: saved),
            isWide: isWide)
        }
        .typeSelect { words.title(of: $0.game) }
      }
      .onActivate { resume($0) }
      .frame(maxWidth: 76)
      .defaultFocus()
      Spacer(minLength: 0)
      if !isWide, let saved = games.first(where: { $0.game.id == selection }) {
        Text(suite.progress(of: saved)).foregroundStyle(.secondary).lineLimit(1)
      }
      if unreadable > 0 {
        Text(words.levels.unreadable(unreadable)).foregroundStyle(.secondary)
      }
      KeyHints()
    }
    .keyBindings(words.levels.unfinished, UnfinishedAction.bindings(words), perform: perform)
    .onAppear(perform: load)
  }

  private var words: Words { suite.words }
  private var isWide: Bool { size.width >= 76 }

  private func load() {
    (games, unreadable) = suite.records.unfinishedGames(limit: Self.limit)
    selection = games.first?.game.id
  }

  private func perform(_ action: UnfinishedAction) {
    switch action {
    case .back: suite.goBack()
    }
  }

  private func resume(_ id: Game.ID) {
    if let saved = games.first(where: { $0.game.id == id }) { suite.resume(saved) }
  }
}

/// A game: its name, and its progress if it fits.
private struct UnfinishedRow: View {
  let title: String
  let progress: String
  let isWide: Bool

  var body: some View {
    HStack(spacing: 2) {
      Text(title).bold().lineLimit(1)
      Spacer()
      if isWide { Text(progress).lineLimit(1) }
    }
  }
}

/// The key actions of the list of unfinished games.
nonisolated enum UnfinishedAction: String, KeyAction {
  case back = "back"

  static let table = "unfinished"

  /// The keys of the list, besides those of every list.
  static func bindings(_ words: Words) -> [KeyBinding<UnfinishedAction>] {
    [KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back)]
  }
}

/// The suite as the list of unfinished games sees it.
protocol UnfinishedHost: RecordsHost {
  /// Resumes a game.
  func resume(_ saved: SavedGame)
}
