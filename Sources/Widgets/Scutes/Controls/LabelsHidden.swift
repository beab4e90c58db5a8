// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
  /// `true` if controls hide their labels.
  var areLabelsHidden: Bool {
    get { box.kit.areLabelsHidden }
    set { write { $0.areLabelsHidden = newValue } }
  }
}

extension View {
  /// Hides the labels of the controls within, for forms that show them separately. Help and linear
  /// mode still use them.
  public func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }
}
