// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
  /// `true` if the view can be used. Disabled controls can't be focused and do nothing.
  public var isEnabled: Bool {
    get { box.kit.isEnabled }
    set { write { $0.isEnabled = newValue } }
  }
}

/// Disables its content.
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
  /// Disables the controls within if `isDisabled`. Can't enable what an enclosing view has
  /// disabled.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    Disabling(content: self, isDisabled: isDisabled)
  }
}
