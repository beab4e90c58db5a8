// SPDX-License-Identifier: Apache-2.0

/// Binds the focus to a value.
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
  /// Binds the focus to `isFocused`, which is `true` while the view, or something within it, has
  /// the focus.
  ///
  /// Setting it to `true` focuses the first control within. Setting it to `false` clears the focus
  /// until Tab, an arrow or a click sets it again.
  public func focused(_ isFocused: Binding<Bool>) -> some View {
    modifier(FocusedModifier(isFocused: isFocused))
  }

  /// Binds the focus to `field`, which is `value` while the view, or something within it, has the
  /// focus, and `nil` while no bound view does. Setting it to `nil` clears the focus.
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
