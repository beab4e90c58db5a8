/// The node around everything: as large as the screen.
final class RootNode: Node {
  private var content: Node?

  override init(rootOf tree: Tree, environment: EnvironmentValues) {
    super.init(rootOf: tree, environment: environment)
  }

  override var isElement: Bool { true }
  override var children: [Node] { content.map { [$0] } ?? [] }

  func setContent(_ view: some View) {
    let old = content
    content = Node.reconcile(old, with: view, in: self)
    if content !== old { shownChildrenChanged() }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    for element in innerElements {
      let rect = Alignment.center.place(element.size(for: proposal), in: frame)
      element.place(at: Point(x: max(0, rect.minX), y: max(0, rect.minY)), proposal: proposal)
    }
  }
}
