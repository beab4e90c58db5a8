extension EnvironmentValues {
  /// Where lines of text may be broken.
  public var textWrapMode: TextWrapMode {
    get { box.kit.textWrapMode }
    set { write { $0.textWrapMode = newValue } }
  }
}

extension View {
  /// Where lines of the texts within may be broken, unless they say it themselves.
  public func wrapMode(_ mode: TextWrapMode) -> some View {
    environment(\.textWrapMode, mode)
  }
}
