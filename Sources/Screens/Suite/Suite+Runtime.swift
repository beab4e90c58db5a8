public import Scutes
public import Store

extension Suite {
  /// Applies the preferences for speech, look and motion to `runtime`, now and whenever they
  /// change.
  public func configure(_ runtime: Runtime) {
    let apply = { [weak self, weak runtime] in
      guard let self, let runtime else { return }
      let preferences = dependencies.preferences
      preferences.isUnicode = runtime.capabilities.isUnicode
      runtime.words = words.kit
      runtime.theme =
        preferences.ownTheme
        ?? SuiteTheme(preferences.theme, on: runtime.capabilities).theme
      runtime.motion = Motion(preferences.effects)
      runtime.keyMap = preferences.keyMap
      if runtime.isLinear != preferences.isForScreenReader {
        runtime.isLinear = preferences.isForScreenReader
      }
    }
    dependencies.preferences.changed = apply
    apply()
  }

  /// Uses `theme` regardless of the settings, until the user chooses another.
  public func overrideTheme(with theme: ThemeChoice) { dependencies.preferences.askedTheme = theme }

  /// Uses the user's own `theme` until they choose another.
  public func overrideTheme(with theme: Theme) { dependencies.preferences.ownTheme = theme }

  /// Adapts to a screen reader until the user changes the setting.
  public func suitScreenReaderThisTime() { dependencies.preferences.asksForScreenReader = true }

  /// Makes new games practice until the user changes the setting.
  public func practiseForSession() { dependencies.preferences.asksForPractice = true }

  /// Uses the key bindings of `keys` for this session.
  public func overrideKeys(with keys: KeyMap) { dependencies.preferences.ownKeys = keys }

  /// The problems with `keys`: unknown names, keys with two meanings in one place, and actions left
  /// without a key.
  public static func objections(to keys: KeyMap) -> [KeyMapConflict] {
    let tables = KeyTables.all(.english, keyMap: KeyMap()) + KeyTable.ofKit(KitWords())
    return keys.unknownNames(in: tables).map(KeyMapConflict.unknownName)
      + keys.conflicts(in: tables)
  }
}

extension Motion {
  /// The amount of motion that `effects` allows.
  init(_ effects: Effects) {
    self =
      switch effects {
      case .none: .none
      case .subtle: .subtle
      case .full: .full
      }
  }
}
