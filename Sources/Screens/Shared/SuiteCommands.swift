import Models
import Widgets

/// What the command palette finds on every screen, beside the keys of the screen that is shown:
/// places, levels, lessons, techniques, and the values of settings but the one that holds.
struct SuiteCommands: View {
  let suite: Suite

  var body: some View {
    places
    levels
    learning
    CommandMenu(words.home.settings) { settings }
  }

  private var words: Words { suite.words }
  private var preferences: PreferenceChoices { suite.outside.preferences }

  @ViewBuilder private var places: some View {
    let home = words.home
    place(home.title) {}
    place(home.continueGame) { suite.resume() }
    place(words.daily.title, keywords: home.otherNames.today) { suite.playToday() }
    place(words.daily.calendar, keywords: home.otherNames.calendar) {
      suite.router.push(.calendar)
    }
    place(words.packs.title) { suite.router.push(.packs) }
    place(words.packs.more.title, keywords: home.otherNames.more) { suite.isOfferingMore = true }
    place(words.levels.unfinished, keywords: home.otherNames.unfinished) {
      suite.router.push(.unfinished)
    }
    place(words.levels.title, keywords: home.otherNames.levels) { suite.router.push(.levels) }
    place(home.statistics) { suite.showStatistics() }
    place(home.leaderboard) { suite.showLeaderboard() }
    place(home.solver) { suite.openSolver() }
    place(words.camera.title) { suite.openCamera() }
    place(words.memory.title) { suite.router.push(.memory) }
    place(home.about) { suite.homeSheet = .about }
    place(words.welcome.firstSteps) {
      suite.router.push(.welcome)
      suite.beginFirstSteps()
    }
    place(home.help) { suite.router.push(.help) }
    Button(home.settings) { suite.areSettingsShown = true }
  }

  private var levels: some View {
    CommandMenu(words.levels.title) {
      ForEach(Level.allCases, id: \.self) { level in
        place(words.score.another(words.name(of: level))) { suite.want(.level(level)) }
      }
    }
  }

  @ViewBuilder private var learning: some View {
    place(words.course.title, keywords: words.home.otherNames.course) { suite.openCourse() }
    CommandMenu(words.course.title) {
      ForEach(Lesson.allCases, id: \.self) { lesson in
        place(words.title(of: lesson)) { suite.open(lesson) }
      }
    }
    place(words.trainer.title) { suite.train() }
    CommandMenu(words.trainer.title) {
      ForEach(DrillBook.techniques.map(\.id), id: \.self) { technique in
        place(words.name(of: technique)) { suite.train(technique) }
      }
    }
  }

  private func place(
    _ title: String, keywords: String = "", _ go: @escaping () -> Void
  ) -> some View {
    Button(title) {
      suite.leaveForHome()
      go()
    }
    .commandKeywords(keywords)
  }

  // MARK: Settings

  @ViewBuilder private var settings: some View {
    let words = words.settings
    toggles
    choices(.theme, \.theme, ThemeChoice.allCases, words.theme)
    choices(.language, \.language, LanguageChoice.allCases, words.language)
    choices(.errorChecking, \.errorChecking, ErrorChecking.allCases, words.errorChecking)
    choices(.hintBasis, \.hintsUseNotes, [false, true], words.hintBasis)
    choices(.hintOrder, \.hintOrder, HintOrder.allCases, words.hintOrder)
    choices(.noteSize, \.hasSmallNotes, [true, false], words.noteSize)
    choices(.tiles, \.tilePattern, TilePattern.allCases.map(TileChoice.pattern)) {
      if case .pattern(let pattern) = $0 { words.tilePattern(pattern) } else { "" }
    }
    choices(.effects, \.effects, Effects.allCases, words.effects)
    choices(.keyPreset, \.keyPreset, KeyPreset.allCases, words.keyPreset)
    choices(.characterWidth, \.characterWidth, CharacterWidth.allCases, words.characterWidth)
  }

  @ViewBuilder private var toggles: some View {
    let switches: [(Setting, WritableKeyPath<Preferences, Bool>)] = [
      (.digitFirst, \.entersDigitFirst), (.tidyNotes, \.removesNotesOfPeers),
      (.fillCandidates, \.fillsCandidates), (.coach, \.coaches), (.peers, \.highlightsPeers),
      (.sameDigit, \.highlightsSameDigit), (.timer, \.showsTimer), (.tips, \.showsTips),
      (.sound, \.playsSound), (.screenReader, \.isForScreenReader),
    ]
    ForEach(switches.indices) { index in
      let (setting, keyPath) = switches[index]
      let isOn = preferences.values[keyPath: keyPath]
      command(setting, isOn ? words.settings.turnOff : words.settings.turnOn) {
        preferences.values[keyPath: keyPath] = !isOn
      }
    }
    command(.practice, suite.practises ? words.settings.turnOff : words.settings.turnOn) {
      suite.practises.toggle()
    }
  }

  /// The values but the one that holds.
  private func choices<Value: Equatable>(
    _ setting: Setting, _ keyPath: WritableKeyPath<Preferences, Value>, _ values: [Value],
    _ name: (Value) -> String
  ) -> some View {
    let others = values.filter { $0 != preferences.values[keyPath: keyPath] }
      .map { (value: $0, name: name($0)) }
    return ForEach(others.indices) { index in
      command(setting, others[index].name) {
        preferences.values[keyPath: keyPath] = others[index].value
      }
    }
  }

  private func command(
    _ setting: Setting, _ value: String, perform: @escaping () -> Void
  ) -> some View {
    Button("\(words.settings.title(setting)): \(value)", action: perform)
      .commandKeywords(words.settings.explanation(setting, ""))
  }
}
