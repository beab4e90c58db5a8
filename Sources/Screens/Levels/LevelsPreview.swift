import Games
import Hints
import Store
import Sudoku
import Widgets

/// A preview of a choice: for a level, a technique that it needs, otherwise the board that waits.
///
/// ```
///  ╭ Hard ─────────────────────╮
///  │ X-Wing                    │
///  │ ┏━━━━━━━┳━━━━━━━┳━━━━━━━┓ │
///  │ ┃ …     ┃       ┃       ┃ │
///  │ ┗━━━━━━━┻━━━━━━━┻━━━━━━━┛ │
///  │ Solved 10 · Best time …   │
///  ╰───────────────────────────╯
/// ```
struct LevelsPreview: View {
  @State private var statistics: StatisticsModel
  let suite: any ScreenHost
  let choice: Destination
  let metrics: BoardMetrics

  init(suite: any ScreenHost, choice: Destination, metrics: BoardMetrics) {
    self.suite = suite
    self.choice = choice
    self.metrics = metrics
    _statistics = State(wrappedValue: StatisticsModel(dependencies: suite.dependencies))
  }

  var body: some View {
    VStack {
      Text(heading).bold().lineLimit(1)
      board
      Text(line).foregroundStyle(.secondary).lineLimit(1)
        .frame(minWidth: metrics.board.width, maxWidth: metrics.board.width)
    }
    .padding(.horizontal, 1)
    .border(.rounded, .line, title: choice.choiceLabel(suite).title)
    .task(id: records.resumable?.updatedAt) { await statistics.load() }
  }

  @ViewBuilder private var board: some View {
    switch choice {
    case .today, .calendar: TodayBoard(records: records, metrics: metrics)
    case .latestGame, .unfinished: BoardDrawing(picture: resumable, metrics: metrics)
    case .packs:
      BoardDrawing(picture: BoardPicture(ofGivensOf: records.nextPuzzle), metrics: metrics)
    default: TechniqueBoard(technique: technique, metrics: metrics)
    }
  }

  private var words: Words { suite.words }
  private var records: PlayerRecords { suite.records }

  private var resumable: BoardPicture {
    records.resumable.map { BoardPicture(of: $0.game) }
      ?? BoardPicture(grid: Grid(), givens: Grid())
  }

  /// The title of the preview.
  private var heading: String {
    switch choice {
    case .today, .calendar: words.name(of: DailyPuzzle(records.today).level)
    case .latestGame, .unfinished: records.resumable.map { words.title(of: $0.game) } ?? " "
    case .packs: "\(words.name(ofPack: records.nextPuzzle.pack)) · \(records.nextPuzzle)"
    default: words.name(of: technique)
    }
  }

  /// The results so far.
  private var line: String {
    switch choice {
    case .level(let level): figures(of: level)
    case .latestGame, .unfinished: records.resumable.map { suite.progress(of: $0) } ?? " "
    case .today, .calendar: words.text(of: records.progress(of: records.today))
    default: choice.choiceLabel(suite).detail
    }
  }

  private func figures(of level: Level) -> String {
    guard let figures = statistics.levels?[level] else { return " " }
    guard figures.played > 0 else { return words.levels.unsolved }
    let words = words.statistics
    let times = [
      (words.bestTime, figures.bestTime),
      (words.meanTime, metrics > .compact ? figures.meanTime : nil),
    ].compactMap { name, time in time.map { "\(name) \(NumberFormat.time($0))" } }
    return (["\(words.solved) \(figures.solved)"] + times).joined(separator: " · ")
  }

  /// The technique shown.
  private var technique: TechniqueID {
    switch choice {
    case .level(let level): Self.technique(of: level)
    default: .xyWing
    }
  }

  /// A technique typical of a level.
  private static func technique(of level: Level) -> TechniqueID {
    switch level {
    case .easy: .hiddenSingle
    case .medium: .nakedPair
    case .hard: .xWing
    case .expert, .extreme: .xyChain
    }
  }
}

/// A technique on a board where it is the next step. The board is made while the screen is shown.
private struct TechniqueBoard: View {
  @State private var drill: Drill?
  let technique: TechniqueID
  let metrics: BoardMetrics

  var body: some View {
    DrillDrawing(
      drill: drill?.technique == technique ? drill : nil, rung: .reasons, metrics: metrics
    )
    .task(id: technique) {
      let made = await Drill.make(technique, seed: 3)
      if !Task.isCancelled { drill = made }
    }
  }
}

extension BoardPicture {
  /// The puzzle of a pack before its first move.
  fileprivate init(ofGivensOf id: PuzzleID) {
    let givens = PuzzlePack.puzzle(id)?.givens ?? Grid()
    self.init(grid: givens, givens: givens)
  }
}

/// Today's board in its current state. It is made while the screen is shown.
private struct TodayBoard: View {
  @State private var picture: BoardPicture?
  let records: PlayerRecords
  let metrics: BoardMetrics

  var body: some View {
    BoardDrawing(picture: picture ?? BoardPicture(grid: Grid(), givens: Grid()), metrics: metrics)
      .task(id: standing) { picture = await drawn() ?? picture }
  }

  /// The values that the picture depends on.
  private struct Standing: Hashable {
    let day: Day
    let progress: DailyProgress
    let left: Moment?
  }

  private var standing: Standing {
    let day = records.today
    return Standing(
      day: day, progress: records.progress(of: day), left: records.resumable?.updatedAt)
  }

  private func drawn() async -> BoardPicture? {
    let daily = DailyPuzzle(records.today)
    if let saved = records.unfinished(daily.origin) { return BoardPicture(of: saved.game) }
    guard let puzzle = try? await daily.make() else { return nil }
    if case .solved = records.progress(of: daily.day) {
      return BoardPicture(grid: puzzle.solution, givens: puzzle.givens)
    }
    return BoardPicture(grid: puzzle.givens, givens: puzzle.givens)
  }
}
