/// Ends the program.
///
///     @Environment(\.exit) private var exit
///     …
///     Button("Quit") { exit() }
public struct ExitAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Ends the program before its next frame.
  public func callAsFunction() { action() }
}

private enum ExitActionKey: EnvironmentKey {
  static var defaultValue: ExitAction { ExitAction {} }
}

extension EnvironmentValues {
  /// Ends the program, as ``Runtime/exit()`` does.
  public var exit: ExitAction {
    get { self[ExitActionKey.self] }
    set { self[ExitActionKey.self] = newValue }
  }
}
