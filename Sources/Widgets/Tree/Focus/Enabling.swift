private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the view can be used now; controls that can't be have no focus and do nothing.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Keeps its content from being used.
@usableFromInline struct Disabling<Content> {
  @Environment(\.isEnabled) private var isEnabled
  let content: Content
  let isDisabled: Bool
}

extension Disabling: View where Content: View {
  @usableFromInline
  var body: some View {
    content.environment(\.isEnabled, isEnabled && !isDisabled)
  }
}

extension View {
  /// Keeps the controls within from being used if `isDisabled`. What a view around has disabled
  /// stays so.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    Disabling(content: self, isDisabled: isDisabled)
  }
}
