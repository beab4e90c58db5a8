// SPDX-License-Identifier: Apache-2.0

/// A stack of screens, of which only the topmost is visible. Those below keep their state.
public struct NavigationStack<Root, Route: Hashable, Destination> {
  let path: [Route]
  let root: Root
  let destination: (Route) -> Destination
}

extension NavigationStack: PrimitiveView, View where Root: View, Destination: View {
  /// Creates a stack of `root` and a screen for each route of `path`.
  public init(
    path: [Route], @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Route) -> Destination
  ) {
    self.path = path
    self.root = root()
    self.destination = destination
  }

  /// Creates a node that keeps the screens.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    NavigationNode(view, in: parent)
  }
}

private final class NavigationNode<Root: View, Route: Hashable, Destination: View>: ViewNode<
  NavigationStack<Root, Route, Destination>
>
{
  private var path: [Route] = []
  private var pages: [SlotNode] = []

  override init(_ view: NavigationStack<Root, Route, Destination>, in parent: Node) {
    super.init(view, in: parent)
    show()
  }

  override var children: [Node] { pages }
  override var shownChildren: [Node] { pages.last.map { [$0] } ?? [] }
  override func shows(_ child: Node) -> Bool { child === pages.last }

  override func viewChanged(
    from old: NavigationStack<Root, Route, Destination>, environmentChanged: Bool
  ) {
    show()
  }

  override func evaluate() {
    needsEvaluation = false
    show()
  }

  private func show() {
    let destinations = tracked { view.path.map(view.destination) }
    let top = pages.last
    let covered = top?.visibleRegion ?? .zero
    let isBack = view.path.count < path.count
    let kept = zip(path, view.path).prefix { $0 == $1 }.count
    for page in pages.dropFirst(1 + kept).reversed() { page.detach() }
    pages.removeLast(max(0, pages.count - 1 - kept))
    path = view.path
    if pages.isEmpty { pages.append(SlotNode(in: self, isScope: true)) }
    pages[0].setContent(AnyView(view.root))
    for (index, destination) in destinations.enumerated() {
      if index + 1 == pages.count { pages.append(SlotNode(in: self, isScope: true)) }
      pages[index + 1].setContent(AnyView(destination))
    }
    guard pages.last !== top else { return }
    top?.changed(.look)
    changed(.children)
    changed(.look)
    if top != nil, isShown { exchange(covered, isBack: isBack) }
  }

  /// Starts the transition from the previous screen, which covered `covered`.
  private func exchange(_ covered: Rect, isBack: Bool) {
    var settings = environment.navigationTransition
    settings.transition = settings.transition.allowed(by: environment.motion)
    if isBack { settings.transition = settings.transition.reversed }
    tree.activeTransitions.exchange(in: self, covered: covered, by: settings)
  }
}
