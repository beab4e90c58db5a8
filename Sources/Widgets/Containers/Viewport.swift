/// The part of something long that shows through a window, along one axis, and all that moves it:
/// keys, the wheel, and the bar beside the window.
///
/// Scroll views have one for each axis, lists have one of lines. The owner says where the bar lies,
/// and lays out again when the offset has changed.
struct Viewport {
  /// A step that keys take.
  enum Step {
    case cells(Int)
    /// Windows on or back, less a cell that shows both before and after.
    case pages(Int)
    case first
    case last
  }

  /// Cells that a notch of the wheel moves.
  private static let wheelStep = 3

  let axis: Axis
  /// The length of all there is, and of what shows at once.
  private(set) var (content, window) = (0, 0)
  /// Cells of the content before the window.
  private(set) var offset = 0
  /// The cell of the thumb that the mouse holds.
  private var grip: Int?

  init(_ axis: Axis) {
    self.axis = axis
  }

  /// What shows.
  var geometry: ScrollGeometry {
    ScrollGeometry(content: content, window: window, offset: offset)
  }

  /// Whether there is more than shows at once.
  var overflows: Bool { content > window }

  /// Cells that a page key moves.
  var page: Int { max(1, window - 1) }

  // MARK: Moving

  /// Takes other lengths; the offset stays as near as it can.
  mutating func resize(content: Int, window: Int) {
    (self.content, self.window) = (content, window)
    offset = geometry.offset
  }

  /// Takes `offset`, which may lie beyond the end until the lengths are known.
  mutating func jump(to offset: Int) {
    self.offset = offset
  }

  /// Moves as little as needed to show `range`.
  mutating func reveal(_ range: Range<Int>) {
    offset = geometry.revealing(range).offset
  }

  /// Takes `step`. Returns `false` at the end.
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

  /// Turns the wheel, or moves the thumb of the bar in `bar`. Returns `true` if the event was used.
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
      letGo()
      return false
    default: return false
    }
  }

  /// Lets go of the thumb.
  mutating func letGo() {
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

  /// Draws the bar in `bar`, which is one cell across.
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
