/// Ties the focus to a value of the program.
@usableFromInline struct FocusedModifier: NodeModifier {
  let isFocused: Binding<Bool>

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    FocusedNode(modifier, in: parent)
  }
}

private final class FocusedNode: ModifierNode<FocusedModifier> {
  private var hasFocus = false

  override func modifierChanged(
    from old: FocusedModifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    follow()
  }

  override func evaluate() {
    needsEvaluation = false
    follow()
  }

  override func focusWithinChanged(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    guard modifier.isFocused.wrappedValue != hasFocus else { return }
    modifier.isFocused.wrappedValue = hasFocus
  }

  private func follow() {
    let isWanted = tracked { modifier.isFocused.wrappedValue }
    if isWanted && !hasFocus { tree.focus.request(within: self) }
    if !isWanted && hasFocus { tree.focus.request(within: nil) }
    if isWanted != hasFocus { changed(.focus) }
  }
}

extension View {
  /// Ties the focus to `isFocused`: it says whether the view, or something within it, has the keys;
  /// set to true it brings them to the first control within, set to false it takes them away. Nothing
  /// has them then until Tab, an arrow or a click brings them somewhere.
  public func focused(_ isFocused: Binding<Bool>) -> some View {
    modifier(FocusedModifier(isFocused: isFocused))
  }

  /// Ties the focus to `field`: it is `value` while the view, or something within it, has the keys;
  /// nil while none of the views tied to it has them. Set to nil it takes them away.
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
