// SPDX-License-Identifier: Apache-2.0

/// The style set on a text, or a part of it.
nonisolated struct TextLook: Hashable {
  /// The role, or `nil` for the environment's.
  var role: StyleRole?
  /// Attributes in addition to the environment's.
  private(set) var added: TextAttributes = []
  /// Attributes of the environment that it removes.
  private(set) var removed: TextAttributes = []

  /// Adds or removes `attribute`.
  mutating func set(_ attribute: TextAttributes, _ isOn: Bool) {
    if isOn {
      added.formUnion(attribute)
      removed.subtract(attribute)
    } else {
      added.subtract(attribute)
      removed.formUnion(attribute)
    }
  }

  /// This look, completed from `outer`.
  func within(_ outer: TextLook) -> TextLook {
    var look = outer
    look.role = role ?? outer.role
    look.set(added, true)
    look.set(removed, false)
    return look
  }

  @MainActor
  func style(in environment: EnvironmentValues) -> TextStyle {
    var style = environment.textStyle(role)
    style.attributes.formUnion(added)
    style.attributes.subtract(removed)
    return style
  }
}
