// SPDX-License-Identifier: Apache-2.0

/// The brackets of a control, which show its state without colour.
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
  /// The brackets of the enclosing control.
  var controlEnds: ControlEnds {
    ControlEnds(
      isEnabled: isEnabled, isFocused: isFocused, isUnicode: capabilities.isUnicode)
  }

  /// The style of a part of a control: that of `role`, heavier while focused, faint while disabled.
  func controlStyle(_ role: StyleRole?) -> TextStyle {
    guard isEnabled else {
      return textStyle(.disabled).merging(TextStyle(attributes: .dim))
    }
    return textStyle(role).merging(TextStyle(attributes: isFocused ? .bold : []))
  }

  /// The mark of truncated text.
  var ellipsis: String { capabilities.isUnicode ? "…" : "..." }
}
