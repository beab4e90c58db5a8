// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
  /// The places where lines of text may break.
  public var textWrapMode: TextWrapMode {
    get { box.kit.textWrapMode }
    set { write { $0.textWrapMode = newValue } }
  }
}

extension View {
  /// Sets where lines of the texts within may break, unless they set it themselves.
  public func wrapMode(_ mode: TextWrapMode) -> some View {
    environment(\.textWrapMode, mode)
  }
}
