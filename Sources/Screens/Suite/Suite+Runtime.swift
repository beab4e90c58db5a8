public import Store
public import Widgets

extension Suite {
  /// Applies the preferences for speech, look and motion to `runtime`, now and whenever they
  /// change.
  public func direct(_ runtime: Runtime) {
    let direct = { [weak self, weak runtime] in
      guard let self, let runtime else { return }
      let preferences = outside.preferences
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
    outside.preferences.changed = direct
    direct()
  }

  /// Uses `theme` regardless of the settings, until the user chooses another.
  public func showThisTime(in theme: ThemeChoice) { outside.preferences.askedTheme = theme }

  /// Uses the user's own `theme` until they choose another.
  public func showThisTime(in theme: Theme) { outside.preferences.ownTheme = theme }

  /// Adapts to a screen reader until the user changes the setting.
  public func suitScreenReaderThisTime() { outside.preferences.asksForScreenReader = true }

  /// Makes new games practice until the user changes the setting.
  public func practiseThisTime() { outside.preferences.asksForPractice = true }

  /// Uses the key bindings of `keys` for this session.
  public func useThisTime(_ keys: KeyMap) { outside.preferences.ownKeys = keys }

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
