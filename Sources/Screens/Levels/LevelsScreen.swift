import Models
import Widgets

/// The levels to choose from, the game to resume, today's puzzle, the packs.
///
/// ```
///  Easy            best 03:12     Resume
///  Medium                         Today's puzzle
///  Hard                           Calendar
///  Expert                         Packs
/// ```
struct LevelsScreen: View {
  @Environment(\.screenSize) private var size
  let suite: Suite

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.router.pop() }.buttonStyle(IconButtonStyle())
        Spacer()
      }
      Spacer()
      Text(words.levels.title).bold().foregroundStyle(.title)
      Spacer(minLength: size.height >= 24 ? 1 : 0)
      choices.defaultFocus()
      Spacer()
      KeyHints()
    }
    .keyBindings(words.levels.title, LevelsAction.bindings(words), perform: perform)
    .commands {
      Command(words.levels.extreme, group: words.levels.title) { suite.want(.level(.extreme)) }
    }
  }

  private var words: Words { suite.words }

  @ViewBuilder private var choices: some View {
    if size.width >= 76, size.height >= 20 {
      HStack(alignment: .top, spacing: 2) {
        column(LevelsChoice.levels, isFramed: true)
        column(LevelsChoice.others, isFramed: true)
      }
    } else {
      VStack {
        column(LevelsChoice.levels, isFramed: false)
        column(LevelsChoice.others, isFramed: false)
      }
    }
  }

  private func column(_ choices: [LevelsChoice], isFramed: Bool) -> some View {
    VStack {
      ForEach(choices, id: \.self) { choice in
        LevelsChoiceButton(
          suite: suite, choice: choice, isFramed: isFramed,
          width: isFramed ? min(56, (size.width - 2) / 2) : 38
        ) { perform(choice.action) }
      }
    }
  }

  private func perform(_ action: LevelsAction) {
    switch action {
    case .choose: break
    case .level(let level): suite.want(.level(level))
    case .resume: suite.resume()
    case .trainer: suite.train()
    case .statistics: suite.showStatistics()
    case .today: suite.playToday()
    case .calendar: suite.router.push(.calendar)
    case .packs: suite.router.push(.packs)
    case .back: suite.router.pop()
    }
  }
}
