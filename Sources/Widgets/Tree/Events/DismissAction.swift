/// Asks for the sheet around a view to go away.
public struct DismissAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Does it.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// Asks for the sheet around the view to go away; does nothing where there is none.
  public var dismiss: DismissAction {
    get { box.kit.dismiss }
    set { write { $0.dismiss = newValue } }
  }
}
