private enum ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { Theme(name: "plain", styles: [:]) }
}

private enum CapabilitiesKey: EnvironmentKey {
  static var defaultValue: TerminalCapabilities {
    TerminalCapabilities(colorDepth: .monochrome, isUnicode: false)
  }
}

private enum ScreenSizeKey: EnvironmentKey {
  static var defaultValue: Size { Size(width: 80, height: 24) }
}

private enum LinkKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the terminal takes more than a tenth of a second to answer, as over a long network: what
  /// moves should keep still then. False until that is known, and where it never is.
  public var isLinkSlow: Bool {
    get { self[LinkKey.self] }
    set { self[LinkKey.self] = newValue }
  }

  /// Columns by rows of the whole screen.
  public var screenSize: Size {
    get { self[ScreenSizeKey.self] }
    set { self[ScreenSizeKey.self] = newValue }
  }

  /// What the roles look like.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// What the terminal can show.
  public var capabilities: TerminalCapabilities {
    get { self[CapabilitiesKey.self] }
    set { self[CapabilitiesKey.self] = newValue }
  }
}
