/// A view around one other: it may change the room that the other is offered, where it stands, and
/// what is drawn behind and in front of it.
protocol WrapperView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// The size of the whole in the room of `proposal`.
  func size(in proposal: ProposedSize, content: WrappedContent) -> Size

  /// Places the content within `bounds`, whose size was answered for `proposal`.
  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize)

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues)
  func drawInFront(in rect: Rect, on painter: Painter, environment: EnvironmentValues)

  /// Whether anything is drawn besides the content.
  static var drawsItself: Bool { get }
  /// Nil where the content's priority holds.
  var layoutPriority: Double? { get }
}

extension WrapperView {
  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    WrapperNode(view, in: parent)
  }

  func size(in proposal: ProposedSize, content: WrappedContent) -> Size {
    content.size(for: proposal)
  }

  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize) {
    content.place(at: bounds.origin, proposal: proposal)
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {}
  func drawInFront(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {}
  static var drawsItself: Bool { true }
  var layoutPriority: Double? { nil }
}

/// What is inside a wrapper. Several views there stand one below the other.
struct WrappedContent {
  private static let column = StackLayout(axis: .vertical)
  private let subviews: [LayoutSubview]

  /// What is inside `node`.
  init(of node: Node) {
    subviews = node.innerElements.map(LayoutSubview.init)
  }

  func size(for proposal: ProposedSize) -> Size {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return Self.column.sizeThatFits(proposal, subviews: subviews)
  }

  func place(at origin: Point, proposal: ProposedSize) {
    if subviews.count == 1 { return subviews[0].place(at: origin, proposal: proposal) }
    let bounds = Rect(origin: origin, size: size(for: proposal))
    Self.column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  /// Places the content in the middle of `bounds`; what is too large begins at the top left.
  func placeInMiddle(of bounds: Rect, proposal: ProposedSize) {
    let rect = Alignment.center.place(size(for: proposal), in: bounds)
    let origin = Point(x: max(bounds.minX, rect.minX), y: max(bounds.minY, rect.minY))
    place(at: origin, proposal: proposal)
  }
}

private final class WrapperNode<V: WrapperView>: TransparentNode<V> {
  override init(_ view: V, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  override var isElement: Bool { true }
  override var drawsItself: Bool { V.drawsItself }
  override var layoutPriority: Double { view.layoutPriority ?? inherited }

  private var inherited: Double {
    innerElements.count == 1 ? innerElements[0].layoutPriority : 0
  }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    setContent(view.content)
    if V.drawsItself { needsDisplay() }
    tree.invalidateLayout(of: self)
  }

  private var wrapped: WrappedContent { WrappedContent(of: self) }

  override func measure(_ proposal: ProposedSize) -> Size {
    view.size(in: proposal, content: wrapped)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    view.place(wrapped, in: frame, proposal: proposal)
  }

  override func draw(_ painter: Painter) {
    view.drawBehind(in: frame, on: painter, environment: environment)
    drawElements(painter)
    view.drawInFront(in: frame, on: painter, environment: environment)
  }
}
