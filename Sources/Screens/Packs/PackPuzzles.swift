import Games
import Scutes
import Store
import Sudoku

/// The puzzles of a pack, as tiles and sentences show them.
struct PackPuzzles {
  let progress: PackProgress
  private let suite: any ScreenHost
  /// The unfinished games, by number.
  private let games: [Int: SavedGame]
  private let results: [Int: GameResult]
  private let next: Int?
  private let best: Int?

  /// Reads the results of `pack`. The unfinished games come from ``games(in:_:)``.
  init(_ pack: PuzzlePack, games: [Int: SavedGame], _ suite: any ScreenHost) {
    self.suite = suite
    self.games = games
    progress = suite.records.progress(in: pack)
    results = Dictionary(
      uniqueKeysWithValues: suite.records.completed.filter { $0.key.pack == pack.id }
        .map { ($0.key.number, $0.value) })
    let next = Self.next(in: progress, suite)
    self.next =
      next.pack == progress.id && progress.state(of: next.number) != .completed
      ? next.number : nil
    best = results.fastest
  }

  /// The unfinished games of a pack, by number. Reads the store.
  static func games(in pack: PuzzlePack, _ suite: any ScreenHost) -> [Int: SavedGame] {
    let progress = suite.records.progress(in: pack)
    return (1...pack.count).filter { progress.state(of: $0) == .begun }.reduce(into: [:]) {
      games, number in
      games[number] = PuzzleID(pack: pack.id, number: number)
        .flatMap { suite.records.unfinished(.pack($0)) }
    }
  }

  /// The puzzle of a pack to continue with, or that of all packs once the pack is solved.
  static func next(in progress: PackProgress, _ suite: any ScreenHost) -> PuzzleID {
    let next = suite.records.nextPuzzle
    return next.pack == progress.id ? next : progress.next() ?? next
  }

  /// The puzzle that has the focus at first.
  var start: Int { next ?? 1 }

  func state(of number: Int) -> TileState {
    switch progress.state(of: number) {
    case .completed: .solved
    case .begun: .begun
    case .open: number == next ? .next : .open
    case .locked: .later
    }
  }

  /// What the tile of a puzzle says.
  func facts(_ number: Int) -> TileFacts {
    let state = state(of: number)
    let isSoon = progress.openingNext?.contains(number) == true && state == .later
    let line =
      switch state {
      case .solved: results[number].map { $0.score == nil ? "" : NumberFormat.time($0.elapsed) }
      case .begun: games[number].map { "\($0.filled.placed)/\($0.filled.toFill)" }
      case .later: isSoon ? words.soon : nil
      case .next, .open: nil
      } as String?
    return TileFacts(
      number: number, state: state, lines: [line ?? ""],
      isSpecial: number == best || state == .begun || isSoon)
  }

  /// The description of a puzzle.
  func line(_ number: Int) -> String {
    switch state(of: number) {
    case .solved:
      results[number].map { result in
        result.score.map {
          words.solved(
            score: suite.words.grouped($0), time: NumberFormat.time(result.elapsed))
        } ?? words.practised
      } ?? suite.words.app.solved
    case .begun:
      games[number].map { game in
        let filled = game.filled
        return suite.words.home.placed(digits: filled.placed, empty: filled.toFill) + ", "
          + suite.words.home.timeSoFar(
            time: NumberFormat.time(game.elapsed), mistakes: game.game.errors)
      } ?? suite.words.app.begun
    case .next, .open: words.open(progress.pack.rating(number) ?? 0)
    case .later: words.later(progress.needed(for: number))
    }
  }

  /// What opens more puzzles.
  var rule: String {
    progress.openingNext.map(words.opens)
      ?? (progress.completed < progress.pack.count ? words.allOpen : words.allSolved)
  }

  private var words: PackWords { suite.words.packs }
}

/// The puzzles of a pack as tiles.
struct PackTiles: View {
  let puzzles: PackPuzzles
  let suite: any ScreenHost
  let number: Binding<Int?>
  /// Columns of tiles, and of each tile.
  let columns: (count: Int, width: Int)
  /// Rows of text of a tile.
  let rows: Int
  /// `true` if the puzzle to continue with has the focus at first.
  var hasDefaultFocus = true

  var body: some View {
    let pack = puzzles.progress.pack
    VGridLayout(
      columns: Array(repeating: GridItem(.fixed(columns.width)), count: columns.count),
      horizontalSpacing: 1
    ) {
      ForEach(1..<pack.count + 1) { index in
        TileButton(
          facts: puzzles.facts(index), width: columns.width, rows: rows,
          spoken: "\(index), \(puzzles.line(index))"
        ) {
          number.wrappedValue = index
          if let id = PuzzleID(pack: pack.id, number: index) { suite.go(to: .puzzle(id)) }
        }
        .focused(number, equals: index)
        .defaultFocus(hasDefaultFocus && index == puzzles.start)
      }
    }
  }
}

/// The states of a pack's puzzles, twelve in a row: `■ ■ ■ ◇ □ □ · · ·`. If spread, a column and a
/// row wider apart.
struct PackSigns: LeafView, Equatable {
  let states: [TileState]
  let role: StyleRole
  var isSpread = false

  private var pitch: Size { isSpread ? Size(width: 3, height: 2) : Size(width: 2, height: 1) }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let rows = (states.count + 11) / 12
    return Size(width: 11 * pitch.width + 1, height: (rows - 1) * pitch.height + 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !environment.isLinear else { return }
    for (index, state) in states.enumerated() {
      let role = Self.role(of: state, inPackOf: role)
      painter.draw(
        state.sign(isUnicode: environment.capabilities.isUnicode),
        at: Point(
          x: rect.minX + index % 12 * pitch.width, y: rect.minY + index / 12 * pitch.height),
        style: TextStyle(
          foreground: environment.theme.style(for: role).foreground,
          attributes: environment.theme.style(for: role).attributes))
    }
  }

  private static func role(of state: TileState, inPackOf level: StyleRole) -> StyleRole {
    switch state {
    case .solved: level
    case .begun, .next: .record
    case .open: .ground
    case .later: .secondary
    }
  }

  /// The meanings of the signs.
  static func legend(_ words: Words, isUnicode: Bool) -> SignLegend {
    let meanings: [(TileState, String)] = [
      (.solved, words.app.solved), (.begun, words.app.begun), (.next, words.packs.nextSign),
      (.open, words.packs.openSign), (.later, words.packs.laterSign),
    ]
    return SignLegend(
      signs: meanings.map { state, meaning in
        SignLegend.Sign(
          sign: String(state.sign(isUnicode: isUnicode)),
          role: role(of: state, inPackOf: .areaLearning), meaning: meaning)
      })
  }
}
