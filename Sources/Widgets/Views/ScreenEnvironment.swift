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

private enum CellRatioKey: EnvironmentKey {
  static var defaultValue: Double { Double(CellShape.heightToWidth) }
}

private enum ImagePixelsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether an ``Image`` may show its pixels on a terminal that says it can; else it is drawn with
  /// characters everywhere. True unless set.
  public var showsImagePixels: Bool {
    get { self[ImagePixelsKey.self] }
    set { self[ImagePixelsKey.self] = newValue }
  }

  /// How many times as high as wide a cell is: as the terminal tells, else 2.
  var cellRatio: Double {
    get { self[CellRatioKey.self] }
    set { self[CellRatioKey.self] = newValue }
  }

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
