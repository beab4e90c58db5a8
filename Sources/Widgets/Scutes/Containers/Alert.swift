// SPDX-License-Identifier: Apache-2.0

/// The content of an alert: a question and its answers.
struct AlertFrame: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @Environment(\.isLinear) private var isLinear
  let title: String
  let message: String
  let answers: [ButtonDescription]

  var body: some View {
    VStack(alignment: isLinear ? .leading : .center, spacing: 1) {
      Text(title).bold().foregroundStyle(.title)
      if !message.isEmpty {
        Text(message).multilineTextAlignment(isLinear ? .leading : .center).frame(maxWidth: 44)
      }
      if rowColumns > screen.width - 6 {
        VStack { buttons }
      } else {
        HStack(spacing: 2) { buttons }
      }
    }
    .padding(
      isLinear ? EdgeInsets() : EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    )
    .foregroundStyle(.sheet)
    .background(.sheet)
    .border(.heavyRounded, .lineAccent)
    .background(.sheet)
    .keyBindings(title, bindings) { give(answers[$0]) }
  }

  private var buttons: some View {
    ForEach(answers.indices) { index in
      let answer = answers[index]
      let isDestructive = answer.role == .destructive
      Button(
        role: isDestructive ? .destructive : nil, isEnabled: answer.isEnabled,
        isBusy: answer.isBusy
      ) {
        give(answer)
      } label: {
        answer.label.underline(isDestructive)
      }
      .defaultFocus(index == firstFocus)
    }
  }

  /// The index of the harmless answer, or else of the first that isn't destructive.
  private var firstFocus: Int? {
    answers.firstIndex { $0.role == .cancel } ?? answers.firstIndex { $0.role != .destructive }
  }

  /// The width of the answers side by side.
  private var rowColumns: Int { answers.reduce(0) { $0 + $1.title.columns + 4 } }

  private var bindings: [KeyBinding<Int>] {
    answers.indices.compactMap { index in
      let answer = answers[index]
      let keys =
        (answer.role == .cancel ? [KeyPress.cancelAction] : [])
        + (answer.shortcut.map { [$0] } ?? [])
      let isUsable = answer.isEnabled && !answer.isBusy && !keys.isEmpty
      return isUsable ? KeyBinding(keys, index, answer.title) : nil
    }
  }

  private func give(_ answer: ButtonDescription) {
    dismiss()
    answer.perform()
  }
}

extension View {
  /// Asks a question over the dimmed screen while `isPresented` is `true`, until one of `actions`
  /// is pressed.
  ///
  ///     .alert("Delete the game?", isPresented: $isAsking, message: "It's lost for good.") {
  ///       Button("Keep", role: .cancel) {}
  ///       Button("Delete", role: .destructive) { delete() }.keyboardShortcut(KeyPress("d"))
  ///     }
  ///
  /// The button with the role `cancel` has the focus, and Escape and a click outside press it.
  /// Without one, the first that isn't destructive has the focus, and the question must be
  /// answered. Answers that don't fit side by side are stacked. Unlike a sheet, an alert never
  /// waits for others. Views other than buttons aren't shown.
  public func alert(
    _ title: String, isPresented: Binding<Bool>, message: String = "",
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: LayerStyle(isDismissible: false)
      ) {
        AlertFrame(title: title, message: message, answers: ButtonDescription.all(in: actions()))
      })
  }
}
