import Games
import Scutes
import Store

/// The puzzles of a pack as tiles. Lines below describe the focused one, and say what opens more.
///
/// ```
///  ‹ back            Beginner II        9 solved, 24 open
///  ▄▄▄▄▄▄▄▄ ▄▄▄▄▄▄▄▄
///    1    ✓ ▶ 10     …
///  ★ 4:10      31/55
///
///  Number 10  31 of 55 placed, 12:48, no mistakes
///  Solve any open puzzle to open 25 and 26.
/// ```
struct PackScreen: Screen {
  @Environment(\.screenSize) private var size
  @State private var number: Int?
  @State private var games: [Int: SavedGame] = [:]
  let suite: any ScreenHost
  let pack: PuzzlePack

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("packs", words.packs.title) {
      Command.ofPacks("↑↓←→", words) {
        PackPuzzles.next(in: $0.suite.records.progress(in: $0.pack), $0.suite)
      }
    }
  }

  var body: some View {
    let puzzles = PackPuzzles(pack, games: games, suite)
    let shown = number ?? puzzles.start
    page(words.name(ofPack: pack.id)) {
      if isSmall || size.height > 24 { Spacer() }
      PackTiles(
        puzzles: puzzles, suite: suite, number: $number, columns: columns,
        rows: isLarge ? 4 : isSmall ? 1 : 2)
      Spacer()
      VStack(alignment: isSmall ? .center : .leading) {
        if isSmall {
          Text("\(words.packs.number(shown)): \(puzzles.line(shown))").multilineTextAlignment(
            .center)
        } else {
          HStack(spacing: 2) {
            Text(words.packs.number(shown)).bold().lineLimit(1)
            Text(puzzles.line(shown)).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        Text(puzzles.rule).foregroundStyle(.secondary)
          .multilineTextAlignment(isSmall ? .center : .leading)
      }
      .padding(.horizontal, 1)
      .frame(width: isSmall ? nil : columns.count * (columns.width + 1) + 1, alignment: .leading)
      if size.height >= 24 { Text(" ") }
    } trailing: {
      let progress = puzzles.progress
      Text(
        isSmall
          ? "\(progress.completed)/\(progress.pack.count)"
          : words.packs.solvedAndOpen(solved: progress.completed, open: progress.open)
      )
      .lineLimit(1).padding(.horizontal, 1)
    }
    .onChange(of: suite.records.revision, initial: true) {
      games = PackPuzzles.games(in: pack, suite)
    }
  }

  private var isLarge: Bool { size.width >= 110 && size.height >= 38 }
  private var isSmall: Bool { size.width < 74 || size.height < 23 }
  private var columns: (count: Int, width: Int) { isLarge ? (8, 12) : isSmall ? (6, 5) : (8, 8) }
}
