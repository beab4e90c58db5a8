import Hints
import Observation
import Store
import Widgets

/// The user's preferences, shared by all screens. Changes are saved at once, and bring those of other
/// programs with them.
@Observable
final class PreferenceChoices {
  /// The current preferences.
  var values: Preferences {
    get { current }
    set {
      let old = current
      guard newValue != old else { return }
      current = newValue
      if newValue.language != old.language { askedLanguage = nil }
      if newValue.theme != old.theme { (askedTheme, ownTheme) = (nil, nil) }
      if newValue.isForScreenReader != old.isForScreenReader { asksForScreenReader = false }
      saveChanges()
      changed()
    }
  }

  private var current: Preferences
  /// The preferences as this program last read or saved them.
  @ObservationIgnored private var saved: Preferences

  /// `true` to use the pseudo-language in place of any other.
  var usesPseudoLanguage = false {
    didSet { changed() }
  }

  /// The error of the latest save, or `nil` if it succeeded.
  private var fault: PreferencesError?
  /// Called with the reason when a change couldn't be saved, unless that was said before.
  @ObservationIgnored var onFailure: (PreferencesError) -> Void = { _ in }
  /// The language requested at launch. It holds until the user chooses another.
  private var askedLanguage: Language?
  /// The theme requested at launch. It holds until the user chooses another.
  var askedTheme: ThemeChoice?
  /// `true` if a screen reader was requested at launch. It holds until the user changes the
  /// setting.
  var asksForScreenReader = false
  /// `true` if practice was requested at launch. It holds until the user changes the setting.
  var asksForPractice = false
  /// The user's own theme. It holds until the user chooses another.
  @ObservationIgnored var ownTheme: Theme?
  /// The user's own keys, which override the preset's.
  @ObservationIgnored var ownKeys = KeyMap()
  /// `true` if the terminal shows Unicode, so that keys can be written as symbols.
  @ObservationIgnored var isUnicode = true
  @ObservationIgnored private let systemLanguage: Language
  @ObservationIgnored private let save: Save
  /// Called after each change.
  @ObservationIgnored var changed: () -> Void = {}

  /// Saves the changes that lead from the first preferences to the second. Returns them with those of
  /// other programs, or why that can't be done.
  typealias Save = (Preferences, Preferences) -> Result<Preferences, PreferencesError>

  init(
    _ values: Preferences, systemLanguage: Language, askedLanguage: Language?,
    save: @escaping Save
  ) {
    current = values
    saved = values
    self.systemLanguage = systemLanguage
    self.askedLanguage = askedLanguage
    self.save = save
  }

  /// Saves what has changed since it was saved last, and takes over what other programs have changed.
  private func saveChanges() {
    switch save(saved, current) {
    case .success(let all): (current, saved, fault) = (all, all, nil)
    case .failure(let error):
      let isNews = error != fault
      fault = error
      if isNews { onFailure(error) }
    }
  }

  /// Tries once more to save what couldn't be saved. Returns what still isn't, or `nil` if all is.
  func finish() -> UnsavedPreferences? {
    guard current != saved else { return nil }
    saveChanges()
    return fault.map { UnsavedPreferences(of: current, since: saved, error: $0) }
  }

  var theme: ThemeChoice { askedTheme ?? values.theme }

  /// `true` if the screens are adapted to a screen reader.
  var isForScreenReader: Bool {
    get { asksForScreenReader || values.isForScreenReader }
    set {
      (asksForScreenReader, values.isForScreenReader) = (false, newValue)
      changed()
    }
  }

  /// `true` if new games are practice.
  var practises: Bool {
    get { asksForPractice || values.practises }
    set { (asksForPractice, values.practises) = (false, newValue) }
  }

  /// The amount of animation, which is none with a screen reader.
  var effects: Effects { isForScreenReader ? .none : values.effects }

  var keyMap: KeyMap { KeyMap(values.keyPreset).merging(ownKeys) }

  /// The keys of actions as the screens name them.
  var keyLabels: KeyLabels {
    KeyLabels(keyMap: keyMap, names: words.kit.keyNames, isUnicode: isUnicode)
  }

  var language: Language {
    askedLanguage ?? values.language.language(system: systemLanguage)
  }

  /// The text of the screens.
  var words: Words { usesPseudoLanguage ? .pseudo : .in(language) }

  /// A sentence about why the latest change wasn't saved, or `nil` if it was.
  var failure: String? { fault.map { words.text(of: $0) } }
}

extension KeyMap {
  /// The keys of `preset` that replace default keys of the board.
  init(_ preset: KeyPreset) {
    switch preset {
    case .arrows: self.init()
    case .wasd:
      self.init([
        "gameBoard.move.up": [KeyPress("w"), KeyPress(.up)],
        "gameBoard.move.down": [KeyPress("s"), KeyPress(.down)],
        "gameBoard.move.left": [KeyPress("a"), KeyPress(.left)],
        "gameBoard.move.right": [KeyPress("d"), KeyPress(.right)],
        "solution.move.up": [KeyPress("w"), KeyPress(.up)],
        "solution.move.down": [KeyPress("s"), KeyPress(.down)],
        "solution.move.left": [KeyPress("a"), KeyPress(.left)],
        "solution.move.right": [KeyPress("d"), KeyPress(.right)],
        "solution.draft": [KeyPress("D")],
        "gameBoard.score": [KeyPress("e")],
        "gameBoard.fillHere": [KeyPress("i")],
        "gameBoard.digitFirst": [KeyPress("o")],
      ])
    }
  }
}
