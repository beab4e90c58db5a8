// SPDX-License-Identifier: Apache-2.0

/// A move of the focus.
public nonisolated enum FocusAction: String, CaseIterable, KeyAction {
  /// To the next view in screen order.
  case next = "next"
  /// To the previous view.
  case previous = "previous"
  /// To the nearest view above.
  case up = "up"
  /// To the nearest view below.
  case down = "down"
  /// To the nearest view on the left.
  case left = "left"
  /// To the nearest view on the right.
  case right = "right"

  /// The name of the focus keys' table in key maps.
  public static let table = "focus"
}

/// The keys that move the focus if nothing else uses them. Their names in a ``KeyMap`` are
/// `focus.next`, `focus.previous`, `focus.up`, `focus.down`, `focus.left` and `focus.right`.
public enum FocusKeys {
  /// The default bindings, which are never shown.
  public nonisolated static let bindings: [KeyBinding<FocusAction>] = [
    binding(.next, KeyPress(.tab)), binding(.previous, KeyPress(.tab, modifiers: .shift)),
    binding(.up, KeyPress(.up), KeyPress("k")), binding(.down, KeyPress(.down), KeyPress("j")),
    binding(.left, KeyPress(.left), KeyPress("h")),
    binding(.right, KeyPress(.right), KeyPress("l")),
  ]

  /// Creates a table with the keys of `map`, whose actions call `perform`.
  public static func table(
    _ map: KeyMap = KeyMap(), perform: @escaping (FocusAction) -> Void
  ) -> KeyTable {
    KeyTable("", bindings, perform: perform).remapped(by: map)
  }

  private nonisolated static func binding(
    _ action: FocusAction, _ keys: KeyPress...
  ) -> KeyBinding<FocusAction> {
    KeyBinding(keys, action, "", shown: .hidden)
  }
}
