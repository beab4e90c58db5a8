/// Hands a message to the toaster whenever a value becomes one.
@usableFromInline struct ToastModifier: NodeModifier {
  let toast: Binding<Toast?>

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    ToastNode(modifier, in: parent)
  }
}

private final class ToastNode: ModifierNode<ToastModifier> {
  override func modifierChanged(
    from old: ToastModifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    handOver()
  }

  override func evaluate() {
    needsEvaluation = false
    handOver()
  }

  private func handOver() {
    guard let toast = tracked({ modifier.toast.wrappedValue }) else { return }
    environment[object: Toaster.self]?.show(toast)
    modifier.toast.wrappedValue = nil
  }
}

extension View {
  /// Shows a message whenever `toast` is one, and sets it to nil at once: the message goes away by
  /// itself. Elsewhere, ``Toaster/show(_:_:)`` does the same.
  public func toast(_ toast: Binding<Toast?>) -> some View {
    modifier(ToastModifier(toast: toast))
  }

  /// Shows `text` when `isPresented` becomes true, and sets that back at once.
  public func toast(
    isPresented: Binding<Bool>, _ text: String, _ kind: Toast.Kind = .info
  ) -> some View {
    toast(
      Binding {
        isPresented.wrappedValue ? Toast(text, kind) : nil
      } set: { toast in
        isPresented.wrappedValue = toast != nil
      })
  }
}
