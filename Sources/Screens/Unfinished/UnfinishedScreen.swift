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
/// With few columns only the selected game shows its progress, below the list. The last line counts
/// the games that can't be read.
struct UnfinishedScreen: Screen {
  @Environment(\.screenSize) private var size
  @State private var games: [SavedGame] = []
  @State private var selection: Game.ID?
  /// The number of games that can't be read. They aren't listed.
  @State private var unreadable = 0
  let suite: any ScreenHost

  /// The most games to list. Older ones appear as these are solved.
  static let limit = 100

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("unfinished", words.levels.unfinished) { Command.back(words) }
  }

  var body: some View {
    page(words.levels.unfinished) {
      Text(" ")
      List(selection: $selection) {
        ForEach(games, id: \.game.id) { saved in
          HStack(spacing: 2) {
            Text(words.title(of: saved.game)).bold().lineLimit(1)
            Spacer()
            if isWide { Text(suite.progress(of: saved)).lineLimit(1) }
          }
        }
        .typeSelect { words.title(of: $0.game) }
      }
      .onActivate { id in
        if let saved = game(id) { suite.go(to: .game(saved)) }
      }
      .frame(maxWidth: 76)
      .defaultFocus()
      Spacer(minLength: 0)
      if !isWide, let saved = game(selection) {
        Text(suite.progress(of: saved)).foregroundStyle(.secondary).lineLimit(1)
      }
      if unreadable > 0 {
        Text(words.levels.unreadable(unreadable)).foregroundStyle(.secondary)
      }
    }
    .onAppear {
      (games, unreadable) = suite.records.unfinishedGames(limit: Self.limit)
      selection = games.first?.game.id
    }
  }

  private var isWide: Bool { size.width >= 76 }

  private func game(_ id: Game.ID?) -> SavedGame? { games.first { $0.game.id == id } }
}
