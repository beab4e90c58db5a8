import Models
public import Widgets

extension Suite {
  /// Has `runtime` speak, look and move as the user prefers, now and after every change of the
  /// preferences. The width of characters is one for the process: only a program that has it to itself
  /// `setsWidth`.
  public func direct(_ runtime: Runtime, setsWidth: Bool = false) {
    let surroundings = runtime.ambiguousWidth
    let direct = { [weak self, weak runtime] in
      guard let self, let runtime else { return }
      let preferences = outside.preferences.values
      runtime.words = words.kit
      runtime.theme = SuiteTheme(preferences.theme, on: runtime.capabilities).theme
      runtime.motion = Motion(preferences.effects)
      if setsWidth {
        runtime.ambiguousWidth = preferences.characterWidth.ambiguousWidth ?? surroundings
      }
      runtime.keyMap = KeyMap(preferences.keyPreset)
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

extension CharacterWidth {
  /// The same for the kit; nil where the surroundings decide.
  fileprivate var ambiguousWidth: AmbiguousWidth? {
    switch self {
    case .automatic: nil
    case .narrow: .narrow
    case .wide: .wide
    }
  }
}
