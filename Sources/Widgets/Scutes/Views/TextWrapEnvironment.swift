// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
  /// The places where lines of text may break.
  public var textWrapMode: TextWrapMode {
    get { box.kit.textWrapMode }
    set { write { $0.textWrapMode = newValue } }
  }

  /// The most lines that a text takes, or `nil` for no limit.
  public var lineLimit: Int? {
    get { box.kit.lineLimit }
    set { write { $0.lineLimit = newValue.map { max(1, $0) } } }
  }
}

extension View {
  /// Limits the texts within to `limit` lines each, at least one, unless they set a limit themselves.
  /// `nil` sets no limit.
  public func lineLimit(_ limit: Int?) -> some View {
    environment(\.lineLimit, limit)
  }

  /// Sets where lines of the texts within may break, unless they set it themselves.
  public func wrapMode(_ mode: TextWrapMode) -> some View {
    environment(\.textWrapMode, mode)
  }
}
