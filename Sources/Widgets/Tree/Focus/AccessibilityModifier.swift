/// What is said of a part of the screen in words.
struct SpokenProperties: Equatable {
  /// What it is called, in place of the texts within.
  var label: String?
  /// How it stands: "on", "3 of 9".
  var value: String?
  /// What happens when it is used.
  var hint: String?
  /// What kind of thing it is: "button".
  var role: String?
  /// Whether nothing is said of it.
  var isHidden: Bool?

  /// These, with what `others` say where these say nothing.
  func completed(by others: SpokenProperties) -> SpokenProperties {
    SpokenProperties(
      label: label ?? others.label, value: value ?? others.value, hint: hint ?? others.hint,
      role: role ?? others.role, isHidden: isHidden ?? others.isHidden)
  }
}

@usableFromInline struct AccessibilityModifier: NodeModifier {
  let properties: SpokenProperties

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    AccessibilityNode(modifier, in: parent)
  }
}

private final class AccessibilityNode: ModifierNode<AccessibilityModifier> {
  override var spoken: SpokenProperties { modifier.properties }
}

extension View {
  /// What the view is called in words, in place of the texts in it: "row 4 column 7, empty".
  public func accessibilityLabel(_ label: String) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(label: label)))
  }

  /// How the view stands, in words: "on", "40 percent".
  public func accessibilityValue(_ value: String) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(value: value)))
  }

  /// What happens when the view is used, in words.
  public func accessibilityHint(_ hint: String) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(hint: hint)))
  }

  /// What kind of thing the view is, in a word: "switch". Controls of the kit say so themselves.
  public func accessibilityRole(_ role: String) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(role: role)))
  }

  /// Leaves the view out of what is said in words, if `isHidden`: for what only adorns.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(isHidden: isHidden)))
  }
}
