public import Widgets

extension Suite {
  /// Has `runtime` speak as the user prefers, now and after every change of the preferences.
  public func direct(_ runtime: Runtime) {
    let direct = { [weak self, weak runtime] in
      guard let self, let runtime else { return }
      runtime.words = words.kit
    }
    outside.preferences.changed = direct
    direct()
  }
}
