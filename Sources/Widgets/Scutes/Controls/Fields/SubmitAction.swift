// SPDX-License-Identifier: Apache-2.0

/// The effect of Enter in the text fields within.
struct SubmitAction {
  /// The title in key hints, or `nil` for the default.
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
  /// Runs `action` when Enter is pressed in a text field within. A text that fails the field's
  /// validation is not submitted.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { onSubmit(nil, action) }

  /// Runs `action` when Enter is pressed in a text field within. Key hints call it `title`. A text
  /// that fails the field's validation is not submitted.
  public func onSubmit(_ title: String?, _ action: @escaping () -> Void) -> some View {
    environment(\.submitAction, SubmitAction(title: title, perform: action))
  }
}
