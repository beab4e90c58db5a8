/// What pickers look like.
public nonisolated enum PickerStyle: Hashable, Sendable {
  /// All options side by side, on further lines where they do not fit: `Easy [Medium] Hard`.
  case segmented
  /// The chosen option, and a list of all on demand: `[Medium ▾]`.
  case menu
  /// The options one below the other, with a sign at the chosen one.
  case radioGroup
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .menu }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the pickers within the look of `style`; a menu where nobody says.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }
}
