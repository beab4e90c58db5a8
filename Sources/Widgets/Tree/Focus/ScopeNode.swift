/// A part of the screen that keeps the focus to itself while it is on top, and remembers where the
/// focus was when something is put on top of it.
class ScopeNode: Node {
  @WeakNode var rememberedFocus: Node?

  override final var scope: ScopeNode? { self }
}
