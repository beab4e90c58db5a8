// SPDX-License-Identifier: Apache-2.0

/// A window on longer content, along one axis, and its controls: keys, the wheel, and a scroll bar.
///
/// Scroll views have one for each axis, lists have one of lines. The owner positions the bar, and
/// lays out again when the offset changes.
struct Viewport {
  /// A step for keys.
  enum Step {
    case cells(Int)
    /// By windows, less a cell that stays visible.
    case pages(Int)
    case first
    case last
  }

  /// The number of cells for a notch of the wheel.
  private static let wheelStep = 3

  let axis: Axis
  /// The lengths of the content and of the window.
  private(set) var (content, window) = (0, 0)
  /// The length of the content before the window.
  private(set) var offset = 0
  /// The cell of the thumb that the mouse holds.
  private var grip: Int?

  init(_ axis: Axis) {
    self.axis = axis
  }

  var geometry: ScrollGeometry {
    ScrollGeometry(content: content, window: window, offset: offset)
  }

  /// Whether the content is longer than the window.
  var overflows: Bool { content > window }

  /// The number of cells for a page key.
  var page: Int { max(1, window - 1) }

  // MARK: Moving

  /// Changes the lengths, keeping the offset as near as possible.
  mutating func resize(content: Int, window: Int) {
    (self.content, self.window) = (content, window)
    offset = geometry.offset
  }

  /// Sets the offset, which may be beyond the end until the lengths are known.
  mutating func jump(to offset: Int) {
    self.offset = offset
  }

  /// Scrolls as little as needed to show `range`.
  mutating func reveal(_ range: Range<Int>) {
    offset = geometry.revealing(range).offset
  }

  /// Moves by `step`. Returns `false` at the end.
  @discardableResult
  mutating func move(_ step: Step) -> Bool {
    let before = geometry
    offset =
      switch step {
      case .cells(let cells): before.moved(by: cells).offset
      case .pages(let pages): before.moved(by: pages * page).offset
      case .first: 0
      case .last: before.greatestOffset
      }
    return offset != before.offset
  }

  // MARK: The mouse

  /// Handles the wheel, or a drag of the thumb in `bar`. Returns `true` if the event was used.
  mutating func handle(_ mouse: MouseEvent, bar: Rect?) -> Bool {
    switch mouse.kind {
    case .scrollUp: return move(.cells(-Self.wheelStep))
    case .scrollDown: return move(.cells(Self.wheelStep))
    case .press(.left):
      guard let bar, bar.contains(mouse.position) else { return false }
      let thumb = geometry.thumb(track: length(of: bar))
      let cell = cell(at: mouse.position, of: bar)
      let grip = thumb.contains(cell) ? cell - thumb.lowerBound : thumb.count / 2
      self.grip = grip
      drag(grip, to: cell, in: bar)
      return true
    case .drag(.left):
      guard let grip, let bar else { return false }
      drag(grip, to: cell(at: mouse.position, of: bar), in: bar)
      return true
    case .release:
      release()
      return false
    default: return false
    }
  }

  /// Releases the thumb.
  mutating func release() {
    grip = nil
  }

  private mutating func drag(_ grip: Int, to cell: Int, in bar: Rect) {
    offset = geometry.withThumb(at: cell - grip, track: length(of: bar)).offset
  }

  // MARK: The bar

  private func length(of bar: Rect) -> Int { axis == .vertical ? bar.height : bar.width }

  /// The cell of `bar` at `point`, from its beginning.
  private func cell(at point: Point, of bar: Rect) -> Int {
    axis == .vertical ? point.y - bar.minY : point.x - bar.minX
  }

  /// Draws the scroll bar in `bar`, which is one cell wide.
  func draw(_ bar: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    let thumb = geometry.thumb(track: length(of: bar))
    for index in 0..<length(of: bar) {
      let isThumb = thumb.contains(index)
      let style = environment.textStyle(isThumb ? .scrollbarThumb : .scrollbarTrack)
      let place =
        axis == .vertical
        ? Point(x: bar.minX, y: bar.minY + index) : Point(x: bar.minX + index, y: bar.minY)
      painter.put(glyph(isThumb: isThumb, isUnicode: isUnicode), at: place, style: style)
    }
  }

  private func glyph(isThumb: Bool, isUnicode: Bool) -> Character {
    guard isUnicode else { return isThumb ? "#" : ":" }
    return axis == .vertical ? (isThumb ? "┃" : "│") : (isThumb ? "━" : "─")
  }
}
