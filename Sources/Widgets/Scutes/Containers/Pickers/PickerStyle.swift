// SPDX-License-Identifier: Apache-2.0

/// The look of pickers.
public nonisolated enum PickerStyle: Hashable, Sendable {
  /// All options side by side, wrapped into lines if needed: `Easy [Medium] Hard`.
  case segmented
  /// The selected option, with a menu of all: `[Medium ▾]`.
  case menu
  /// The options below each other, with a mark on the selected one.
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
  /// Sets the style of the pickers within. The default is a menu.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }
}
