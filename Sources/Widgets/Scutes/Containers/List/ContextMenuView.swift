// SPDX-License-Identifier: Apache-2.0

/// Reports a row's context menu to the enclosing list.
@usableFromInline struct ContextMenuModifier: NodeModifier {
  let buttons: () -> [ButtonDescription]

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    ContextMenuNode(modifier, in: parent)
  }
}

private final class ContextMenuNode: ModifierNode<ContextMenuModifier> {}

extension Node {
  /// The context menu of the nearest node within that has one.
  var contextMenu: ContextMenuModifier? {
    if let node = self as? ContextMenuNode { return node.modifier }
    return children.lazy.compactMap(\.contextMenu).first
  }
}

extension View {
  /// Adds a context menu to the enclosing row of a ``List``.
  ///
  ///     Text(file.name)
  ///       .contextMenu {
  ///         Button("Rename") { rename(file) }.keyboardShortcut(KeyPress("r"))
  ///         Button("Delete", role: .destructive) { delete(file) }
  ///       }
  ///
  /// →, Shift-F10 and a right click open the menu. While it is open, the buttons' shortcuts work.
  public func contextMenu(@ViewBuilder _ content: @escaping () -> some View) -> some View {
    modifier(ContextMenuModifier { ButtonDescription.all(in: content()) })
  }
}

/// The context menu of a row.
struct ContextMenuView: View {
  @Environment(\.dismiss) private var dismiss
  let title: String
  let buttons: [ButtonDescription]

  var body: some View {
    MenuRows(
      content: VStack(alignment: .leading) {
        ForEach(buttons.indices) { index in
          let button = buttons[index]
          Button(role: button.role, isEnabled: button.isEnabled, isBusy: button.isBusy) {
            press(index)
          } label: {
            Text(label(of: button)).lineLimit(1)
              .underline(button.role == .destructive)
          }
          .buttonStyle(IconButtonStyle())
        }
      }
      .foregroundStyle(.sheet)
      .background(.sheet)
      .border(.rounded, .lineAccent)
      .background(.sheet)
      .keyBindings(title, bindings) { press($0) }
    )
    .onKeyPress(KeyPress(.left)) { dismiss() }
  }

  private func label(of button: ButtonDescription) -> String {
    button.shortcut.map { "\(button.title)  \($0.name())" } ?? button.title
  }

  private var bindings: [KeyBinding<Int>] {
    buttons.indices.compactMap { index in
      let button = buttons[index]
      guard let key = button.shortcut, button.isEnabled, !button.isBusy else { return nil }
      return KeyBinding([key], index, button.title)
    }
  }

  private func press(_ index: Int) {
    dismiss()
    buttons[index].perform()
  }
}
