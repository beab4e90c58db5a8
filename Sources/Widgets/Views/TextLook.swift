/// What a text, or a part of it, says of its own look.
nonisolated struct TextLook: Hashable {
  /// The role; that of the surroundings where nil.
  var role: StyleRole?
  /// Attributes besides those of the surroundings.
  private(set) var added: TextAttributes = []
  /// Attributes of the surroundings that it does not have.
  private(set) var removed: TextAttributes = []

  /// Says of `attribute` that it is there, or that it is not.
  mutating func set(_ attribute: TextAttributes, _ isOn: Bool) {
    if isOn {
      added.formUnion(attribute)
      removed.subtract(attribute)
    } else {
      added.subtract(attribute)
      removed.formUnion(attribute)
    }
  }

  /// This look, with what it leaves open taken from `outer`.
  func within(_ outer: TextLook) -> TextLook {
    var look = outer
    look.role = role ?? outer.role
    look.set(added, true)
    look.set(removed, false)
    return look
  }

  /// The style in which it is written.
  @MainActor
  func style(in environment: EnvironmentValues) -> TextStyle {
    var style = environment.textStyle(role)
    style.attributes.formUnion(added)
    style.attributes.subtract(removed)
    return style
  }
}
