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
struct LevelsScreen: View {
  @Environment(\.screenSize) private var size
  @Environment(\.isLinear) private var isLinear
  @State private var focused: LevelsChoice?
  let suite: any LevelsHost

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
        Spacer()
        Button("▤ \(words.camera.addPuzzle)") { perform(.add) }.buttonStyle(IconButtonStyle())
      }
      .overlay { Text(words.levels.title).bold().foregroundStyle(.title) }
      Spacer()
      choices.defaultFocus()
      Spacer()
      KeyHints()
    }
    .keyBindings(words.levels.title, LevelsAction.bindings(words), perform: perform)
    .onChange(of: focused) { suite.records.noticeReplacement() }
    .onPaste { text in
      suite.solve(pasted: text)
      return true
    }
  }

  private var words: Words { suite.words }

  private var plan: LevelsPlan { LevelsPlan(size) }

  /// `true` if the choices have frames. For a screen reader each is one line.
  private var isFramed: Bool { plan.isFramed && !isLinear }

  @ViewBuilder private var choices: some View {
    if isFramed {
      VStack(spacing: plan.spacing) {
        HStack(alignment: .top, spacing: 2) {
          buttons(LevelsChoice.levels)
          buttons(LevelsChoice.others)
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
        buttons(LevelsChoice.levels).border(.rounded, .line)
        buttons(LevelsChoice.others).border(.rounded, .line)
        practice
        unfinished
        Text(focused?.label(suite).detail ?? " ").lineLimit(1)
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
      Button("\(words.levels.unfinished) \(count) (u)") { perform(.unfinished) }
        .buttonStyle(IconButtonStyle())
        .focused($focused, equals: .unfinished)
    }
  }

  private func buttons(_ choices: [LevelsChoice]) -> some View {
    VStack(spacing: isFramed ? plan.spacing : 0) {
      ForEach(choices, id: \.self) { choice in
        ChoiceButton(
          label: choice.label(suite), isFramed: isFramed,
          isShort: !isFramed && choice != .resume, width: plan.choiceWidth
        ) { perform(choice.action) }
        .focused($focused, equals: choice)
      }
    }
  }

  private func perform(_ action: LevelsAction) {
    switch action {
    case .choose: break
    case .level(let level): suite.want(.level(level))
    case .resume: suite.resume()
    case .unfinished: if suite.records.unfinishedCount > 0 { suite.openUnfinished() }
    case .trainer: suite.train(nil)
    case .learn: suite.openCourse()
    case .statistics: suite.showStatistics()
    case .today: suite.playToday()
    case .calendar: suite.openCalendar()
    case .practice: suite.dependencies.preferences.practises.toggle()
    case .packs: suite.openPacks()
    case .add: suite.openSolver()
    case .back: suite.goBack()
    }
  }
}

/// The suite as the levels see it.
protocol LevelsHost: RecordsHost {
  /// Goes to the screen that makes a puzzle, then plays it.
  func want(_ wanted: WantedPuzzle)
  /// Resumes the latest game.
  func resume()
  /// Opens today's puzzle, or the calendar once it is solved.
  func playToday()
  /// Puts pasted text on the solver's board, or says why it can't.
  func solve(pasted text: String)
  /// Shows the unfinished games.
  func openUnfinished()
  /// Shows the calendar of daily puzzles.
  func openCalendar()
  func openPacks()
  func openCourse()
  /// Shows the ways to give the solver a puzzle.
  func openSolver()
  /// Shows the statistics of each level.
  func showStatistics()
  /// Shows the techniques to practise, or starts with one.
  func train(_ technique: TechniqueID?)
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
