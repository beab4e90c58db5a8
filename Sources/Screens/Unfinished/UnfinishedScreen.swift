import Models
import Widgets

/// The games that were left before their end, the one left last first; each goes on as it was left.
///
/// ```
///  ‹ back               Unfinished games
///   Easy                        2 of 51 in 01:30, left today 12:00
///   Beginner I · 1-0002         …
/// ```
struct UnfinishedScreen: View {
  @Environment(\.screenSize) private var size
  @State private var games: [SavedGame] = []
  @State private var selection: Game.ID?
  let suite: Suite

  /// How many games are listed at most: those before them come up as these are solved.
  static let limit = 100

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.router.pop() }.buttonStyle(IconButtonStyle())
        Spacer()
      }
      .overlay { Text(words.levels.unfinished).bold().foregroundStyle(.title) }
      Spacer(minLength: 1)
      List(selection: $selection) {
        ForEach(games, id: \.game.id) { saved in
          UnfinishedRow(
            title: words.title(of: saved.game), progress: words.progress(of: saved, suite.outside),
            isWide: isWide)
        }
        .typeSelect { words.title(of: $0.game) }
      }
      .onActivate { resume($0) }
      .frame(maxWidth: 76)
      .defaultFocus()
      KeyHints()
    }
    .keyBindings(words.levels.unfinished, UnfinishedAction.bindings(words), perform: perform)
    .onAppear(perform: load)
  }

  private var words: Words { suite.words }
  private var isWide: Bool { size.width >= 76 }

  private func load() {
    games = suite.unfinishedGames(limit: Self.limit)
    selection = games.first?.game.id
  }

  private func perform(_ action: UnfinishedAction) {
    switch action {
    case .choose: break
    case .back: suite.router.pop()
    }
  }

  private func resume(_ id: Game.ID) {
    if let saved = games.first(where: { $0.game.id == id }) { suite.resume(saved) }
  }
}

/// One game: on one line where there is room, else on two.
private struct UnfinishedRow: View {
  let title: String
  let progress: String
  let isWide: Bool

  var body: some View {
    if isWide {
      HStack(spacing: 2) {
        Text(title).bold().lineLimit(1)
        Spacer()
        Text(progress).lineLimit(1)
      }
    } else {
      VStack(alignment: .leading) {
        Text(title).bold().lineLimit(1)
        Text(progress).lineLimit(1)
      }
    }
  }
}
