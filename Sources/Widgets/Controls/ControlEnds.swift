/// The signs at both ends of a control, which tell its state without colour.
///
/// ```
///  [●  ]  can be used
///  ▐●  ▌  has the focus; >●  < in ASCII
///  (●  )  can't be used now
/// ```
nonisolated struct ControlEnds: Hashable {
  let left: Character
  let right: Character

  init(isEnabled: Bool, isFocused: Bool, isUnicode: Bool) {
    (left, right) =
      switch (isEnabled, isFocused) {
      case (false, _): ("(", ")")
      case (true, false): ("[", "]")
      case (true, true): isUnicode ? ("▐", "▌") : (">", "<")
      }
  }
}

extension EnvironmentValues {
  /// The ends of the control around.
  var controlEnds: ControlEnds {
    ControlEnds(
      isEnabled: isEnabled, isFocused: isFocused, isUnicode: capabilities.isUnicode)
  }

  /// The look of a part of a control: that of `role`, heavier with the focus, faint without use.
  func controlStyle(_ role: StyleRole?) -> TextStyle {
    guard isEnabled else {
      return textStyle(.disabled).merging(TextStyle(attributes: .dim))
    }
    return textStyle(role).merging(TextStyle(attributes: isFocused ? .bold : []))
  }

  /// What stands where text was cut.
  var ellipsis: String { capabilities.isUnicode ? "…" : "..." }
}
