// SPDX-License-Identifier: Apache-2.0

/// A button that opens a list of actions.
///
///     Menu("Game") {
///       Button("New") { … }.keyboardShortcut("n")
///       Button("Restart") { … }.disabled()
///       Divider()
///       Button("End", role: .destructive) { … }
///     }
///
/// Enter, Space, ↓, a click or its `keyboardShortcut` open it. Inside, the arrows, Home, End and
/// the page keys move, the beginning of a title finds a row, Enter chooses it, and a shortcut
/// chooses at once. Escape and a click outside close the menu, and the focus returns to the button.
/// A menu within a menu opens a list of its own.
public struct Menu<Content> {
  @Environment(\.kitWords) private var words
  @Environment(\.buttonPressHook) private var outerHook
  @Environment(\.keyboardShortcut) private var shortcut
  @State private var isOpen = false
  private let title: String
  private let content: () -> Content
}

extension Menu: View where Content: View {
  /// Creates a menu called `title` with the buttons, dividers and menus of `content`.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  /// The button that opens the menu.
  public var body: some View {
    ControlFace(text: "\(title) ▾", ascii: "\(title) v", role: .button)
      .hardwareCursor(at: Point(x: 1, y: 0))
      .onClick { _ in isOpen = true }
      .focusable()
      .keyBindings(
        title,
        [KeyBinding([KeyPress(.enter), KeyPress(" "), KeyPress(.down)], (), words.controls.open)]
      ) {
        isOpen = true
      }
      .onShortcut(shortcut, title: title) { isOpen = true }
      .popover(isPresented: $isOpen) {
        MenuPanel(content: content())
          .environment(\.buttonPressHook, ButtonPressHook(perform: closeAll))
      }
  }

  private func closeAll() {
    isOpen = false
    outerHook?.perform()
  }
}

@usableFromInline struct MenuPanel<Content> {
  let content: Content
}

extension MenuPanel: View where Content: View {
  @usableFromInline
  var body: some View {
    ScrollView {
      MenuLayout { MenuRows(content: content) }
    }
    .buttonStyle(MenuRowStyle())
    .foregroundStyle(.sheet)
    .background(.sheet)
    .border(.rounded, .lineAccent)
    .background(.sheet)
  }
}
