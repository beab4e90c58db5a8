// SPDX-License-Identifier: Apache-2.0

/// Dismisses the sheet around a view.
public struct DismissAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Dismisses the sheet.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// Dismisses the sheet around the view. Does nothing outside a sheet.
  public var dismiss: DismissAction {
    get { box.kit.dismiss }
    set { write { $0.dismiss = newValue } }
  }
}
