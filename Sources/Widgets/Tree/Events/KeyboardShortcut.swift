/// A key that presses a button wherever the focus is.
nonisolated struct KeyboardShortcut: Hashable, Sendable {
  let key: KeyPress
  /// What the key does, for people; nil where the button's title says it.
  let title: String?
}

extension EnvironmentValues {
  /// The key that presses the button around.
  var keyboardShortcut: KeyboardShortcut? {
    get { box.kit.keyboardShortcut }
    set { write { $0.keyboardShortcut = newValue } }
  }
}

extension KeyPress {
  /// Enter: for the button that people most likely want.
  public nonisolated static let defaultAction = KeyPress(.enter)
  /// Escape: for the button that leaves everything as it is.
  public nonisolated static let cancelAction = KeyPress(.escape)
}

extension View {
  /// Has `key` press this button from anywhere on the same screen or sheet, where what has the
  /// focus has no use for it. Footer and help show it under `title`, or what the button is called.
  public func keyboardShortcut(_ key: KeyPress, title: String? = nil) -> some View {
    environment(\.keyboardShortcut, KeyboardShortcut(key: key, title: title))
  }
}
