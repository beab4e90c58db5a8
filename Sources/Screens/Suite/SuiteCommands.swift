import Games
import Hints
import Store
import Sudoku
import Widgets

/// What the command palette finds on every screen, beside the keys of the screen that is shown:
/// places, levels, lessons, techniques, and the values of settings but the one that holds. In every
/// language they are found by their English names as well.
struct SuiteCommands: View {
  let suite: Suite

  var body: some View {
    places
    levels
    learning
    CommandMenu(words.home.settings) { settings }
  }

  private var words: Words { suite.words }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }

  @ViewBuilder private var places: some View {
    let names = words.home.otherNames
    place(\.home.title) {}
    place(\.home.continueGame) { suite.resume() }
    place(\.daily.title, keywords: names.today) { suite.playToday() }
    place(\.daily.calendar, keywords: names.calendar) {
      suite.openCalendar()
    }
    place(\.packs.title) { suite.openPacks() }
    place(\.collections.title) { suite.openCollections() }
    place(\.packs.more.title, keywords: names.more) { suite.offerMore() }
    place(\.levels.unfinished, keywords: names.unfinished) {
      suite.openUnfinished()
    }
    place(\.levels.title, keywords: names.levels) { suite.openLevels() }
    place(\.home.statistics) { suite.showStatistics() }
    place(\.home.leaderboard) { suite.showLeaderboard() }
    place(\.solver.title) { suite.openSolver() }
    place(\.camera.title) { suite.openCamera() }
    place(\.memory.title) { suite.openMemory() }
    place(\.home.about) { suite.homeSheet = .about }
    place(\.welcome.firstSteps) {
      suite.openFirstSteps()
    }
    place({ $0.settings.title(.restart) }, keywords: names.welcome, go: suite.restart)
    place(\.home.help) { suite.openHelp() }
    Button(words.home.settings) { suite.openSettings() }
      .commandKeywords(english { $0.home.settings })
    Button(words.profiles.title) { suite.openProfiles() }
      .commandKeywords(english { $0.profiles.title })
    Button("\(words.settings.title(.digitKeys))…") { suite.openDigitKeys() }
      .commandKeywords(
        "\(words.settings.explanation(setting: .digitKeys, digitFirstKey: "")) "
          + english { $0.settings.title(.digitKeys) })
  }

  private var levels: some View {
    CommandMenu(words.levels.title) {
      ForEach(Level.allCases, id: \.self) { level in
        place {
          $0.score.another($0.name(of: level))
        } go: {
          suite.want(.level(level))
        }
      }
    }
  }

  @ViewBuilder private var learning: some View {
    place(\.course.title, keywords: words.home.otherNames.course) { suite.openCourse() }
    CommandMenu(words.course.title) {
      ForEach(Lesson.allCases, id: \.self) { lesson in
        place {
          $0.title(of: lesson)
        } go: {
          suite.open(lesson)
        }
      }
    }
    place(\.trainer.title) { suite.train() }
    CommandMenu(words.trainer.title) {
      ForEach(DrillBook.techniques.map(\.id), id: \.self) { technique in
        place {
          $0.name(of: technique)
        } go: {
          suite.train(technique)
        }
      }
    }
  }

  private func place(
    _ title: (Words) -> String, keywords: String = "", go: @escaping () -> Void
  ) -> some View {
    Button(title(words)) {
      suite.leaveForHome()
      go()
    }
    .commandKeywords("\(keywords) \(english(title))")
  }

  /// The English name, by which people look for a place in other languages too.
  private func english(_ title: (Words) -> String) -> String {
    words.language == .english ? "" : title(.english)
  }

  // MARK: Settings

  @ViewBuilder private var settings: some View {
    let isUnicode = preferences.isUnicode
    toggles
    choices(.theme, \.theme, ThemeChoice.allCases) { $0.theme }
    choices(.language, \.language, LanguageChoice.allCases) { words in
      { words.language($0, isUnicode: isUnicode) }
    }
    choices(.errorChecking, \.errorChecking, ErrorChecking.allCases) { $0.errorChecking }
    choices(.hintBasis, \.hintsUseNotes, [false, true]) { $0.hintBasis }
    choices(.hintOrder, \.hintOrder, HintOrder.allCases) { $0.hintOrder }
    choices(.noteSize, \.hasSmallNotes, [true, false]) { $0.noteSize }
    choices(.tiles, \.tilePattern, TilePattern.allCases.map(TileChoice.pattern)) { words in
      { if case .pattern(let pattern) = $0 { words.tilePattern(pattern) } else { "" } }
    }
    choices(.effects, \.effects, Effects.allCases) { $0.effects }
    choices(.keyPreset, \.keyPreset, KeyPreset.allCases) { $0.keyPreset }
    choices(.characterWidth, \.characterWidth, CharacterWidth.allCases) { $0.characterWidth }
  }

  private var toggles: some View {
    let switches: [(Setting, ReferenceWritableKeyPath<PreferenceChoices, Bool>)] = [
      (.digitFirst, \.values.entersDigitFirst), (.tidyNotes, \.values.removesNotesOfPeers),
      (.fillCandidates, \.values.fillsCandidates), (.coach, \.values.coaches),
      (.peers, \.values.highlightsPeers), (.sameDigit, \.values.highlightsSameDigit),
      (.timer, \.values.showsTimer), (.tips, \.values.showsTips), (.sound, \.values.playsSound),
      (.screenReader, \.isForScreenReader), (.practice, \.practises),
    ]
    return ForEach(switches.indices) { index in
      let (setting, keyPath) = switches[index]
      let isOn = preferences[keyPath: keyPath]
      command(setting) {
        isOn ? $0.turnOff : $0.turnOn
      } perform: {
        preferences[keyPath: keyPath] = !isOn
      }
    }
  }

  /// The values but the one that holds.
  private func choices<Value: Equatable>(
    _ setting: Setting, _ keyPath: WritableKeyPath<Preferences, Value>, _ values: [Value],
    _ name: @escaping (SettingsWords) -> (Value) -> String
  ) -> some View {
    let others = values.filter { $0 != preferences.values[keyPath: keyPath] }
    return ForEach(others.indices) { index in
      command(setting) {
        name($0)(others[index])
      } perform: {
        preferences.values[keyPath: keyPath] = others[index]
      }
    }
  }

  private func command(
    _ setting: Setting, _ value: @escaping (SettingsWords) -> String,
    perform: @escaping () -> Void
  ) -> some View {
    let name = { (words: Words) in "\(words.settings.title(setting)): \(value(words.settings))" }
    return Button(name(words), action: perform)
      .commandKeywords(
        "\(words.settings.explanation(setting: setting, digitFirstKey: "")) \(english(name))")
  }
}
