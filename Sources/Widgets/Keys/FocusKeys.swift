/// Where a key can take the focus.
public nonisolated enum FocusAction: String, CaseIterable, KeyAction {
  /// To the next place in the order of the screen.
  case next = "next"
  /// To the one before.
  case previous = "previous"
  /// To the nearest place above.
  case up = "up"
  /// To the nearest place below.
  case down = "down"
  /// To the nearest place on the left.
  case left = "left"
  /// To the nearest place on the right.
  case right = "right"

  /// What the keys that move the focus are called in key maps.
  public static let table = "focus"
}

/// The keys that move the focus where nothing else makes use of them. Their names in a ``KeyMap`` are
/// `focus.next`, `focus.previous`, `focus.up`, `focus.down`, `focus.left` and `focus.right`.
public enum FocusKeys {
  /// The bindings, before any map. They are shown nowhere: hints speak for them.
  public nonisolated static let bindings: [KeyBinding<FocusAction>] = [
    binding(.next, KeyPress(.tab)), binding(.previous, KeyPress(.tab, modifiers: .shift)),
    binding(.up, KeyPress(.up), KeyPress("k")), binding(.down, KeyPress(.down), KeyPress("j")),
    binding(.left, KeyPress(.left), KeyPress("h")),
    binding(.right, KeyPress(.right), KeyPress("l")),
  ]

  /// The table with the keys of `map`, which does `perform`.
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
