// SPDX-License-Identifier: Apache-2.0

/// The spoken description of a part of the screen.
struct SpokenProperties: Equatable {
  /// Replaces the texts within.
  var label: String?
  /// The current state: "on", "3 of 9".
  var value: String?
  /// The effect of using it.
  var hint: String?
  /// The kind of control: "button".
  var role: String?
  /// `true` if it is left out of speech.
  var isHidden: Bool?

  /// A copy with missing properties taken from `others`.
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
  /// Sets the spoken name of the view, replacing the texts in it: "row 4 column 7, empty".
  public func accessibilityLabel(_ label: String) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(label: label)))
  }

  /// Sets the spoken state of the view: "on", "40 percent".
  public func accessibilityValue(_ value: String) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(value: value)))
  }

  /// Describes, for speech, the effect of using the view.
  public func accessibilityHint(_ hint: String) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(hint: hint)))
  }

  /// Sets the spoken kind of the view, in a word: "switch". Built-in controls set their own.
  public func accessibilityRole(_ role: String) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(role: role)))
  }

  /// Hides the view from speech if `isHidden`, for views that are only decoration.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    modifier(AccessibilityModifier(properties: SpokenProperties(isHidden: isHidden)))
  }
}
