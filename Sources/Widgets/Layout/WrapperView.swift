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
  /// Whether views of this type set guides, so that the others have to look for them.
  static var setsGuides: Bool { get }
  /// Whether the guides of the content go where the content goes.
  var movesGuides: Bool { get }
  /// Whether the content may stand beyond the frame because that was asked for.
  var placesContentOutside: Bool { get }
  /// Nil where the content's priority holds.
  var layoutPriority: Double? { get }
  /// What the view notes for the layout around it; nil where it notes nothing by `key`.
  func layoutValue(for key: ObjectIdentifier) -> Any?
  /// Whether the layout around it would find the same priority and values noted as on `old`.
  func hasSameNotes(as old: Self) -> Bool
  /// The guide `key`, where the view sets it: counted from the edge of `content`.
  func guide(_ key: AlignmentKey, of content: ViewDimensions) -> Int?
}

extension WrapperView {
  static func makeNode(for view: Self, in parent: Node) -> Node {
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
  static var setsGuides: Bool { false }
  var movesGuides: Bool { true }
  var placesContentOutside: Bool { false }
  var layoutPriority: Double? { nil }
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }
  func hasSameNotes(as old: Self) -> Bool { layoutPriority == old.layoutPriority }
  func guide(_ key: AlignmentKey, of content: ViewDimensions) -> Int? { nil }
}

extension WrapperView where Self: Animatable {
  static func makeNode(for view: Self, in parent: Node) -> Node {
    AnimatableNode(view, in: parent) { WrapperNode($0, in: $1) }
  }
}

private final class WrapperNode<V: WrapperView>: TransparentNode<V> {
  override init(_ view: V, in parent: Node) {
    super.init(view, in: parent)
    if V.setsGuides { tree.hasAlignmentGuides = true }
    setContent(view.content)
  }

  override var isElement: Bool { true }
  override var drawsItself: Bool { V.drawsItself }
  override var handsNotesOn: Bool { true }
  override var mayBeOutgrown: Bool { view.placesContentOutside || clipsContent }
  override var layoutPriority: Double { view.layoutPriority ?? wrapped.priority }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    view.layoutValue(for: key) ?? wrapped.layoutValue(for: key)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    guard view.movesGuides else { return wrapped.guide(key, for: proposal) }
    let bounds = Rect(origin: .zero, size: size(for: proposal))
    let placements = Placements.record {
      view.place(wrapped, in: bounds, proposal: proposal)
    }
    if V.setsGuides {
      let content = ViewDimensions(bounds.size) { key in
        MainActor.assumeIsolated { placements.mergedGuide(key) }
      }
      if let guide = noting({ view.guide(key, of: content) }) { return guide }
    }
    return placements.mergedGuide(key)
  }

  /// Looks again where the guides are, when state has changed that they follow from.
  override func evaluate() {
    needsEvaluation = false
    tree.invalidateLayout(of: self)
  }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    setContent(view.content)
    if V.drawsItself { needsDisplay() }
    tree.invalidateLayout(of: self)
    if !view.hasSameNotes(as: old) { notesChanged() }
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
