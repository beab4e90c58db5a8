// SPDX-License-Identifier: Apache-2.0

/// Scrolls content that may be larger than the available room.
///
/// It is no larger than its content. If there is less room, bars show the visible part. The wheel,
/// a bar, Page Up and Page Down, Home and End scroll, and so do the arrows if nothing within can be
/// focused. The focused view is always scrolled into view. It takes no more room than its content
/// needs, so sheets stay small.
public struct ScrollView<Content> {
  let axes: Axis.Set
  let showsIndicators: Bool
  let position: Binding<Point>?
  /// Whether it scrolls only content that can't be seen otherwise, and is focusable only then.
  let isAutomatic: Bool
  let content: Content
}

extension ScrollView: PrimitiveView, View where Content: View {
  /// Creates a view that scrolls `content` along `axes`. `position` reads and sets the cell of the
  /// content in the top left corner.
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

  /// Creates a view that scrolls `content` vertically if it is too large and doesn't scroll by
  /// itself.
  init(@ViewBuilder automatic content: () -> Content) {
    axes = .vertical
    showsIndicators = true
    position = nil
    isAutomatic = true
    self.content = content()
  }

  /// Creates a node that clips and scrolls its content.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ScrollNode(view, in: parent)
  }
}

extension Node {
  /// Whether this node or any within shows only a part of its content.
  fileprivate var hasClip: Bool { clipsContent || shownChildren.contains(where: \.hasClip) }
}

private final class ScrollNode<Content: View>: FocusNode<ScrollView<Content>> {
  private var horizontal = Viewport(.horizontal)
  private var vertical = Viewport(.vertical)
  private var plan = ScrollPlan.empty
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
    scroll {
      horizontal.jump(to: wanted.x)
      vertical.jump(to: wanted.y)
    }
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
    if plan.overflows != wasTooSmall { changed(view.isAutomatic ? .focus : .keys) }
    let before = offset
    horizontal.resize(content: plan.content.width, window: plan.window.width)
    vertical.resize(content: plan.content.height, window: plan.window.height)
    if offset != before { sayOffset() }
    wrapped.place(
      at: Point(x: frame.minX - offset.x, y: frame.minY - offset.y), proposal: plan.inner)
  }

  // MARK: Scrolling

  /// The cell of the content in the top left corner.
  private var offset: Point { Point(x: horizontal.offset, y: vertical.offset) }

  private func sayOffset() {
    guard let position = view.position, position.wrappedValue != offset else { return }
    position.wrappedValue = offset
  }

  /// Applies `change` to the viewports. Returns `true` if anything has moved.
  @discardableResult
  private func scroll(_ change: () -> Void) -> Bool {
    let before = offset
    change()
    guard offset != before else { return false }
    changed(.look)
    changed(.size)
    return true
  }

  override func reveal(_ rect: Rect) -> Rect {
    let before = offset
    let (column, row) = (rect.minX - frame.minX + before.x, rect.minY - frame.minY + before.y)
    scroll {
      horizontal.reveal(column..<column + max(1, rect.width))
      vertical.reveal(row..<row + max(1, rect.height))
    }
    sayOffset()
    return Rect(
      x: rect.minX - offset.x + before.x, y: rect.minY - offset.y + before.y, width: rect.width,
      height: rect.height)
  }

  // MARK: Keys

  /// `true`: disabled content can still be scrolled.
  override var takesInput: Bool { true }

  private var keys: NodeKeys<ScrollAction> {
    if let knownKeys { return knownKeys }
    let words = environment.kitWords
    let keys = NodeKeys(
      words.scrolling, ScrollAction.bindings(words, shown: view.isAutomatic ? .help : .footer),
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

  /// Scrolls, moving the focus along if it would be left behind. At the end of the content, focuses
  /// the first or last focusable view.
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
      case .up, .down, .left, .right: nil
      }
    guard let heir, heir !== tree.focus.focused else { return hasScrolled }
    tree.focus.focus(heir)
    return true
  }

  private func perform(_ action: ScrollAction) -> Bool {
    let main: Axis.Set = view.axes.contains(.vertical) ? .vertical : .horizontal
    let isMoved = scroll {
      if (action.axis ?? main) == .vertical {
        vertical.move(action.step)
      } else {
        horizontal.move(action.step)
      }
    }
    if isMoved { sayOffset() }
    return isMoved
  }

  // MARK: The mouse

  override func handle(_ mouse: MouseEvent) -> Bool {
    var isUsed = false
    let isMoved = scroll {
      switch mouse.kind {
      case .scrollUp, .scrollDown:
        let isSideways = mouse.modifiers.contains(.shift) || !view.axes.contains(.vertical)
        isUsed =
          isSideways ? horizontal.handle(mouse, bar: nil) : vertical.handle(mouse, bar: nil)
      default:
        isUsed =
          vertical.handle(mouse, bar: plan.barRect(.vertical, in: frame))
          || horizontal.handle(mouse, bar: plan.barRect(.horizontal, in: frame))
      }
    }
    if isMoved { sayOffset() }
    return isUsed
  }

  override func mouseWasLost() {
    vertical.release()
    horizontal.release()
  }

  // MARK: Drawing

  override func draw(_ painter: Painter) {
    painter.clipped(to: Rect(origin: frame.origin, size: plan.window)) { drawElements(painter) }
    for viewport in [vertical, horizontal] {
      guard let bar = plan.barRect(viewport.axis, in: frame) else { continue }
      viewport.draw(bar, on: painter, environment: environment)
    }
  }
}
