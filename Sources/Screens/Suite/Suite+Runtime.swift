public import Store
public import Widgets

extension Suite {
  /// Has `runtime` speak, look and move as the user prefers, now and after every change of the
  /// preferences.
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

  /// Shows everything in `theme` until the user chooses another, whatever the settings say.
  public func showThisTime(in theme: ThemeChoice) { outside.preferences.askedTheme = theme }

  /// Shows everything in `theme`, the user's own, until the user chooses another.
  public func showThisTime(in theme: Theme) { outside.preferences.ownTheme = theme }

  /// Suits a screen reader until the user changes the setting.
  public func suitScreenReaderThisTime() { outside.preferences.asksForScreenReader = true }

  /// Has the actions that `keys` names answer to other keys in this session.
  public func useThisTime(_ keys: KeyMap) { outside.preferences.ownKeys = keys }

  /// What is wrong with `keys` for this program, a sentence each: names that nothing has, keys that mean
  /// two things in one place, actions that would be left without any.
  public static func objections(to keys: KeyMap) -> [String] {
    let tables = KeyTables.all(.english, keyMap: KeyMap()) + KeyTable.ofKit(KitWords())
    let unknown = keys.unknownNames(in: tables).map {
      "\($0) is the name of no action: docs/keys.md lists those that there are."
    }
    return unknown + keys.conflicts(in: tables)
  }
}

extension Motion {
  /// How much moves with `effects`.
  init(_ effects: Effects) {
    self =
      switch effects {
      case .none: .none
      case .subtle: .subtle
      case .full: .full
      }
  }
}
