/// The node around everything: as large as the screen.
final class RootNode: ScopeNode {
  private var content: Node?
  private let describe: () -> AnyView

  /// The root of `tree`, which shows what `describe` describes.
  init(of tree: Tree, environment: EnvironmentValues, describe: @escaping () -> AnyView) {
    self.describe = describe
    super.init(rootOf: tree, environment: environment)
  }

  override var viewName: String { "Root" }
  override var isElement: Bool { true }
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    needsEvaluation = false
    let old = content
    content = Node.reconcile(old, with: tracked(describe), in: self)
    if content !== old { changed(.children) }
  }

  /// Evaluates everything in an environment that is changed by `change`.
  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    evaluate()
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let content = WrappedContent(of: self)
    if environment.isLinear { return content.place(at: frame.origin, proposal: proposal) }
    content.placeInMiddle(of: frame, proposal: proposal)
  }
}
