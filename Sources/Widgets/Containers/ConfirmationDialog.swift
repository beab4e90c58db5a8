/// The frame of a confirmation: what it is about, the choices below each other, and a way out.
private struct ConfirmationFrame: View {
  @Environment(\.kitWords) private var words
  let title: String
  let message: String
  let choices: [ButtonDescription]

  var body: some View {
    AlertFrame(title: title, message: message, answers: choices + wayOut, isList: true)
  }

  /// A choice that changes nothing, unless there is one already.
  private var wayOut: [ButtonDescription] {
    if choices.contains(where: { $0.role == .cancel }) { return [] }
    return ButtonDescription.all(in: Button(words.cancel, role: .cancel) {})
  }
}

extension View {
  /// Offers a choice at the bottom of the dimmed screen while `isPresented` is true: the buttons of
  /// `actions` below each other, and after them one that changes nothing unless one of them has the
  /// role `cancel`. That has the focus first; Escape and a click outside press it.
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, message: String = "",
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented,
        style: LayerStyle(placement: .aligned(.bottom), isDismissible: false)
      ) {
        ConfirmationFrame(
          title: title, message: message, choices: ButtonDescription.all(in: actions()))
      })
  }
}
