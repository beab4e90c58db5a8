// SPDX-License-Identifier: Apache-2.0

/// The brightness of the terminal's own background.
public nonisolated enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// White is easier to read on it than black.
  case dark
  /// Black is easier to read on it than white.
  case light
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
  }

  /// The brightness of the terminal's own background by the terminal's answer (OSC 11), or `nil`
  /// without one. Programs choose a theme by it, or only colours for views without a ground.
  public var colorScheme: ColorScheme? {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
