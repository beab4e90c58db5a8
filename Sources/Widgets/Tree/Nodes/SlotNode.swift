/// A place for content that whoever has made the place describes: a page, a column, a row, what is
/// in a layer. The content keeps its state for as long as the place is there, shown or kept back.
class SlotNode: Node {
  private(set) final var content: Node?
  private final var describe: (() -> AnyView)?
  private let isScope: Bool
  @WeakNode private var lastFocused: Node?

  /// An empty place; a *scope* where it keeps the focus to itself while it is on top.
  init(in parent: Node, isScope: Bool = false) {
    self.isScope = isScope
    super.init(in: parent)
  }

  /// The place around everything, which is a scope.
  override init(rootOf tree: Tree, environment: EnvironmentValues) {
    isScope = true
    super.init(rootOf: tree, environment: environment)
  }

  override var viewName: String { "Page" }
  override var children: [Node] { content.map { [$0] } ?? [] }

  // MARK: Content

  /// Shows `view`, in the surroundings that the parent has by now.
  final func setContent(_ view: some View) {
    describe = nil
    renewSurroundings()
    show(view)
  }

  /// Shows what `describe` describes, in the surroundings that the parent has by now, and describes
  /// it again when something changes that it reads.
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
    takeSurroundings()
    if !environment.isIdentical(to: old) { surroundingsChanged() }
  }

  override final func environmentChanged() {
    surroundingsChanged()
    super.environmentChanged()
  }

  /// Called when the place has taken other surroundings, ahead of its content.
  func surroundingsChanged() {}

  // MARK: Focus

  override final var scope: SlotNode? { isScope ? self : nil }

  /// What within had the focus when something was put on top, or the place was kept back; nil once
  /// that is gone.
  final var rememberedFocus: Node? {
    get { lastFocused?.isAttached == true ? lastFocused : nil }
    set { lastFocused = newValue }
  }

  /// Remembers what has the focus if it is within, for a place that is about to be kept back;
  /// returns whether it is.
  final func rememberFocus() -> Bool {
    guard let focused = tree.focus.focused, focused.isWithin(self) else { return false }
    rememberedFocus = focused
    return true
  }
}
