/// An answer that an alert offers.
public struct AlertAction {
  let title: String
  let key: Character?
  let isDefault: Bool
  let perform: () -> Void

  /// The answer `title`, which does `perform`; `key` gives it too. The one that is the default has
  /// the focus first: the harmless one.
  public init(
    _ title: String, key: Character? = nil, isDefault: Bool = false, perform: @escaping () -> Void
  ) {
    self.title = title
    self.key = key
    self.isDefault = isDefault
    self.perform = perform
  }

  /// An answer that changes nothing; Escape gives it too.
  public static func cancel(_ title: String) -> AlertAction {
    AlertAction(title, isDefault: true) {}
  }
}

/// The frame of an alert: a question and the answers.
private struct AlertFrame: View {
  @Environment(\.dismiss) private var dismiss
  let title: String
  let message: String
  let actions: [AlertAction]

  var body: some View {
    VStack(spacing: 1) {
      Text(title).bold().foregroundStyle(.title)
      Text(message).multilineTextAlignment(.center).frame(maxWidth: 44)
      HStack(spacing: 2) {
        ForEach(actions.indices) { index in
          Button(actions[index].title) { answer(actions[index]) }
            .defaultFocus(actions[index].isDefault)
        }
      }
    }
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
    .foregroundStyle(.sheet)
    .background(.sheet)
    .border(.heavyRounded, .lineAccent)
    .background(.sheet)
    .keyBindings(title, bindings) { answer(actions[$0]) }
  }

  private var bindings: [KeyBinding<Int>] {
    actions.indices.compactMap { index in
      let action = actions[index]
      let keys =
        (action.isDefault ? [KeyPress(.escape)] : []) + (action.key.map { [KeyPress($0)] } ?? [])
      return keys.isEmpty ? nil : KeyBinding(keys, index, action.title)
    }
  }

  private func answer(_ action: AlertAction) {
    dismiss()
    action.perform()
  }
}

extension View {
  /// Asks a question over the dimmed screen while `isPresented` is true, until one of `actions` is
  /// chosen. The default one has the focus, and Escape and a click outside give it; without a
  /// default the first one has the focus, and the question has to be answered.
  public func alert(
    _ title: String, isPresented: Binding<Bool>, message: String, actions: [AlertAction]
  ) -> some View {
    PresentationModifier(
      content: self, isPresented: isPresented, style: LayerStyle(isDismissible: false)
    ) {
      AlertFrame(title: title, message: message, actions: actions)
    }
  }
}
