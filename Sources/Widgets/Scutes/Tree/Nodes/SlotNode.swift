// SPDX-License-Identifier: Apache-2.0

/// A slot for content described by its creator: a page, a column, a row, a layer's content. The
/// content keeps its state as long as the slot exists, shown or not.
class SlotNode: Node {
  private(set) final var content: Node?
  private final var describe: (() -> AnyView)?
  private let isScope: Bool
  @WeakNode private var lastFocused: Node?

  /// Creates an empty slot. A *scope* keeps the focus within itself while it is on top.
  init(in parent: Node, isScope: Bool = false) {
    self.isScope = isScope
    super.init(in: parent)
  }

  /// Creates the root slot, which is a scope.
  override init(rootOf tree: Tree, environment: EnvironmentValues) {
    isScope = true
    super.init(rootOf: tree, environment: environment)
  }

  override var viewName: String { "Page" }
  override var children: [Node] { content.map { [$0] } ?? [] }

  // MARK: Content

  /// Shows `view` in the parent's current environment.
  final func setContent(_ view: some View) {
    describe = nil
    renewSurroundings()
    show(view)
  }

  /// Shows the result of `describe` in the parent's current environment, and calls it again when
  /// something that it reads changes.
  final func setContent(describedBy describe: @escaping () -> AnyView) {
    self.describe = describe
    renewSurroundings()
    evaluate()
  }

  override final func evaluate() {
    needsEvaluation = false
    if let describe { show(tracked(describe)) }
  }

  private func show(_ view: some View) {
    let old = content
    content = Node.reconcile(old, with: view, in: self)
    if content !== old { changed(.children) }
  }

  private func renewSurroundings() {
    let old = environment
    adoptParentEnvironment()
    if !environment.isIdentical(to: old) { parentEnvironmentChanged() }
  }

  override final func environmentChanged() {
    parentEnvironmentChanged()
    super.environmentChanged()
  }

  /// Called when the slot has adopted a new environment, before its content does.
  func parentEnvironmentChanged() {}

  // MARK: Focus

  override final var scope: SlotNode? { isScope ? self : nil }

  /// The node within that had the focus when the slot was covered or held back. `nil` once that
  /// node is gone.
  final var rememberedFocus: Node? {
    get { lastFocused?.isAttached == true ? lastFocused : nil }
    set { lastFocused = newValue }
  }

  /// Remembers the focus if it is within, before the slot is held back. Returns `true` if it is.
  final func rememberFocus() -> Bool {
    guard let focused = tree.focus.focused, focused.isWithin(self) else { return false }
    rememberedFocus = focused
    return true
  }
}
