// SPDX-License-Identifier: Apache-2.0

/// The description of a button, for views that show buttons in their own way: alerts, row menus.
struct ButtonDescription {
  /// The title. Empty if the label isn't text.
  let title: String
  let label: AnyView
  let role: ButtonRole?
  let isEnabled: Bool
  let isBusy: Bool
  /// The environment, with the changes made by the button's modifiers.
  let environment: EnvironmentValues
  let perform: () -> Void

  var shortcut: KeyPress? { environment.keyboardShortcut?.key }

  /// The buttons of `content`, in order. Other views are skipped.
  static func all(in content: some View) -> [ButtonDescription] {
    var list = ButtonList()
    list.add(content)
    return list.buttons
  }
}

/// Finds the buttons in a view, with the environment set by modifiers within. The environment
/// around the view is unknown, so theme and words are the defaults.
struct ButtonList {
  fileprivate(set) var buttons: [ButtonDescription] = []
  fileprivate(set) var environment = Self.bare

  private static let bare = EnvironmentValues()

  /// Adds the buttons of `view`. Searches a body if it depends only on the view's own values, since
  /// state and environment belong to nodes.
  mutating func add<V: View>(_ view: V) {
    if let source = view as? any ButtonSource {
      source.addButtons(to: &self)
    } else if V.Body.self != Never.self, ViewFields.of(V.self).dynamic.isEmpty {
      add(view.body)
    }
  }

  /// Adds the buttons of `view`, in an environment modified by `change`.
  mutating func add(_ view: some View, changing change: (inout EnvironmentValues) -> Void) {
    let outer = environment
    change(&environment)
    add(view)
    environment = outer
  }
}

/// A view whose buttons can be found without creating a node.
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

/// A modifier that sets an environment value.
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
