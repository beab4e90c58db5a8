/// Ties the focus to a value of the program.
struct FocusedModifier<Content: View>: ModifierView {
  let content: Content
  let isFocused: Binding<Bool>

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    FocusedNode(view, in: parent)
  }
}

private final class FocusedNode<Content: View>: ModifierNode<FocusedModifier<Content>> {
  private var hasFocus = false

  override init(_ view: FocusedModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    follow()
  }

  override func viewChanged(from old: FocusedModifier<Content>, environmentChanged: Bool) {
    showContent()
    follow()
  }

  override func evaluate() {
    needsEvaluation = false
    follow()
  }

  override func focusWithinChanged(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    guard view.isFocused.wrappedValue != hasFocus else { return }
    view.isFocused.wrappedValue = hasFocus
  }

  private func follow() {
    let isWanted = tracked { view.isFocused.wrappedValue }
    if isWanted && !hasFocus { tree.focus.request(within: self) }
    if !isWanted && hasFocus { tree.focus.request(within: nil) }
    if isWanted != hasFocus { tree.structureChanged() }
  }
}

extension View {
  /// Ties the focus to `isFocused`: it says whether the view, or something within it, has the keys;
  /// set to true it brings them to the first control within, set to false it gives them back to
  /// where the screen begins.
  public func focused(_ isFocused: Binding<Bool>) -> some View {
    FocusedModifier(content: self, isFocused: isFocused)
  }

  /// Ties the focus to `field`: it is `value` while the view, or something within it, has the keys;
  /// nil while none of the views tied to it has them.
  public func focused<Value: Hashable>(_ field: Binding<Value?>, equals value: Value) -> some View {
    focused(
      Binding {
        field.wrappedValue == value
      } set: { isFocused in
        if isFocused {
          field.wrappedValue = value
        } else if field.wrappedValue == value {
          field.wrappedValue = nil
        }
      })
  }
}
