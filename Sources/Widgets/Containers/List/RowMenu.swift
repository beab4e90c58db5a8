/// Something that can be done to a row of a list.
public struct RowAction {
  let title: String
  let key: Character?
  let perform: () -> Void

  /// What does `perform` and is called `title`; `key` does it while the menu of the row is up.
  public init(_ title: String, key: Character? = nil, perform: @escaping () -> Void) {
    self.title = title
    self.key = key
    self.perform = perform
  }
}

/// Tells the list around what can be done to a row.
@usableFromInline struct RowActionsModifier: NodeModifier {
  let actions: [RowAction]

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    RowActionsNode(modifier, in: parent)
  }
}

private final class RowActionsNode: ModifierNode<RowActionsModifier>,
  RowActionsHolder
{
  var actions: [RowAction] { modifier.actions }
}

private protocol RowActionsHolder: Node {
  var actions: [RowAction] { get }
}

extension Node {
  /// The actions of the nearest node within that has some.
  var rowActions: [RowAction] {
    if let holder = self as? any RowActionsHolder { return holder.actions }
    return children.lazy.map(\.rowActions).first { !$0.isEmpty } ?? []
  }
}

extension View {
  /// Offers `actions` for the row of a list that the view is in. A terminal has no swipe: they
  /// stand in a menu that →, Shift-F10 and a right click open.
  public func swipeActions(_ actions: [RowAction]) -> some View {
    modifier(RowActionsModifier(actions: actions))
  }
}

/// The actions of a row, one below the other.
struct RowMenu: View {
  @Environment(\.dismiss) private var dismiss
  let title: String
  let actions: [RowAction]

  var body: some View {
    MenuRows(
      content: VStack(alignment: .leading) {
        ForEach(actions.indices) { index in
          Button(label(of: actions[index])) { perform(index) }
            .buttonStyle(IconButtonStyle())
        }
      }
      .foregroundStyle(.sheet)
      .background(.sheet)
      .border(.rounded, .lineAccent)
      .background(.sheet)
      .keyBindings(title, bindings) { perform($0) }
    )
    .onKeyPress(KeyPress(.left)) { dismiss() }
  }

  private func label(of action: RowAction) -> String {
    action.key.map { "\(action.title)  \($0)" } ?? action.title
  }

  private var bindings: [KeyBinding<Int>] {
    actions.indices.compactMap { index in
      actions[index].key.map { KeyBinding([KeyPress($0)], index, actions[index].title) }
    }
  }

  private func perform(_ index: Int) {
    dismiss()
    actions[index].perform()
  }
}
