extension EnvironmentValues {
  /// Whether the view can be used now; controls that can't be have no focus and do nothing.
  public var isEnabled: Bool {
    get { box.kit.isEnabled }
    set { write { $0.isEnabled = newValue } }
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
