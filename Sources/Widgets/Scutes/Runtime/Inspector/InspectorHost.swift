// SPDX-License-Identifier: Apache-2.0

/// Shows the inspector over its content while it is on.
///
/// It is a tool for developers, in English only.
@usableFromInline struct InspectorHost<Content> {
  let inspector: Inspector
  let key: KeyPress?
  let content: Content
}

extension InspectorHost: View where Content: View {
  @usableFromInline
  var body: some View {
    content
      .modifier(
        PresentationModifier(
          isPresented: .constant(inspector.mode != .off),
          style: LayerStyle(
            dims: false, takesInput: inspector.mode == .browsing, isDismissible: false,
            isOnTop: true, isTool: true, transition: .identity)
        ) {
          InspectorPanel(inspector: inspector)
        }
      )
      .keyBindings(
        "Inspector",
        key.map { [KeyBinding([$0], (), "inspector", shown: .help)] } ?? [], worksEverywhere: true
      ) { inspector.cycleMode() }
  }
}

private struct InspectorPanel: View {
  let inspector: Inspector

  var body: some View {
    InspectorPicture(
      heading: inspector.report?.summary ?? "no frame yet", lines: inspector.lines,
      selected: inspector.selected, isBrowsing: inspector.mode == .browsing, log: inspector.log,
      isLogTall: inspector.isLogTall
    )
    .keyBindings("Inspector", Self.bindings, perform: perform)
  }

  private enum Action {
    case move(Int)
    case outer
    case log
    case leave
  }

  private static let bindings: [KeyBinding<Action>] = [
    KeyBinding([KeyPress(.down), KeyPress("j")], .move(1), "next"),
    KeyBinding([KeyPress(.up), KeyPress("k")], .move(-1), "previous"),
    KeyBinding([KeyPress(.pageDown)], .move(10), "ten on"),
    KeyBinding([KeyPress(.pageUp)], .move(-10), "ten back"),
    KeyBinding([KeyPress(.left), KeyPress("h")], .outer, "around"),
    KeyBinding([KeyPress("l")], .log, "more or less log"),
    KeyBinding([KeyPress(.escape), KeyPress("q")], .leave, "close"),
  ]

  private func perform(_ action: Action) {
    switch action {
    case .move(let step): inspector.select(by: step)
    case .outer: inspector.selectOuter()
    case .log: inspector.isLogTall.toggle()
    case .leave: inspector.mode = .off
    }
  }
}
