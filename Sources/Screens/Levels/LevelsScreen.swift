import Sudoku
import Widgets

/// The levels to choose from, the game to resume, today's puzzle, the packs, the trainer.
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
  let suite: Suite

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.router.pop() }.buttonStyle(IconButtonStyle())
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
    .onPaste { text in
      suite.solve(pasted: text)
      return true
    }
  }

  private var words: Words { suite.words }

  private var plan: LevelsPlan { LevelsPlan(size) }

  /// Whether the choices are framed; for a screen reader each has a line.
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
      isOn: Binding {
        suite.practises
      } set: {
        suite.practises = $0
      })
  }

  /// Leads to the games to go on with, where there are any.
  @ViewBuilder private var unfinished: some View {
    let count = suite.unfinishedCount
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
    case .unfinished: if suite.unfinishedCount > 0 { suite.router.push(.unfinished) }
    case .trainer: suite.train()
    case .learn: suite.openCourse()
    case .statistics: suite.showStatistics()
    case .today: suite.playToday()
    case .calendar: suite.router.push(.calendar)
    case .practice: suite.practises.toggle()
    case .packs: suite.router.push(.packs)
    case .add: suite.openSolver()
    case .back: suite.router.pop()
    }
  }
}
