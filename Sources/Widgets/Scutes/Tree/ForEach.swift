// SPDX-License-Identifier: Apache-2.0

/// A view for each element of a collection, identified across changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The identities and views of all elements, in order. The loop is in the initialisers, which are
  /// compiled with the calling program. There the types are known, and an element costs a tenth of
  /// what it does where they have to be looked up.
  let describe: () -> (ids: [ID], contents: [Content])
  /// The elements, for containers that look at only a few of them.
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  /// Additional options for a ``List``.
  var rowEditing = RowEditing<Data.Element>()
}

extension ForEach: PrimitiveView, View where Content: View {
  /// Creates a view for each element of `data`. Elements with the same `id` keep their state
  /// wherever they move.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: { $0[keyPath: id] }, content: content,
      describe: { (data.map { $0[keyPath: id] }, data.map(content)) })
  }

  /// Creates a view for each element of `data`.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: { $0.id }, content: content,
      describe: { (data.map(\.id), data.map(content)) })
  }

  @usableFromInline
  init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content,
    describe: @escaping () -> (ids: [ID], contents: [Content])
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.describe = describe
  }

  /// Makes a node with a child for each element.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ForEachNode(view, in: parent)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(
      data, id: { $0 }, content: content,
      describe: { (Array(data), data.map(content)) })
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
  override var isSequence: Bool { true }

  override func viewChanged(from old: ForEach<Data, ID, Content>, environmentChanged: Bool) {
    show()
  }

  override func evaluate() {
    needsEvaluation = false
    show()
  }

  private func show() {
    let (newIDs, contents) = tracked { view.describe() }
    guard newIDs != ids else {
      for index in nodes.indices { Content.update(nodes[index], with: contents[index]) }
      return
    }
    let places = takePlaces(newIDs)
    var old: [Node?] = nodes
    nodes = zip(contents, places).map { content, place in
      guard let place, let node = old[place] else { return reconcile(nil, with: content) }
      old[place] = nil
      Content.update(node, with: content)
      return node
    }
    ids = newIDs
    for node in old { node?.detach() }
    changed(.children)
    drawMoved(from: places)
  }

  /// The previous indices of `newIDs`, `nil` for new ones. Of several elements with one identity,
  /// the first matches the first.
  private func takePlaces(_ newIDs: [ID]) -> [Int?] {
    var places: [ID: [Int]] = [:]
    for (place, id) in ids.enumerated().reversed() { places[id, default: []].append(place) }
    return newIDs.map { places[$0]?.popLast() }
  }

  /// Redraws views that have moved behind others. Where they overlap that matters, even if nothing
  /// else has changed.
  private func drawMoved(from places: [Int?]) {
    var furthest = -1
    for (node, place) in zip(nodes, places) {
      guard let place else { continue }
      if place < furthest { node.changed(.look) }
      furthest = max(furthest, place)
    }
  }
}
