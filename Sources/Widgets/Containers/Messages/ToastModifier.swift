/// Hands a message to the toaster whenever a value becomes one.
private struct ToastModifier<Content: View>: ModifierView {
  let content: Content
  let toast: Binding<Toast?>

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    ToastNode(view, in: parent)
  }
}

private final class ToastNode<Content: View>: ModifierNode<ToastModifier<Content>> {
  override init(_ view: ToastModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    handOver()
  }

  override func viewChanged(from old: ToastModifier<Content>, environmentChanged: Bool) {
    showContent()
    handOver()
  }

  override func evaluate() {
    needsEvaluation = false
    handOver()
  }

  private func handOver() {
    guard let toast = tracked({ view.toast.wrappedValue }) else { return }
    environment[object: Toaster.self]?.show(toast)
    view.toast.wrappedValue = nil
  }
}

extension View {
  /// Shows a message whenever `toast` is one, and sets it to nil at once: the message goes away by
  /// itself. Elsewhere, ``Toaster/show(_:_:)`` does the same.
  public func toast(_ toast: Binding<Toast?>) -> some View {
    ToastModifier(content: self, toast: toast)
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
