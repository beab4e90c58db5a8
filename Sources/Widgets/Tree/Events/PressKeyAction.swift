/// Has the runtime handle a key once more, after what it is doing: for a view that goes away on any
/// key, so that what comes in its place gets the key too.
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

  /// Presses `key` when the screen shows what has changed by then.
  public func callAsFunction(_ key: KeyPress) { action(key) }
}

extension EnvironmentValues {
  /// Presses a key as if it came from the terminal.
  public var pressKey: PressKeyAction {
    get { box.kit.pressKey }
    set { write { $0.pressKey = newValue } }
  }
}
