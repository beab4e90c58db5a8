// SPDX-License-Identifier: Apache-2.0

/// Makes the runtime handle a key once more after the current event. A view that closes on any key
/// can pass that key on to whatever replaces it.
///
///     @Environment(\.pressKey) private var pressKey
///     …
///     .onKeyPress { key in
///       leave()
///       pressKey(key)
///       return .handled
///     }
public struct PressKeyAction {
  private let action: (KeyPress) -> Void

  init(_ action: @escaping (KeyPress) -> Void) {
    self.action = action
  }

  /// Presses `key` once the screen shows the changes made so far.
  public func callAsFunction(_ key: KeyPress) { action(key) }
}

extension EnvironmentValues {
  /// Presses a key as if it came from the terminal.
  public var pressKey: PressKeyAction {
    get { box.kit.pressKey }
    set { write { $0.pressKey = newValue } }
  }
}
