/// Draws its content back towards what is behind it.
struct Opacity<Content: View>: PrimitiveView, Animatable {
  let content: Content
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  static func makeNode(for view: Self, in parent: Node) -> Node {
    AnimatableNode(view, in: parent) { OpacityNode($0, in: $1) }
  }
}

private final class OpacityNode<Content: View>: TransparentNode<Opacity<Content>> {
  override init(_ view: Opacity<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }
  override var handsNotesOn: Bool { true }
  override var layoutPriority: Double { wrapped.priority }

  private var wrapped: WrappedContent { WrappedContent(of: self) }

  override func layoutValue(for key: ObjectIdentifier) -> Any? { wrapped.layoutValue(for: key) }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    wrapped.guide(key, for: proposal)
  }

  override func viewChanged(from old: Opacity<Content>, environmentChanged: Bool) {
    setContent(view.content)
    if old.share != view.share { needsDisplay() }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    wrapped.size(for: proposal)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    wrapped.place(at: frame.origin, proposal: proposal)
  }

  override func draw(_ painter: Painter) {
    guard view.share < 1 else { return drawElements(painter) }
    guard view.share > 0 else { return }
    let area = painter.clip.intersection(extent)
    let behind = painter.picture(of: area)
    drawElements(painter)
    let content = painter.picture(of: area)
    painter.redraw(area) { x, y in
      guard let old = behind[x, y], let new = content[x, y] else { return .blank }
      return old.mixed(with: new, by: view.share)
    }
  }
}

extension View {
  /// Shows `share` of the view, from 0 (not at all) to 1, as if it were a film over what is behind
  /// it. It keeps its room and its keys.
  ///
  /// Glyphs are there or not: less of them means a colour nearer to the ground's, and faint letters
  /// where the terminal's own colours are used.
  public func opacity(_ share: Double) -> some View {
    Opacity(content: self, share: max(0, min(share, 1)))
  }
}
