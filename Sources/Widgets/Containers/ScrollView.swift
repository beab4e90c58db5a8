/// Shows a part of something that may be larger than the room there is.
///
/// It is no larger than its content; where it is given less, bars show which part is seen. The
/// wheel, a bar, Page Up and Page Down, Home and End move it, the arrows too where nothing within
/// can have the focus, and whatever has the focus is brought into view. In a terminal it takes no
/// more room than its content needs, so that a sheet stays small.
public struct ScrollView<Content> {
  let axes: Axis.Set
  let showsIndicators: Bool
  let position: Binding<Point>?
  /// Whether it scrolls only what has no other way to be seen, and has the keys only then.
  let isAutomatic: Bool
  let content: Content
}

extension ScrollView: PrimitiveView, View where Content: View {
  /// A view on `content` that scrolls along `axes`. `position` is the cell of the content in the
  /// top left corner, where somebody wants to know or to say.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, position: Binding<Point>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.position = position
    isAutomatic = false
    self.content = content()
  }

  /// A view that scrolls `content` up and down if it is too large and does not scroll itself.
  init(@ViewBuilder automatic content: () -> Content) {
    axes = .vertical
    showsIndicators = true
    position = nil
    isAutomatic = true
    self.content = content()
  }

  /// Makes a node that clips and moves its content.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ScrollNode(view, in: parent)
  }
}

extension Node {
  /// Whether anything within shows a part of itself only.
  fileprivate var hasClip: Bool { clipsContent || shownChildren.contains(where: \.hasClip) }
}

private final class ScrollNode<Content: View>: FocusNode<ScrollView<Content>> {
  private var offset = Point.zero
  private var plan = ScrollPlan.empty
  private var drag: (axis: Axis, grip: Int)?
  private var knownKeys: NodeKeys<ScrollAction>?

  override init(_ view: ScrollView<Content>, in parent: Node) {
    super.init(view, in: parent)
    tree.countClips(by: 1)
    evaluate()
  }

  override func willLeave() {
    tree.countClips(by: -1)
  }

  override var isElement: Bool { true }
  override var clipsContent: Bool { true }
  override var drawsItself: Bool { true }

  override var isFocusable: Bool {
    super.isFocusable && (!view.isAutomatic || plan.overflows)
      && content?.focusableNodes.isEmpty != false
  }

  override var hardwareCursor: Point? { isFocused ? frame.origin : nil }

