extension EnvironmentValues {
  /// Whether controls leave out what they are called.
  var areLabelsHidden: Bool {
    get { box.kit.areLabelsHidden }
    set { write { $0.areLabelsHidden = newValue } }
  }
}

extension View {
  /// Has the controls within leave out what they are called, as where a form says it beside them.
  /// The help and those who read the screen line by line still name them.
  public func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }
}
