import Games
import Scutes
import Store

/// The packs as cards: name, level, the state of each puzzle, how many are solved and open. Below
/// them a button plays the next puzzle, and a sentence says what opens more. With much room, the
/// puzzles of the focused pack stand beside the cards.
///
/// ```
/// ▶ Beginner I        Easy    Beginner II       Easy
///  ■ ■ ■ ■ ■ ■ ■ ■ ◇ □ □ □   ◇ □ □ □ □ □ · · · · · ·
///  …                         …
///   8 of 48        22 open    0 of 48         6 open
/// ```
struct PacksScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
  @Environment(\.keyLabels) private var keys
  @State private var focused: Int?
  @State private var number: Int?
  @State private var chosen: Int?
  @State private var games: [Int: SavedGame] = [:]
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("packs", words.packs.title) {
      Command.ofPacks("↑↓←→", words) { PackPuzzles.next(in: $0.shown, $0.suite) }
    }
  }

  var body: some View {
    let packs = suite.records.packs
    let shown = shown
    page(words.packs.title) {
      if isWide {
        Spacer()
        HStack(alignment: .top, spacing: 4) {
          VStack(alignment: .leading, spacing: 1) {
            cards(packs, perRow: 2, columns: 30, rows: 10)
            offer(shown)
          }
          beside(shown)
        }
        Text(" ")
        legend
        Spacer()
      } else if hasCards {
        if size.height > 24 { Spacer() }
        cards(packs, perRow: 3, columns: isLarge ? 38 : 26, rows: isLarge ? 13 : 8)
        if isLarge { Text(" ") }
        legend
        if size.height > 24 { Spacer() }
        HStack(alignment: .bottom, spacing: 2) {
          playButton(shown)
          Text(puzzles(shown).rule).foregroundStyle(.secondary).frame(width: 26)
          Turtle()
        }
        ShoreLine().frame(width: isLarge ? 116 : 78)
        Spacer()
      } else {
        Spacer()
        VStack(spacing: size.height >= 20 ? 1 : 0) {
          ForEach(packs) { line($0) }
        }
        Spacer()
        Text(puzzles(shown).rule).foregroundStyle(.secondary).multilineTextAlignment(.center)
          .padding(.horizontal, 1)
        Spacer()
      }
    } trailing: {
      let (solved, all) = packs.reduce((0, 0)) { ($0.0 + $1.completed, $0.1 + $1.pack.count) }
      Text(size.width < 60 ? "\(solved)/\(all)" : words.packs.solvedOfAll(solved: solved, all: all))
        .lineLimit(1).padding(.horizontal, 1)
    }
    .onChange(of: focused) { if let focused { chosen = focused } }
    .onChange(of: Basis(pack: shown.id, revision: suite.records.revision), initial: true) {
      games = isWide ? PackPuzzles.games(in: shown.pack, suite) : [:]
    }
  }

  /// What the unfinished games depend on.
  private struct Basis: Equatable {
    let pack: Int
    let revision: Int
  }

  private var next: PuzzleID { suite.records.nextPuzzle }

  /// The pack that had the focus last.
  private var shown: PackProgress {
    let packs = suite.records.packs
    return packs.first { $0.id == chosen ?? next.pack } ?? packs[0]
  }

  private var hasCards: Bool { size.width >= 80 && size.height >= 24 && !isLinear }
  private var isWide: Bool { size.width >= 150 && size.height >= 44 && !isLinear }

  /// `true` with room to spread the puzzles on the cards.
  private var isLarge: Bool { size.width >= 118 && size.height >= 38 && !isWide && !isLinear }

  private func puzzles(_ progress: PackProgress) -> PackPuzzles {
    PackPuzzles(progress.pack, games: games, suite)
  }

  private var legend: some View {
    PackSigns.legend(words, isUnicode: capabilities.isUnicode)
  }

  private func cards(
    _ packs: [PackProgress], perRow: Int, columns: Int, rows: Int
  ) -> some View {
    VGridLayout(
      columns: Array(repeating: GridItem(.fixed(columns)), count: perRow),
      horizontalSpacing: isWide ? 2 : isLarge ? 1 : 0, verticalSpacing: isWide || isLarge ? 1 : 0
    ) {
      ForEach(packs) { progress in
        let puzzles = puzzles(progress)
        Button {
          open(progress)
        } label: {
          PackCard(
            name: words.name(ofPack: progress.id), level: words.name(of: progress.pack.level),
            role: progress.pack.level.role,
            states: (1...progress.pack.count).map(puzzles.state),
            figures: (
              words.packs.solvedOfOpen(solved: progress.completed, open: progress.pack.count),
              words.packs.openCount(progress.open, hasLocked: progress.hasLocked)
            ), isAiry: isWide || isLarge, isSpread: isLarge)
        }
        .buttonStyle(
          CardButtonStyle(
            role: progress.pack.level.role, columns: columns, rows: rows, isQuiet: true)
        )
        .focused($focused, equals: progress.id)
        .defaultFocus(progress.id == next.pack)
      }
    }
  }

  /// A pack on one line.
  private func line(_ progress: PackProgress) -> some View {
    Button {
      open(progress)
    } label: {
      HStack {
        Text(words.name(ofPack: progress.id)).bold().lineLimit(1)
        Spacer(minLength: 1)
        LabelDetail(text: words.name(of: progress.pack.level), role: progress.pack.level.role)
        Text(words.packs.solvedOfOpen(solved: progress.completed, open: progress.pack.count))
          .lineLimit(1)
          .frame(
            minWidth: words.packs.solvedOfOpen(solved: 48, open: 48).columns + 2,
            alignment: .trailing)
      }
      .padding(.horizontal, 1)
    }
    .buttonStyle(WideButtonStyle(width: min(56, size.width - 2)))
    .focused($focused, equals: progress.id)
    .defaultFocus(progress.id == next.pack)
  }

  /// Opens a pack: its screen, or its puzzles beside the cards.
  private func open(_ progress: PackProgress) {
    chosen = progress.id
    if isWide { number = puzzles(progress).start } else { suite.go(to: .pack(progress.id)) }
  }

  private func playButton(_ progress: PackProgress) -> some View {
    let next = PackPuzzles.next(in: progress, suite)
    return Button {
      suite.go(to: .puzzle(next))
    } label: {
      HStack(spacing: 2) {
        Text(
          capabilities.labelled("▶ ", words.packs.play(words.name(ofPack: next.pack), next.number))
        ).bold().lineLimit(1)
        Text(keys.key(of: "next", in: Self.commands(words))).bold()
      }
    }
    .buttonStyle(RimButtonStyle(.areaLearning, width: 34))
  }

  /// Below the cards: what opens more, and the next puzzle.
  private func offer(_ progress: PackProgress) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(puzzles(progress).rule).foregroundStyle(.secondary)
      playButton(progress)
    }
    .padding(.horizontal, 1)
  }

  /// The puzzles of a pack, and a sentence about the focused one.
  private func beside(_ progress: PackProgress) -> some View {
    let puzzles = puzzles(progress)
    let shown = number ?? puzzles.start
    return VStack(alignment: .leading) {
      HStack(spacing: 2) {
        Text(words.name(ofPack: progress.id)).bold()
        Text(words.name(of: progress.pack.level)).foregroundStyle(progress.pack.level.role)
        Spacer()
        Text(words.packs.solvedAndOpen(solved: progress.completed, open: progress.open))
          .foregroundStyle(.secondary)
      }
      .frame(width: 79)
      PackTiles(
        puzzles: puzzles, suite: suite, number: $number, columns: (8, 9), rows: 4,
        hasDefaultFocus: false)
      Text(" ")
      HStack(alignment: .top) {
        HStack(spacing: 2) {
          Text(words.packs.number(shown)).bold().lineLimit(1)
          Text(puzzles.line(shown)).foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer()
        Turtle(scale: .large)
      }
      .frame(width: 79)
      ShoreLine().frame(width: 79)
    }
  }
}

