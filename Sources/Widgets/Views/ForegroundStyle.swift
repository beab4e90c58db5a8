private enum TextRoleKey: EnvironmentKey {
  static var defaultValue: StyleRole? { nil }
}

private enum TextAttributesKey: EnvironmentKey {
  static var defaultValue: TextAttributes { [] }
}

extension EnvironmentValues {
  /// The role of text and drawings that name none of their own.
  var textRole: StyleRole? {
    get { self[TextRoleKey.self] }
    set { self[TextRoleKey.self] = newValue }
  }

  /// Attributes of all text within.
  var textAttributes: TextAttributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }

  /// The look of text of `role`, or of the role that holds here.
  public func textStyle(_ role: StyleRole? = nil) -> TextStyle {
    let style = (role ?? textRole).map(theme.style(for:)) ?? TextStyle()
    return style.merging(TextStyle(attributes: textAttributes))
  }
}

extension View {
  /// Gives text and drawings within the look of `role`, unless they name one of their own.
  public func foregroundStyle(_ role: StyleRole?) -> some View {
    environment(\.textRole, role)
  }

  /// Makes the text within bold.
  public func bold(_ isBold: Bool = true) -> some View {
    environment(\.textAttributes, isBold ? .bold : [])
  }
}
