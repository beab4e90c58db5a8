// SPDX-License-Identifier: Apache-2.0

/// A key that presses a button wherever the focus is.
nonisolated struct KeyboardShortcut: Hashable, Sendable {
  let key: KeyPress
  /// A description of the action. `nil` uses the button's title.
  let title: String?
}

extension EnvironmentValues {
  /// The shortcut of the enclosing button.
  var keyboardShortcut: KeyboardShortcut? {
    get { box.kit.keyboardShortcut }
    set { write { $0.keyboardShortcut = newValue } }
  }
}

extension KeyPress {
  /// Enter, for the most likely choice.
  public nonisolated static let defaultAction = KeyPress(.enter)
  /// Escape, for the button that changes nothing.
  public nonisolated static let cancelAction = KeyPress(.escape)
}

extension View {
  /// Lets `key` press this button from anywhere on its screen or sheet, unless the focused view
  /// uses the key. Footer and help show `title`, or else the button's own title. `nil` is no key.
  public func keyboardShortcut(_ key: KeyPress?, title: String? = nil) -> some View {
    environment(\.keyboardShortcut, key.map { KeyboardShortcut(key: $0, title: title) })
  }
}
