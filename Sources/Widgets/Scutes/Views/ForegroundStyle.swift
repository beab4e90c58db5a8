// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
  /// The default role of text and drawings.
  var textRole: StyleRole? {
    get { box.kit.textRole }
    set { write { $0.textRole = newValue } }
  }

  /// The attributes of all text within.
  var textAttributes: TextAttributes {
    get { box.kit.textAttributes }
    set { write { $0.textAttributes = newValue } }
  }

  /// Returns the style of text of `role`, or of the environment's role.
  public func textStyle(_ role: StyleRole? = nil) -> TextStyle {
    let style = (role ?? textRole).map(theme.style(for:)) ?? TextStyle()
    return style.merging(TextStyle(attributes: textAttributes))
  }
}

extension View {
  /// Sets the default style of text and drawings within to that of `role`.
  public func foregroundStyle(_ role: StyleRole?) -> some View {
    environment(\.textRole, role)
  }

  /// Makes the text within bold, or not, keeping its other attributes.
  public func bold(_ isActive: Bool = true) -> some View {
    textAttribute(.bold, isActive)
  }

  /// Makes the text within italic, or not, keeping its other attributes.
  public func italic(_ isActive: Bool = true) -> some View {
    textAttribute(.italic, isActive)
  }

  /// Underlines the text within, or not, keeping its other attributes.
  public func underline(_ isActive: Bool = true) -> some View {
    textAttribute(.underline, isActive)
  }

  /// Strikes the text within through, or not, keeping its other attributes.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    textAttribute(.strikethrough, isActive)
  }

  private func textAttribute(_ attribute: TextAttributes, _ isActive: Bool) -> some View {
    modifier(
      EnvironmentModifier(
        value: AttributeChange(attribute: attribute, isActive: isActive),
        areSame: { $0 == $1 }, write: { $1.apply(to: &$0.textAttributes) }))
  }
}

/// The addition or removal of a text attribute.
private struct AttributeChange: Equatable {
  let attribute: TextAttributes
  let isActive: Bool

  func apply(to attributes: inout TextAttributes) {
    if isActive { attributes.insert(attribute) } else { attributes.remove(attribute) }
  }
}
