import Games
import Scutes
import Store
import Sudoku

/// What the command palette finds on every screen, beside the keys of the screen that is shown:
/// places, pages of help, levels, lessons, techniques, and the values of settings but the one that
/// holds. In every language they are found by their English names as well.
struct SuiteCommands {
  let suite: Suite
  /// Shows all keys, from which a page of the help can be opened.
  var showHelp: ShowHelpAction?

  var all: [PaletteCommand] {
    commands(Destination.places) + helpPages
      + commands(Level.allCases.map(Destination.level), in: words.levels.title)
      + commands([.course])
      + commands(Lesson.allCases.map(Destination.lesson), in: words.course.title)
      + commands([.trainer])
      + commands(DrillBook.techniques.map { .drill($0.id) }, in: words.trainer.title)
      + settings
  }

  private var words: Words { suite.words }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }

  private var helpPages: [PaletteCommand] {
    HelpPage.allCases.map { page in
      PaletteCommand(
        words.help.title(page), group: words.home.help,
        keywords: english { $0.help.title(page) }, detail: words.help.about(page), isHelp: true
      ) {
        suite.showHelp(page, returnTo: showHelp?.isActing == true ? { showHelp?.again() } : nil)
      }
    }
  }

  /// A command for each place, which is gone to from Home unless it is a sheet with settings.
  private func commands(_ places: [Destination], in group: String = "") -> [PaletteCommand] {
    places.map { place in
      PaletteCommand(
        words.title(of: place), group: group,
        keywords: "\(words.keywords(of: place)) \(english { $0.title(of: place) })"
      ) {
        if !place.isSettings { suite.go(to: .home) }
        suite.go(to: place)
      }
    }
  }

  /// The English name, by which people look for a place in other languages too.
  private func english(_ title: (Words) -> String) -> String {
    words.language == .english ? "" : title(.english)
  }

  // MARK: Settings

  private var settings: [PaletteCommand] {
    let english = Words.english.allSettings(isUnicode: preferences.isUnicode)
    return zip(words.allSettings(isUnicode: preferences.isUnicode), english)
      .flatMap { values(of: $0, inEnglish: $1) }
  }

  /// Commands for the values of a setting but the one that holds.
  private func values(of setting: Setting, inEnglish english: Setting) -> [PaletteCommand] {
    switch (setting.value, english.value) {
    case (.isOn(let keyPath), _):
      let isOn = preferences[keyPath: keyPath]
      let name = { (words: Words) in isOn ? words.settings.turnOff : words.settings.turnOn }
      return [
        command(setting, name(words), english, name(.english)) {
          preferences[keyPath: keyPath] = !isOn
        }
      ]
    case (.choice(let choice), .choice(let inEnglish)):
      let others = choice.names.indices.filter { $0 != choice.place(preferences) }
      return others.map { place in
        command(setting, choice.names[place], english, inEnglish.names[place]) {
          choice.choose(preferences, place)
        }
      }
    default: return []
    }
  }

  private func command(
    _ setting: Setting, _ value: String, _ english: Setting, _ englishValue: String,
    perform: @escaping () -> Void
  ) -> PaletteCommand {
    let inEnglish = self.english { _ in "\(english.title): \(englishValue)" }
    return PaletteCommand(
      "\(setting.title): \(value)", group: words.home.settings,
      keywords: "\(setting.explanation) \(inEnglish)", detail: setting.explanation,
      perform: perform)
  }
}
