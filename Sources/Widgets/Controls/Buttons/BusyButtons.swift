private enum AreButtonsBusyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether what the buttons do is being done just now.
  var areButtonsBusy: Bool {
    get { self[AreButtonsBusyKey.self] }
    set { self[AreButtonsBusyKey.self] = newValue }
  }
}

extension View {
  /// Shows that what the buttons within do is being done, if `isBusy`: a sign turns before their
  /// label, and they keep the focus but can't be pressed.
  public func buttonBusy(_ isBusy: Bool = true) -> some View {
    environment(\.areButtonsBusy, isBusy)
  }
}
