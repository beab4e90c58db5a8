/// The frame of a confirmation: what it is about, the choices below each other, and a way out.
private struct ConfirmationFrame: View {
  @Environment(\.kitWords) private var words
  let title: String
  let message: String
  let actions: [AlertAction]

  var body: some View {
    AlertFrame(
      title: title, message: message,
      actions: actions.contains(where: \.isDefault) ? actions : actions + [.cancel(words.cancel)],
      isList: true)
  }
}

extension View {
  /// Offers a choice at the bottom of the dimmed screen while `isPresented` is true: `actions` below
  /// each other, and after them one that changes nothing unless there is a default among them. That
  /// has the focus first; Escape and a click outside give it.
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, message: String = "", actions: [AlertAction]
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented,
        style: LayerStyle(placement: .aligned(.bottom), isDismissible: false)
      ) {
        ConfirmationFrame(title: title, message: message, actions: actions)
      })
  }
}
