import Games
import Store
import Sudoku
import Widgets

/// What the command palette finds on every screen, beside the keys of the screen that is shown:
/// places, pages of help, levels, lessons, techniques, and the values of settings but the one that
/// holds. In every language they are found by their English names as well.
struct SuiteCommands: View {
  let suite: Suite
  /// Shows all keys, from which a page of the help can be opened.
  var showHelp: ShowHelpAction?

  var body: some View {
    commands(Destination.places)
    CommandMenu(words.home.help, isHelp: true) {
      ForEach(HelpPage.allCases) { page in
        Button(words.help.title(page)) {
          suite.showHelp(page, returnTo: showHelp?.isActing == true ? { showHelp?.again() } : nil)
        }
        .commandKeywords(english { $0.help.title(page) })
        .commandDetail(words.help.about(page))
      }
    }
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

  /// A command for each place, which is gone to from Home unless it is a sheet with settings.
  private func commands(_ places: [Destination]) -> some View {
    ForEach(places, id: \.self) { place in
      Button(words.title(of: place)) {
        if !place.isSettings { suite.go(to: .home) }
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

  private var settings: some View {
    let english = Words.english.allSettings(isUnicode: preferences.isUnicode)
    let pairs = Array(zip(words.allSettings(isUnicode: preferences.isUnicode), english))
    return ForEach(pairs.indices) { index in
      values(of: pairs[index].0, inEnglish: pairs[index].1)
    }
  }

  /// Commands for the values of a setting but the one that holds.
  @ViewBuilder private func values(of setting: Setting, inEnglish english: Setting) -> some View {
    switch (setting.value, english.value) {
    case (.isOn(let keyPath), _):
      let isOn = preferences[keyPath: keyPath]
      let name = { (words: Words) in isOn ? words.settings.turnOff : words.settings.turnOn }
      command(setting, name(words), english, name(.english)) {
        preferences[keyPath: keyPath] = !isOn
      }
    case (.choice(let choice), .choice(let inEnglish)):
      let others = choice.names.indices.filter { $0 != choice.place(preferences) }
      ForEach(others, id: \.self) { place in
        command(setting, choice.names[place], english, inEnglish.names[place]) {
          choice.choose(preferences, place)
        }
      }
    default: EmptyView()
    }
  }

  private func command(
    _ setting: Setting, _ value: String, _ english: Setting, _ englishValue: String,
    perform: @escaping () -> Void
  ) -> some View {
    Button("\(setting.title): \(value)", action: perform)
      .commandKeywords(
        "\(setting.explanation) \(self.english { _ in "\(english.title): \(englishValue)" })"
      )
      .commandDetail(setting.explanation)
  }
}
