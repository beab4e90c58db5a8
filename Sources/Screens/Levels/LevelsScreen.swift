import Sudoku
import Widgets

/// The levels, the game to resume, today's puzzle, the packs and the trainer.
///
/// ```
/// with room for frames                            otherwise
///  Easy            best 03:12     Resume          Easy          best 03:12
///  Medium      not solved yet     Today's puzzle  Medium    not solved yet
///  Hard        not solved yet     Calendar        …
///  Expert      not solved yet     Packs           Unfinished games
///  Extreme         not solved yet     Trainer         …
///  Practice                                       what the chosen one is about
/// ```
struct LevelsScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.isLinear) private var isLinear
  @State private var focused: Destination?
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    let levels: [(level: Level, keys: [KeyPress])] = [
      (.easy, ["1", "e"]), (.medium, ["2", "m"]), (.hard, ["3", "a"]), (.expert, ["4", "x"]),
      (.extreme, ["5"]),
    ]
    return CommandTable("levels", words.levels.title) {
      Command.focusMoves("↑↓←→", words)
      for (level, keys) in levels {
        Command("level.\(level.rawValue)", keys, words.name(of: level), shown: .help) {
          $0.suite.go(to: .level(level))
        }
      }
      Command.go(to: .latestGame, "resume", "r", words, as: words.home.resume)
      Command("unfinished", ["u"], words.levels.unfinished.lowercased()) {
        if $0.suite.records.unfinishedCount > 0 { $0.suite.go(to: .unfinished) }
      }
      Command.go(to: .statistics, "statistics", "i", words, shown: .help)
      Command.go(to: .today, "today", "d", words, as: words.daily.title, shown: .help)
      Command.go(to: .calendar, "calendar", "c", words, shown: .help)
      Command.go(to: .packs, "packs", "P", words, shown: .help)
      Command.go(to: .trainer, "trainer", "t", words, shown: .help)
      Command.go(to: .course, "learn", "l", words, shown: .help)
      Command("practice", ["s"], words.levels.practice.lowercased(), shown: .help) {
        $0.suite.dependencies.preferences.practises.toggle()
      }
      Command.back(words)
      Command.go(to: .solver, "add", "o", words, as: words.camera.addPuzzle.lowercased())
    }
  }

  var body: some View {
    page(words.levels.title, .centred) {
      Spacer()
      choices.defaultFocus()
      Spacer()
    } trailing: {
      Button("▤ \(words.camera.addPuzzle)") { suite.go(to: .solver) }.buttonStyle(IconButtonStyle())
    }
    .onChange(of: focused) { suite.records.noticeReplacement() }
    .onPaste { text in
      suite.solve(pasted: text)
      return true
    }
  }

  private var plan: LevelsPlan { LevelsPlan(size) }

  /// `true` if the choices have frames. For a screen reader each is one line.
  private var isFramed: Bool { plan.isFramed && !isLinear }

  @ViewBuilder private var choices: some View {
    if isFramed {
      VStack(spacing: plan.spacing) {
        HStack(alignment: .top, spacing: 2) {
          buttons(Destination.levelChoices)
          buttons(Destination.otherChoices)
          if let metrics = plan.preview {
            LevelsPreview(suite: suite, choice: focused ?? .level(.easy), metrics: metrics)
          }
        }
        HStack(spacing: 3) {
          practice
          unfinished
        }
      }
    } else {
      VStack {
        buttons(Destination.levelChoices).border(.rounded, .line)
        buttons(Destination.otherChoices).border(.rounded, .line)
        practice
        unfinished
        Text(focused?.choiceLabel(suite).detail ?? " ").lineLimit(1)
      }
    }
  }

  private var practice: some View {
    Toggle(
      "\(words.levels.practice) (s)",
      isOn: Bindable(suite.dependencies.preferences).practises)
  }

  /// Leads to the unfinished games, if there are any.
  @ViewBuilder private var unfinished: some View {
    let count = suite.records.unfinishedCount
    if count > 0 {
      Button("\(words.levels.unfinished) \(count) (u)") { suite.go(to: .unfinished) }
        .buttonStyle(IconButtonStyle())
        .focused($focused, equals: .unfinished)
    }
  }

  private func buttons(_ choices: [Destination]) -> some View {
    VStack(spacing: isFramed ? plan.spacing : 0) {
      ForEach(choices, id: \.self) { choice in
        ChoiceButton(
          label: choice.choiceLabel(suite), isFramed: isFramed,
          isShort: !isFramed && choice != .latestGame, width: plan.choiceWidth
        ) { suite.go(to: choice) }
        .focused($focused, equals: choice)
      }
    }
  }
}

/// The layout of the levels.
nonisolated struct LevelsPlan {
  private let size: Size

  init(_ size: Size) {
    self.size = size
  }

  /// `true` if the choices have frames and two columns.
  var isFramed: Bool { size.width >= 76 && size.height >= 23 }

  /// The size of the preview board beside the choices, or `nil` for none.
  var preview: BoardMetrics? {
    guard size.height >= 34, size.width >= 124 else { return nil }
    if size.width >= 190, size.height >= 48 { return .medium }
    return size.width >= 150 ? .regular : .compact
  }

  /// Rows between choices, so that a column of five ends level with the board.
  var spacing: Int {
    guard isFramed, size.height >= 34 else { return 0 }
    return preview.map { ($0.board.height + 4 - 5 * 4) / 4 } ?? 1
  }

  /// Columns of a choice.
  var choiceWidth: Int {
    guard isFramed else { return min(56, size.width - 4) }
    let beside = preview.map { $0.board.width + 10 } ?? 2
    return min(56, (size.width - beside) / 2)
  }
}
