import Formats
import Games
import Scutes
import Store

/// The unfinished games, most recent first. Each resumes where it was left.
///
/// ```
///  ‹ back               Unfinished games
/// ▸ Easy                                │ 5 │   │
///   2 of 51 in 1:30, left today 12:00   │   │ 3 │
///   Beginner I · 1-0002                 …
///   …
/// ```
///
/// With enough columns the board of the selected game is shown beside the list. The last line counts
/// the games that can't be read.
struct UnfinishedScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.keyLabels) private var keys
  @Environment(Toaster.self) private var toaster
  @State private var games: [SavedGame] = []
  @State private var selection: Game.ID?
  @State private var isListFocused = false
  /// The number of games that can't be read. They aren't listed.
  @State private var unreadable = 0
  /// The game that is exported.
  @State private var exported: SavedGame?
  let suite: any ScreenHost

  /// The most games to list. Older ones appear as these are solved.
  static let limit = 100

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("unfinished", words.levels.unfinished) {
      Command.list(.delete, words, if: { $0.selected != nil }) { $0.delete() }
      Command.list(.undo, words, if: { $0.suite.records.deletedGames.last != nil }) { $0.undo() }
      Command.list(.export, words, if: { $0.selected != nil }) { $0.exported = $0.selected }
      Command.back(words)
    }
  }

  var body: some View {
    page(words.levels.unfinished) {
      Text(" ")
      let metrics = BoardMetrics.besideText(on: size)
      let isWide = size.width >= metrics.board.width + Self.listWidth + 4
      HStack(alignment: .top, spacing: 3) {
        list.frame(maxWidth: isWide ? Self.listWidth : 76)
        if isWide, let selected {
          BoardDrawing(picture: BoardPicture(of: selected.game), metrics: metrics)
            .accessibilityHidden()
        }
      }
      Spacer(minLength: 0)
      if unreadable > 0 {
        Text(words.levels.unreadable(unreadable)).foregroundStyle(.secondary)
      }
      if let offer = undoOffer(suite.records.deletedGames.last.map(title), keys) {
        Button(offer, action: undo).buttonStyle(IconButtonStyle())
      }
    }
    .onAppear { load(selecting: nil) }
    .onChange(of: suite.records.revision) { load(selecting: selection) }
    .sheet(isPresented: $exported.isPresent(), title: words.export.title) {
      if let exported {
        ExportSheet(
          model: ExportModel(
            PuzzleEntry(exported.game, elapsed: exported.elapsed),
            drawn: DrawnBoard(
              BoardPicture(of: exported.game), title: exported.game.origin.name),
            dependencies: suite.dependencies))
      }
    }
  }

  /// Columns of the list beside a board.
  private static let listWidth = 36

  private var list: some View {
    List(selection: $selection, rowHeight: 2) {
      ForEach(games, id: \.game.id) { saved in
        VStack(alignment: .leading) {
          Text(words.title(of: saved.game)).bold().lineLimit(1)
          Text(suite.progress(of: saved)).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .typeSelect { words.title(of: $0.game) }
    }
    .placeholder { Text(words.levels.noneUnfinished).foregroundStyle(.secondary) }
    .onActivate { id in
      if let saved = game(id) { suite.go(to: .game(saved)) }
    }
    .focused($isListFocused)
    .defaultFocus()
  }

  private var selected: SavedGame? { game(selection) }

  private func game(_ id: Game.ID?) -> SavedGame? { games.first { $0.game.id == id } }

  private func title(_ deleted: DeletedGame) -> String { words.title(of: deleted.game) }

  /// Lists the games. Selects the one with `id`, or else the one at the place of the selected one.
  private func load(selecting id: Game.ID?) {
    let place = games.firstIndex { $0.game.id == selection } ?? 0
    (games, unreadable) = suite.records.unfinishedGames(limit: Self.limit)
    selection = game(id)?.game.id ?? games.prefix(place + 1).last?.game.id
  }

  private func delete() {
    guard let selected else { return }
    guard !suite.records.unsavedGames.contains(selected.game.id) else {
      return toaster.show(words.board.notSavedYet, .warning)
    }
    suite.records.delete(selected)
  }

  private func undo() {
    suite.records.undoDeletion { id in
      load(selecting: id)
      isListFocused = true
    }
  }
}
