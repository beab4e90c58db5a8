private enum TextWrapModeKey: EnvironmentKey {
  static var defaultValue: TextWrapMode { .automatic }
}

extension EnvironmentValues {
  /// Where lines of text may be broken.
  public var textWrapMode: TextWrapMode {
    get { self[TextWrapModeKey.self] }
    set { self[TextWrapModeKey.self] = newValue }
  }
}

extension View {
  /// Where lines of the texts within may be broken, unless they say it themselves.
  public func wrapMode(_ mode: TextWrapMode) -> some View {
    environment(\.textWrapMode, mode)
  }
}