  override func viewChanged(from old: ScrollView<Content>, environmentChanged: Bool) {
    knownKeys = nil
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  override func describeContent() {
    setContent(view.content)
    guard let wanted = tracked({ view.position?.wrappedValue }), wanted != offset else { return }
    scroll(to: wanted)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    plan(for: proposal).size
  }

  private func plan(for proposal: ProposedSize) -> ScrollPlan {
    let content = WrappedContent(of: self)
    let showsBars = view.showsIndicators && !environment.isLinear
    guard view.isAutomatic else { return ScrollPlan(of: content, view.axes, proposal, showsBars) }
    return .automatic(
      of: content, proposal, showsBars, scrollsItself: self.content?.hasClip == true)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let wrapped = WrappedContent(of: self)
    let wasTooSmall = plan.overflows
    plan = plan(for: proposal)
    if view.isAutomatic, plan.overflows != wasTooSmall { changed(.focus) }
    clamp()
    wrapped.place(
      at: Point(x: frame.minX - offset.x, y: frame.minY - offset.y), proposal: plan.inner)
  }

  /// Takes the offset nearest to the present one that there is.
  private func clamp() {
    let clamped = Point(
      x: plan.geometry(.horizontal, offset: offset).offset,
      y: plan.geometry(.vertical, offset: offset).offset)
    guard clamped != offset else { return }
    offset = clamped
    sayOffset()
  }

  private func sayOffset() {
    guard let position = view.position, position.wrappedValue != offset else { return }
    position.wrappedValue = offset
  }

  private func scroll(to wanted: Point) {
    guard wanted != offset else { return }
    offset = wanted
    changed(.look)
    changed(.size)
  }

  /// Moves what is seen along `axis`; false where it is at the end already.
  private func move(_ axis: Axis, _ change: (ScrollGeometry) -> ScrollGeometry) -> Bool {
    let geometry = plan.geometry(axis, offset: offset)
    let new = change(geometry)
    guard new.offset != geometry.offset else { return false }
    scroll(
      to: axis == .vertical
        ? Point(x: offset.x, y: new.offset) : Point(x: new.offset, y: offset.y))
    sayOffset()
    return true
  }

  override func reveal(_ rect: Rect) -> Rect {
    let columns = rect.minX - frame.minX + offset.x
    let rows = rect.minY - frame.minY + offset.y
    let before = offset
    scroll(
      to: Point(
        x: plan.geometry(.horizontal, offset: offset)
          .revealing(columns..<columns + max(1, rect.width)).offset,
        y: plan.geometry(.vertical, offset: offset)
          .revealing(rows..<rows + max(1, rect.height)).offset))
    sayOffset()
    return Rect(
      x: rect.minX - offset.x + before.x, y: rect.minY - offset.y + before.y, width: rect.width,
      height: rect.height)
  }

  // MARK: Input

  /// What is disabled can still be looked at, all of it.
  override var takesInput: Bool { true }

  private var keys: NodeKeys<ScrollAction> {
    if let knownKeys { return knownKeys }
    let words = environment.kitWords
    let keys = NodeKeys(
      words.scrolling, ScrollAction.bindings(words),
      under: environment.keyMap
    ) { [weak self] in _ = self?.perform($0) }
    knownKeys = keys
    return keys
  }

  override var keyTable: KeyTable? {
    guard isFocused, plan.overflows else { return nil }
    return keys.table { $0.axis.map(view.axes.contains) ?? true }
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard let action = keys.action(for: key) else { return false }
    if isFocused { return perform(action) }
    return action.worksFromWithin && key.typed == nil && performFromWithin(action)
  }

  /// Scrolls, and takes the focus along where it would be left behind; to the first or the last that
  /// can have it where there is nothing more to scroll.
  private func performFromWithin(_ action: ScrollAction) -> Bool {
    let before = offset
    let hasScrolled = perform(action)
    guard plan.overflows else { return false }
    let window = Rect(
      x: frame.minX + offset.x - before.x, y: frame.minY + offset.y - before.y,
      width: plan.window.width, height: plan.window.height)
    let seen = (content?.focusableNodes ?? []).filter { window.contains($0.region.origin) }
    let isSeen = seen.contains { $0 === tree.focus.focused }
    let heir: Node? =
      switch action {
      case .first: seen.first
      case .last: seen.last
      case .pageDown: !hasScrolled ? seen.last : isSeen ? nil : seen.first
      case .pageUp: !hasScrolled ? seen.first : isSeen ? nil : seen.last
      case .move: nil
      }
    guard let heir, heir !== tree.focus.focused else { return hasScrolled }
    tree.focus.focus(heir)
    return true
  }

  private func perform(_ action: ScrollAction) -> Bool {
    let main = view.axes.contains(.vertical) ? Axis.vertical : .horizontal
    let page = max(1, plan.geometry(main, offset: offset).window - 1)
    return switch action {
    case .move(.up): move(.vertical) { $0.moved(by: -1) }
    case .move(.down): move(.vertical) { $0.moved(by: 1) }
    case .move(.left): move(.horizontal) { $0.moved(by: -1) }
    case .move(.right): move(.horizontal) { $0.moved(by: 1) }
    case .pageUp: move(main) { $0.moved(by: -page) }
    case .pageDown: move(main) { $0.moved(by: page) }
    case .first: move(main) { $0.moved(to: 0) }
    case .last: move(main) { $0.moved(to: $0.greatestOffset) }
    }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .scrollUp: return turnWheel(by: -ScrollPlan.wheelStep, mouse)
    case .scrollDown: return turnWheel(by: ScrollPlan.wheelStep, mouse)
    case .press(.left): return grasp(at: mouse.position)
    case .drag(.left):
      guard let drag, let (bar, rect) = bar(drag.axis) else { return false }
      _ = move(drag.axis) { _ in bar.dragged(to: mouse.position, grip: drag.grip, in: rect) }
      return true
    case .release: drag = nil
    default: break
    }
    return false
  }

  override func mouseWasLost() {
    drag = nil
  }

  private func turnWheel(by step: Int, _ mouse: MouseEvent) -> Bool {
    let isSideways = mouse.modifiers.contains(.shift) || !view.axes.contains(.vertical)
    return move(isSideways ? .horizontal : .vertical) { $0.moved(by: step) }
  }

  private func grasp(at point: Point) -> Bool {
    for axis in [Axis.vertical, .horizontal] {
      guard let (bar, rect) = bar(axis), rect.contains(point) else { continue }
      let grip = bar.grip(at: point, in: rect)
      drag = (axis, grip)
      _ = move(axis) { _ in bar.dragged(to: point, grip: grip, in: rect) }
      return true
    }
    return false
  }

  // MARK: Drawing

  private func bar(_ axis: Axis) -> (bar: ScrollBar, rect: Rect)? {
    plan.barRect(axis, in: frame).map {
      (ScrollBar(axis: axis, geometry: plan.geometry(axis, offset: offset)), $0)
    }
  }

  override func draw(_ painter: Painter) {
    painter.clipped(to: Rect(origin: frame.origin, size: plan.window)) { drawElements(painter) }
    for axis in [Axis.vertical, .horizontal] {
      guard let (bar, rect) = bar(axis) else { continue }
      bar.draw(in: rect, on: painter, environment: environment)
    }
  }
}
