/// What is to happen before the buttons within do what they do, such as closing their menu.
struct ButtonPressHook {
  let perform: () -> Void
}

private enum ButtonPressHookKey: EnvironmentKey {
  static var defaultValue: ButtonPressHook? { nil }
}

extension EnvironmentValues {
  var buttonPressHook: ButtonPressHook? {
    get { self[ButtonPressHookKey.self] }
    set { self[ButtonPressHookKey.self] = newValue }
  }
}
