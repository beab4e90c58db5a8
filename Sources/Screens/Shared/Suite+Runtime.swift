import Store
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