/// The content of a pack's card.
private struct PackCard: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.capabilities) private var capabilities
  let name: String
  let level: String
  let role: StyleRole
  let states: [TileState]
  let figures: (solved: String, open: String)
  let isAiry: Bool
  let isSpread: Bool

  var body: some View {
    VStack(alignment: isAiry ? .center : .trailing, spacing: isAiry ? 1 : 0) {
      HStack {
        // The mark is behind the name, which stays in place above the signs, if both fit.
        let marked = name + (capabilities.isUnicode ? " ▶" : " >")
        Text(fitting: isFocused ? [marked, name] : [name]).bold().lineLimit(1)
        Spacer(minLength: 1)
        Text(level).foregroundStyle(role).lineLimit(1)
      }
      .padding(.horizontal, 1)
      PackSigns(states: states, role: role, isSpread: isSpread)
      HStack {
        Text(figures.solved).lineLimit(1)
        Spacer(minLength: 1)
        Text(figures.open).foregroundStyle(.secondary).lineLimit(1)
      }
      .padding(.horizontal, 1)
    }
  }
}

extension Command where Target: Screen {
  /// The commands of the packs and of a pack's puzzles, where `arrows` move the focus and `next` is
  /// the puzzle to continue with.
  @CommandBuilder<Target> static func ofPacks(
    _ arrows: String, _ words: Words, next: @escaping (Target) -> PuzzleID
  ) -> [Command] {
    Command.focusMoves(arrows, words)
    Command("next", ["n"], words.packs.playNext) { $0.suite.go(to: .puzzle(next($0))) }
    Command.go(to: .collections, "collections", "c", words)
    Command.back(words)
  }
}
