extension EnvironmentValues {
  /// Whether the screen is to be read line by line, by a screen reader or on a braille line: no
  /// lines and ornaments, controls below each other, states as words, nothing that moves.
  public var isLinear: Bool {
    get { box.kit.isLinear }
    set { write { $0.isLinear = newValue } }
  }
}
