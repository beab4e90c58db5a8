/// What Enter does in the text fields within.
struct SubmitAction {
  /// What people call it; nil for what fields call it.
  let title: String?
  let perform: () -> Void
}

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Does `action` when Enter is pressed in a text field within; key hints call it `title`. Text that
  /// a field's validation refuses is not submitted.
  public func onSubmit(_ title: String? = nil, _ action: @escaping () -> Void) -> some View {
    environment(\.submitAction, SubmitAction(title: title, perform: action))
  }
}
