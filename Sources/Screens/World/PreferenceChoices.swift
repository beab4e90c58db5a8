import Hints
import Observation
import Store
import Widgets

/// What the user prefers, for all screens. A change is saved at once.
@Observable
final class PreferenceChoices {
  /// The preferences as they are now.
  var values: Preferences {
    didSet {
      guard values != oldValue else { return }
      if values.language != oldValue.language { askedLanguage = nil }
      if values.theme != oldValue.theme { (askedTheme, ownTheme) = (nil, nil) }
      if values.isForScreenReader != oldValue.isForScreenReader { asksForScreenReader = false }
      fault = save(values)
      changed()
    }
  }

  /// Whether the words are those of the pseudo-language, whatever the language is.
  var usesPseudoLanguage = false {
    didSet { changed() }
  }

  /// Why the latest change could not be saved; nil where it was.
  private var fault: PreferencesError?
  /// The language that was asked for at the start; it holds until the user chooses another.
  private var askedLanguage: Language?
  /// The theme that was asked for at the start; it holds until the user chooses another.
  var askedTheme: ThemeChoice?
  /// Whether a screen reader was asked for at the start; it holds until the user changes the setting.
  var asksForScreenReader = false
  /// A theme of the user's own; it holds until the user chooses another.
  @ObservationIgnored var ownTheme: Theme?
  /// The user's own keys, which win over those of the preset.
  @ObservationIgnored var ownKeys = KeyMap()
  /// Whether the terminal shows more than ASCII, so that keys have signs.
  @ObservationIgnored var isUnicode = true
  @ObservationIgnored private let systemLanguage: Language
  @ObservationIgnored private let save: (Preferences) -> PreferencesError?
  /// Called after each change.
  @ObservationIgnored var changed: () -> Void = {}

  init(
    _ values: Preferences, systemLanguage: Language, askedLanguage: Language?,
    save: @escaping (Preferences) -> PreferencesError?
  ) {
    self.values = values
    self.systemLanguage = systemLanguage
    self.askedLanguage = askedLanguage
    self.save = save
  }

  /// The theme of the screens.
  var theme: ThemeChoice { askedTheme ?? values.theme }

  /// Whether a screen reader reads the screens.
  var isForScreenReader: Bool { asksForScreenReader || values.isForScreenReader }

  /// How much moves on the screen: nothing for a screen reader.
  var effects: Effects { isForScreenReader ? .none : values.effects }

  /// The keys of the screens.
  var keyMap: KeyMap { KeyMap(values.keyPreset).merging(ownKeys) }

  /// The language of the screens.
  var language: Language {
    askedLanguage ?? values.language.language(system: systemLanguage)
  }

  /// The words of the screens.
  var words: Words { usesPseudoLanguage ? .pseudo : .in(language) }

  /// Why the latest change could not be saved, in a sentence; nil where it was.
  var failure: String? { fault.map { words.text(of: $0) } }
}

extension KeyMap {
  /// The keys that `preset` gives to actions of the board in place of their own.
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
        "gameBoard.score": [KeyPress("e")],
        "gameBoard.fillHere": [KeyPress("i")],
        "gameBoard.digitFirst": [KeyPress("o")],
      ])
    }
  }
}
