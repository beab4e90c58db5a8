extension EnvironmentValues {
  /// The role of text and drawings that name none of their own.
  var textRole: StyleRole? {
    get { box.kit.textRole }
    set { write { $0.textRole = newValue } }
  }

  /// Attributes of all text within.
  var textAttributes: TextAttributes {
    get { box.kit.textAttributes }
    set { write { $0.textAttributes = newValue } }
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

  /// Makes the text within bold, or not, besides what else it is.
  public func bold(_ isActive: Bool = true) -> some View {
    textAttribute(.bold, isActive)
  }

  /// Slants the text within, or not, besides what else it is.
  public func italic(_ isActive: Bool = true) -> some View {
    textAttribute(.italic, isActive)
  }

  /// Draws a line below the text within, or not, besides what else it is.
  public func underline(_ isActive: Bool = true) -> some View {
    textAttribute(.underline, isActive)
  }

  /// Draws a line through the text within, or not, besides what else it is.
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

/// An attribute that text is to have, or not.
private struct AttributeChange: Equatable {
  let attribute: TextAttributes
  let isActive: Bool

  func apply(to attributes: inout TextAttributes) {
    if isActive { attributes.insert(attribute) } else { attributes.remove(attribute) }
  }
}
