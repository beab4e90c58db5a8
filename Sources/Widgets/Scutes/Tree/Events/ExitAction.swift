// SPDX-License-Identifier: Apache-2.0

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

extension EnvironmentValues {
  /// Ends the program, as ``Runtime/exit()`` does.
  public var exit: ExitAction {
    get { box.kit.exit }
    set { write { $0.exit = newValue } }
  }
}
