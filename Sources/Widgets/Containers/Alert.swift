/// An answer that an alert offers.
public struct AlertAction {
  let title: String
  let key: Character?
  let isDefault: Bool
  let isDestructive: Bool
  let perform: () -> Void

  /// The answer `title`, which does `perform`; `key` gives it too. The one that is the default has
  /// the focus first: the harmless one.
  public init(
    _ title: String, key: Character? = nil, isDefault: Bool = false, perform: @escaping () -> Void
  ) {
    self.title = title
    self.key = key
    self.isDefault = isDefault
    isDestructive = false
    self.perform = perform
  }

  private init(destroying title: String, key: Character?, perform: @escaping () -> Void) {
    self.title = title
    self.key = key
    isDefault = false
    isDestructive = true
    self.perform = perform
  }

  /// An answer that destroys something: in the look of such buttons, and never the one that the focus
  /// is on first.
  public static func destructive(
    _ title: String, key: Character? = nil, perform: @escaping () -> Void
  ) -> AlertAction {
    AlertAction(destroying: title, key: key, perform: perform)
  }

  /// An answer that changes nothing; Escape gives it too.
  public static func cancel(_ title: String) -> AlertAction {
    AlertAction(title, isDefault: true) {}
  }
}

/// The frame of an alert: a question and the answers.
struct AlertFrame: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @Environment(\.isLinear) private var isLinear
  let title: String
  let message: String
  let actions: [AlertAction]

  var body: some View {
    VStack(alignment: isLinear ? .leading : .center, spacing: 1) {
      Text(title).bold().foregroundStyle(.title)
      if !message.isEmpty {
        Text(message).multilineTextAlignment(isLinear ? .leading : .center).frame(maxWidth: 44)
      }
      if rowColumns > screen.width - 6 {
        VStack { answers }
      } else {
        HStack(spacing: 2) { answers }
      }
    }
    .padding(
      isLinear ? EdgeInsets() : EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    )
    .foregroundStyle(.sheet)
    .background(.sheet)
    .border(.heavyRounded, .lineAccent)
    .background(.sheet)
    .keyBindings(title, bindings) { answer(actions[$0]) }
  }

  private var answers: some View {
    ForEach(actions.indices) { index in
      Button(role: actions[index].isDestructive ? .destructive : nil) {
        answer(actions[index])
      } label: {
        let title = Text(actions[index].title).lineLimit(1)
        if actions[index].isDestructive { title.underline() } else { title }
      }
      .defaultFocus(index == firstFocus)
    }
  }

  /// The default answer; without one the first that destroys nothing.
  private var firstFocus: Int? {
    actions.firstIndex(where: \.isDefault) ?? actions.firstIndex { !$0.isDestructive }
  }

  /// Columns of the answers side by side.
  private var rowColumns: Int { actions.reduce(0) { $0 + $1.title.columns + 4 } }

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
  /// default the first one that destroys nothing has the focus, and the question has to be answered.
  /// Answers that do not fit side by side stand below each other. Unlike a sheet, an alert never
  /// waits for what is shown already.
  public func alert(
    _ title: String, isPresented: Binding<Bool>, message: String, actions: [AlertAction]
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: LayerStyle(isDismissible: false)
      ) {
        AlertFrame(title: title, message: message, actions: actions)
      })
  }
}
