/// A part for each element of a collection, told apart by an identity that lasts.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// A part for each element of `data`; those with the same `id` keep their state wherever they go.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// A part for each element of `data`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }

  /// Makes a node with a child for each element.
  public static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    ForEachNode(view, in: parent)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A part for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

private final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: ViewNode<ForEach<Data, ID, Content>> {
  private var ids: [ID] = []
  private var nodes: [Node] = []

  override init(_ view: ForEach<Data, ID, Content>, in parent: Node) {
    super.init(view, in: parent)
    show()
  }

  override var children: [Node] { nodes }

  override func viewChanged(from old: ForEach<Data, ID, Content>, environmentChanged: Bool) {
    show()
  }

  private func show() {
    let elements = Array(view.data)
    let newIDs = elements.map(view.id)
    let isSameOrder = newIDs == ids
    var known: [ID: Node] = [:]
    if !isSameOrder {
      for (id, node) in zip(ids, nodes) { known[id] = node }
    }
    nodes = elements.indices.map { index in
      let old = isSameOrder ? nodes[index] : known.removeValue(forKey: newIDs[index])
      return reconcile(old, with: view.content(elements[index]))
    }
    ids = newIDs
    for node in known.values { node.detach() }
    if !isSameOrder { shownChildrenChanged() }
  }
}
