import Models
import Widgets

/// The levels to choose from, and the game to resume.
struct LevelsScreen: View {
  @Environment(\.screenSize) private var size
  let suite: Suite

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.leaveLevels() }.buttonStyle(IconButtonStyle())
        Spacer()
      }
      Spacer()
      Text(words.levels.title).bold().foregroundStyle(.title)
      Spacer(minLength: isTall ? 1 : 0)
      if let level = suite.wantedLevel {
        MakingPuzzle(suite: suite, level: level).defaultFocus()
      } else {
        choices.defaultFocus()
      }
      Spacer()
      KeyHints()
    }
    .keyBindings(words.levels.title, LevelsAction.bindings(words), perform: perform)
  }

  private var words: Words { suite.words }
  private var isTall: Bool { size.height >= 24 }

  private var choices: some View {
    VStack {
      choice(words.levels.easy, words.levels.easyNeeds) { suite.wantedLevel = .easy }
      choice(words.levels.medium, words.levels.mediumNeeds) { suite.wantedLevel = .medium }
      choice(words.levels.hard, words.levels.hardNeeds) { suite.wantedLevel = .hard }
      choice(
        words.levels.resume, resumes, isEnabled: suite.resumable != nil, showsDetail: true
      ) { suite.resume() }
    }
  }

  private func choice(
    _ title: String, _ detail: String, isEnabled: Bool = true, showsDetail: Bool = false,
    action: @escaping () -> Void
  ) -> some View {
    Button(isEnabled: isEnabled, action: action) {
      VStack {
        Text(title).bold(isEnabled).lineLimit(1).frame(maxWidth: .infinity)
        if isTall || showsDetail { ButtonDetail(text: detail) }
      }
    }
    .buttonStyle(NameButtonStyle(width: size.width >= 60 ? 52 : 36))
  }

  private var resumes: String {
    guard let saved = suite.resumable else { return words.levels.nothingToResume }
    let game = saved.game
    let given = game.puzzle.givens.count
    return words.levels.resumes(
      words.name(of: game.puzzle.level), game.board.grid.count - given, 81 - given,
      NumberFormat.time(saved.elapsed))
  }

  private func perform(_ action: LevelsAction) {
    switch action {
    case .choose: break
    case .level(let level): suite.wantedLevel = level
    case .resume: suite.resume()
    case .statistics: suite.showStatistics()
    case .back: if suite.wantedLevel == nil { suite.leaveLevels() } else { suite.wantedLevel = nil }
    }
  }
}

/// The second line on a button.
private struct ButtonDetail: View {
  @Environment(\.isFocused) private var isFocused
  let text: String

  var body: some View {
    Text(text).foregroundStyle(isFocused ? .buttonFocused : .secondary).lineLimit(1)
  }
}

/// What is shown while a puzzle is made; the screen stays alive meanwhile.
private struct MakingPuzzle: View {
  let suite: Suite
  let level: Level

  var body: some View {
    VStack(spacing: 1) {
      Text(suite.words.levels.making(suite.words.name(of: level)))
      Button(suite.words.levels.cancel) { suite.wantedLevel = nil }
    }
    .task(id: level) { await suite.makePuzzle(level) }
  }
}
