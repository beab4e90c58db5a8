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
    commands(Destination.places)
    CommandMenu(words.levels.title) { commands(Level.allCases.map(Destination.level)) }
    commands([.course])
    CommandMenu(words.course.title) { commands(Lesson.allCases.map(Destination.lesson)) }
    commands([.trainer])
    CommandMenu(words.trainer.title) {
      commands(DrillBook.techniques.map { Destination.drill($0.id) })
    }
    CommandMenu(words.home.settings) { settings }
  }

  private var words: Words { suite.words }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }

  /// A command for each place, which is gone to from Home unless it is a sheet.
  private func commands(_ places: [Destination]) -> some View {
    ForEach(places, id: \.self) { place in
      Button(words.title(of: place)) {
        if !place.isSheet { suite.go(to: .home) }
        suite.go(to: place)
      }
      .commandKeywords("\(words.keywords(of: place)) \(english { $0.title(of: place) })")
    }
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
