/// A button as its view describes it, for those who show buttons in ways of their own: alerts, the
/// menus of rows, the command palette.
struct ButtonDescription {
  /// What it is called; empty where its label is no text.
  let title: String
  let label: AnyView
  let role: ButtonRole?
  let isEnabled: Bool
  let isBusy: Bool
  /// What modifiers around it say.
  let environment: EnvironmentValues
  let perform: () -> Void

  /// The key that presses it.
  var shortcut: KeyPress? { environment.keyboardShortcut?.key }

  /// The buttons of `content`, in their order. Views that are no buttons are left out.
  static func all(in content: some View) -> [ButtonDescription] {
    var list = ButtonList()
    list.add(content)
    return list.buttons
  }
}

/// Buttons as they are found in a view, in the surroundings that modifiers within the view make for
/// them. What is around the view is not known here: its theme and its words are the defaults.
struct ButtonList {
  fileprivate(set) var buttons: [ButtonDescription] = []
  fileprivate(set) var environment = Self.bare

  private static let bare = EnvironmentValues()

  /// Adds the buttons of `view`. A body is looked into if it depends on nothing but what the view is
  /// given: state and surroundings belong to nodes.
  mutating func add<V: View>(_ view: V) {
    if let source = view as? any ButtonSource {
      source.addButtons(to: &self)
    } else if V.Body.self != Never.self, ViewFields.of(V.self).dynamic.isEmpty {
      add(view.body)
    }
  }

  /// Adds the buttons of `view`, in surroundings that `change` makes other.
  mutating func add(_ view: some View, changing change: (inout EnvironmentValues) -> Void) {
    let outer = environment
    change(&environment)
    add(view)
    environment = outer
  }
}

/// A view whose buttons can be found without a node for it.
protocol ButtonSource {
  func addButtons(to list: inout ButtonList)
}

extension Button: ButtonSource where Label: View {
  func addButtons(to list: inout ButtonList) {
    list.buttons.append(
      ButtonDescription(
        title: title ?? (label as? any LeafView)?.spokenText ?? "", label: AnyView(label),
        role: role, isEnabled: isEnabled && list.environment.isEnabled,
        isBusy: isBusy,
        environment: list.environment, perform: action))
  }
}

extension ModifiedContent: ButtonSource where Content: View {
  func addButtons(to list: inout ButtonList) {
    list.add(content) { environment in
      (modifier as? any EnvironmentChange)?.apply(to: &environment)
    }
  }
}

/// A modifier that hands a value down.
private protocol EnvironmentChange {
  func apply(to environment: inout EnvironmentValues)
}

extension EnvironmentModifier: EnvironmentChange {
  fileprivate func apply(to environment: inout EnvironmentValues) {
    write(&environment, value)
  }
}

extension Disabling: ButtonSource where Content: View {
  func addButtons(to list: inout ButtonList) {
    list.add(content) { if isDisabled { $0.isEnabled = false } }
  }
}

extension TupleView: ButtonSource where repeat each Content: View {
  func addButtons(to list: inout ButtonList) {
    for part in repeat each content { list.add(part) }
  }
}

extension ConditionalView: ButtonSource where First: View, Second: View {
  func addButtons(to list: inout ButtonList) {
    switch self {
    case .first(let content): list.add(content)
    case .second(let content): list.add(content)
    }
  }
}

extension ForEach: ButtonSource where Content: View {
  func addButtons(to list: inout ButtonList) {
    for part in describe().contents { list.add(part) }
  }
}

extension AnyView: ButtonSource {
  func addButtons(to list: inout ButtonList) {
    list.add(view)
  }
}
