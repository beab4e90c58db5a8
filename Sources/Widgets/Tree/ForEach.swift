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
  private var nodes: [ViewNode<Content>] = []

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
    let contents = tracked { view.data.map(view.content) }
    guard !updateInPlace(contents) else { return }
    let newIDs = view.data.map(view.id)
    let places = takePlaces(newIDs)
    var old: [ViewNode<Content>?] = nodes
    nodes = zip(contents, places).map { content, place in
      guard let place, let node = old[place] else {
        return Content.makeNode(for: content, in: self)
      }
      old[place] = nil
      node.update(content)
      return node
    }
    ids = newIDs
    for node in old { node?.detach() }
    shownChildrenChanged()
    drawMoved(from: places)
  }

  /// Where the parts of `newIDs` have been so far; nil for new ones. Of several with one identity
  /// the first takes the place of the first.
  private func takePlaces(_ newIDs: [ID]) -> [Int?] {
    var places: [ID: [Int]] = [:]
    for (place, id) in ids.enumerated().reversed() { places[id, default: []].append(place) }
    return newIDs.map { places[$0]?.popLast() }
  }

  /// Draws again what now comes after something that it came before: where they lie on top of each
  /// other, that makes a difference even if nothing else has changed.
  private func drawMoved(from places: [Int?]) {
    var furthest = -1
    for (node, place) in zip(nodes, places) {
      guard let place else { continue }
      if place < furthest { node.needsDisplay() }
      furthest = max(furthest, place)
    }
  }

  /// Updates the parts where they stand, as far as their order is the same; false where it has
  /// changed.
  private func updateInPlace(_ contents: [Content]) -> Bool {
    guard view.data.count == nodes.count else { return false }
    var place = view.data.startIndex
    for index in nodes.indices {
      let element = view.data[place]
      guard view.id(element) == ids[index] else { return false }
      nodes[index].update(contents[index])
      view.data.formIndex(after: &place)
    }
    return true
  }
}
