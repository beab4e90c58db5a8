import Games
import Scutes
import Store
import Sudoku

/// The levels as a staircase, with what each asks for and the player's own best; the game to
/// resume, and a door to everything else.
///
/// ```
///  M E D I U M                       ▄▄▄▄▄▄▄▄▄▄▄▄
///                       ▄▄▄▄▄▄▄▄▄▄▄▄ Extreme   5
///  You usually take…    Expert     4 forcing nets
///        ▄██▄▐█▌        chains,
///   ▄▄▄▄ ███████████    locked sets
///  Easy 1▶ Medium    2
///  singles pairs, …
///  ─────────────────────────────────────────────
///  ↺ Resume  Hard, 31 of 55     Learn and more l
/// ```
struct LevelsScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.isLinear) private var isLinear
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyLabels) private var keys
  @State private var focused: Level?
  /// The level that had the focus last.
  @State private var chosen: Level?
  @State private var isPracticeFocused = false
  @State private var isDoorOpen = false
  @State private var figures: [Level: LevelStatistics] = [:]
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    let levels: [(level: Level, keys: [KeyPress])] = [
      (.easy, ["1", "e"]), (.medium, ["2", "m"]), (.hard, ["3", "a"]), (.expert, ["4", "x"]),
      (.extreme, ["5"]),
    ]
    return CommandTable("levels", words.levels.title) {
      Command("choose", as: "←→", words.app.moveFocus).adapted { command, screen in
        if screen.plan.isSmall || screen.isLinear { command.label = "↑↓" }
      }
      Command("choose", as: "⏎", words.app.open)
        .adapted { if $1.isPracticeFocused { $0.visibility = .help } }
      for (level, keys) in levels {
        Command("level.\(level.rawValue)", keys, words.name(of: level).lowercased(), shown: .help) {
          $0.suite.go(to: .level(level))
        }
      }
      Command.go(to: .latestGame, "resume", "r", words, as: words.home.resume, shown: .help)
        .adapted { if $1.suite.records.resumable == nil { $0.visibility = .hidden } }
      Command("learn", ["l"], words.levels.learnAndMore.lowercased(), shown: .help) {
        $0.openDoor()
      }
      Command("unfinished", ["u"], words.levels.unfinished.lowercased(), shown: .help) {
        // The list also brings back deleted games.
        let records = $0.suite.records
        if records.unfinishedCount > 0 || !records.deletedGames.isEmpty {
          $0.suite.go(to: .unfinished)
        }
      }
      for way in LevelsDoor.ways where ![.course, .unfinished].contains(way.destination) {
        Command.go(
          to: way.destination, way.id, way.key, words,
          as: way.destination == .solver ? words.camera.addPuzzle.lowercased() : nil, shown: .help)
      }
      Command("practice", ["s"], words.levels.practice.lowercased(), shown: .help) {
        $0.suite.dependencies.preferences.practises.toggle()
      }
      Command.back(words)
    }
  }

  var body: some View {
    page(words.levels.choose) {
      if isLinear || plan.isSmall {
        Spacer()
        rows
        Spacer()
        offers
        practice
      } else {
        stairs
        ShoreLine()
        if plan.isLarge {
          HStack(alignment: .top, spacing: 4) {
            VStack(alignment: .leading, spacing: 1) {
              resume(columns: 36)
              practice
            }
            LevelsDoor(suite: suite, columns: plan.doorColumns).rim(.areaLearning)
          }
        } else {
          offers
          Spacer()
          practice
        }
        Spacer()
      }
    }
    .sheet(isPresented: $isDoorOpen, title: words.levels.learnAndMore) {
      LevelsDoorSheet(suite: suite)
    }
    .task(id: suite.records.revision) {
      if let read = await Self.read(suite.dependencies.store), !Task.isCancelled { figures = read }
    }
    .onChange(of: focused) {
      if let focused { chosen = focused }
      suite.records.noticeReplacement()
    }
    .onPaste { text in
      suite.solve(pasted: text)
      return true
    }
  }

  private var plan: LevelsPlan { LevelsPlan(size) }
  private var records: PlayerRecords { suite.records }

  /// The level that has the focus at first: the highest that the player has solved.
  private var start: Level { records.solvedLevels.max() ?? .easy }

  @concurrent private nonisolated static func read(
    _ store: GameStore
  ) async -> [Level: LevelStatistics]? {
    var figures: [Level: LevelStatistics] = [:]
    for level in Level.allCases {
      guard let read = try? store.statistics(of: level) else { return nil }
      figures[level] = read
    }
    return figures
  }

  /// The level that the turtle stands on.
  private var shown: Level { focused ?? chosen ?? start }

  private func key(_ id: String) -> String { keys.key(of: id, in: Self.commands(words)) }

  private func openDoor() {
    if plan.isLarge { suite.go(to: .course) } else { isDoorOpen = true }
  }

  // MARK: Steps

  private var stairs: some View {
    let shown = shown
    return ZStack(alignment: .topLeading) {
      HStack(alignment: .bottom) {
        ForEach(Level.allCases, id: \.self) { level in
          button(level).buttonStyle(
            StepStyle(
              facts: facts(of: level),
              size: Size(width: plan.stepWidth, height: plan.height(of: level))))
        }
      }
      .frame(
        width: size.width, height: plan.ground - 1,
        alignment: Alignment(horizontal: .center, vertical: .bottom))
      let nameRows = LevelName.rows(of: words.name(of: shown), isLarge: plan.isLarge)
      VStack(alignment: .leading, spacing: nameRows == 4 ? 0 : 1) {
        LevelName(name: words.name(of: shown), role: shown.role, isLarge: plan.isLarge)
        VStack(alignment: .leading) {
          Text(sentence(about: shown)).lineLimit(2)
          if plan.isLarge {
            Text(words.levels.newBoard).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
      .frame(width: plan.titleColumns(of: shown), alignment: .topLeading)
      .padding(EdgeInsets(top: plan.titleRow(of: nameRows), leading: plan.margin + 1))
      Turtle(scale: plan.turtle)
        .padding(
          EdgeInsets(
            top: plan.ground - 1 - plan.height(of: shown) - plan.turtle.size.height,
            leading: plan.margin + shown.stairIndex * plan.stepWidth
              + (plan.stepWidth - plan.turtle.size.width) / 2))
    }
  }

  private func button(_ level: Level) -> some View {
    Button {
      suite.go(to: .level(level))
    } label: {
      EmptyView()
    }
    .focused($focused, equals: level)
    .defaultFocus(level == start)
    .accessibilityLabel(facts(of: level).spoken)
  }

  /// The levels one below the other.
  private var rows: some View {
    VStack {
      ForEach(Level.allCases, id: \.self) { level in
        button(level).buttonStyle(
          StepRowStyle(
            facts: facts(of: level), rise: level.stairIndex, columns: min(60, size.width - 2),
            rows: size.height >= 20 ? 3 : 2))
      }
    }
  }

  private func facts(of level: Level) -> StepFacts {
    let levels = words.levels
    let note =
      records.unsavedEnds.levels.contains(level)
      ? words.board.notSavedYet
      : records.bestTimes[level].map { levels.best(NumberFormat.time($0)) }
        ?? (!records.solvedLevels.contains(level)
          ? levels.unsolved
          : figures[level].map { $0.hints > 0 } ?? false ? levels.withHelp : levels.noBestYet)
    let solved = figures[level]?.solved ?? 0
    return StepFacts(
      name: words.name(of: level), key: key("level.\(level.rawValue)"), role: level.role,
      needs: levels.needs(level), note: note,
      isBest: records.bestTimes[level] != nil,
      count: solved > 0 ? levels.solvedCount(solved) : "",
      usual: minutes(of: level).map(levels.usuallyTakes) ?? "")
  }

  /// The games from which one can tell what is usual.
  private static let leastGames = 3

  /// The time that the player usually takes, or a word about a level as long as that isn't known.
  private func sentence(about level: Level) -> String {
    minutes(of: level).map(words.levels.usually) ?? words.levels.advice(level)
  }

  /// The whole minutes that the player usually takes, or `nil` if that isn't known.
  private func minutes(of level: Level) -> Int? {
    guard let figures = figures[level], figures.solved >= Self.leastGames else { return nil }
    return figures.medianTime.map { Int($0.components.seconds) / 60 }
  }

  // MARK: Below the steps

  /// The game to resume, and the door.
  @ViewBuilder private var offers: some View {
    if plan.isSmall || isLinear {
      VStack {
        resume(columns: min(60, size.width - 2))
        door(columns: min(60, size.width - 2))
      }
    } else {
      HStack(spacing: 2) {
        resume(columns: 37)
        door(columns: 37)
      }
      .onKeyPress(KeyPress(.up)) { focused = shown }
    }
  }

  @ViewBuilder private func resume(columns: Int) -> some View {
    if let saved = records.resumable {
      offer(
        "↺", words.levels.resume,
        progress(of: saved), "resume", .areaGame, columns
      ) { suite.go(to: .latestGame) }
    }
  }

  /// "Hard, 31 of 55", or that the game isn't saved.
  private func progress(of saved: SavedGame) -> String {
    if records.unsavedGames.contains(saved.game.id) { return words.board.notSavedYet }
    let filled = saved.filled
    return "\(words.name(of: saved.game.puzzle.level)), "
      + words.levels.placed(filled.placed, of: filled.toFill)
  }

  private func door(columns: Int) -> some View {
    offer("▤", words.levels.learnAndMore, "", "learn", .areaLearning, columns, perform: openDoor)
  }

  @ViewBuilder private func offer(
    _ icon: String, _ title: String, _ detail: String, _ id: String, _ role: StyleRole,
    _ columns: Int, perform: @escaping () -> Void
  ) -> some View {
    let button = Button(action: perform) {
      HStack(spacing: 2) {
        Text(capabilities.labelled(icon, title)).bold().lineLimit(1)
        LabelDetail(text: detail, role: plan.isSmall || isLinear ? .secondary : .sheet)
        Spacer(minLength: 0)
        Text(key(id)).bold()
      }
      .padding(.horizontal, 1)
    }
    if plan.isSmall || isLinear {
      button.buttonStyle(WideButtonStyle(width: columns))
    } else {
      button.buttonStyle(RimButtonStyle(role, width: columns))
    }
  }

  private var practice: some View {
    let preferences = suite.dependencies.preferences
    return HStack(spacing: 1) {
      HStack(spacing: 1) {
        Text(key("practice")).bold().foregroundStyle(.key)
        Text(words.levels.practice).bold(isPracticeFocused).lineLimit(1)
      }
      .onTap { preferences.practises.toggle() }
      Toggle(words.levels.practice, isOn: Bindable(preferences).practises).labelsHidden()
        .focused($isPracticeFocused)
      Text(preferences.practises ? words.board.on : words.board.off).foregroundStyle(.secondary)
        .frame(width: 3, alignment: .leading)
    }
  }
}

extension Level {
  /// The place on the stairs, from 0.
  nonisolated var stairIndex: Int { Level.allCases.firstIndex(of: self) ?? 0 }
}

/// The layout of the levels.
nonisolated struct LevelsPlan {
  private let size: Size

  init(_ size: Size) {
    self.size = size
  }

  /// `true` if the levels are rows, not stairs.
  var isSmall: Bool { size.width < 80 || size.height < 24 }
  /// `true` with room for what is behind the door.
  var isLarge: Bool { size.width >= 116 && size.height >= 38 }

  /// The row of the ground.
  var ground: Int { size.height - (isLarge ? 12 : 6 + spare / 2) }
  /// The rows that smaller stairs leave, of which half are above.
  private var spare: Int { max(0, size.height - 24 - 4 * (rise - 2)) }
  var stepWidth: Int { isLarge ? min(size.width >= 190 ? 36 : 28, (size.width - 8) / 5) : 15 }
  /// Columns before the first step.
  var margin: Int { (size.width - 5 * stepWidth) / 2 }
  /// Rows of a step, with its tread.
  func height(of level: Level) -> Int {
    (isLarge ? 8 : 6) + level.stairIndex * rise
  }
  private var rise: Int {
    isLarge
      ? size.height >= 56 ? 7 : size.height >= 46 ? 5 : 3
      : size.height >= 30 ? 3 : 2
  }
  /// The row of a level's name, which takes `rows`: near to the third step. What is said below it
  /// stays where it is.
  func titleRow(of rows: Int) -> Int {
    isLarge ? max(1, ground - 1 - height(of: .hard) - rows - 6) : (rows == 4 ? 0 : 1) + spare / 2
  }
  /// The columns for the name of a level and what is said of it, clear of steps and turtle.
  func titleColumns(of level: Level) -> Int {
    let steps =
      !isLarge
      ? level == .hard ? 2 : 3
      : 3 * stepWidth - 2 >= Self.longestName ? 3 : max(3, level.stairIndex)
    return steps * stepWidth - 2
  }
  /// The columns of the longest name in large letters.
  private static let longestName = 82
  var turtle: Turtle.Scale { isLarge && size.height >= 46 && stepWidth >= 22 ? .large : .regular }
  /// Columns of the door, with its frame.
  var doorColumns: Int { max(min(100, size.width - 42), 5 * stepWidth - 40) }
}
