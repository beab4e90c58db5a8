// SPDX-License-Identifier: Apache-2.0

/// Writes a line into the drawer of the inspector, where `print` would spoil the screen.
///
///     @Environment(\.log) private var log
///     …
///     log("loaded \(rows.count) rows")
public struct LogAction {
  private let action: (() -> String) -> Void

  init(_ action: @escaping (() -> String) -> Void) {
    self.action = action
  }

  /// Writes `text`, which is only made if the program has an inspector.
  public func callAsFunction(_ text: @autoclosure () -> String) { action(text) }
}

extension EnvironmentValues {
  /// Writes a line into the drawer of the inspector, as ``Runtime/log(_:)`` does.
  public var log: LogAction {
    get { box.kit.log }
    set { write { $0.log = newValue } }
  }
}
