/// How something stands over the screen.
nonisolated struct LayerStyle: Hashable {
  /// Where it stands.
  var placement = Anchor.aligned(.center)
  /// Whether what is below is drawn back.
  var dims = true
  /// Whether it takes the keys and the mouse while it is up.
  var takesInput = true
  /// Whether Escape and a click outside make it go where nothing in it says what they do.
  var isDismissible = true
  /// Whether it stands over layers that come later.
  var isOnTop = false
  /// Whether it shows the program from outside, as the inspector does, and is no part of it.
  var isTool = false
  /// Whether it waits while another sheet is shown that what presents it does not belong to.
  var isSheet = false
  /// How it comes and goes; as the views around it say where nil.
  var transition: Transition?

  /// Where a layer stands.
  enum Anchor: Hashable {
    /// On the screen.
    case aligned(Alignment)
    /// By what it belongs to: below where there is room, else above.
    case attached
  }

  /// Where something of `size` goes on `screen`, beginning at its top left where it is too large.
  ///
  /// ```
  ///  ┌ screen ────────┐     ┌────────────────┐
  ///  │  [anchor]      │     │  ┌────────┐    │
  ///  │  ┌────────┐    │     │  │content │    │
  ///  │  │content │    │     │  └────────┘    │
  ///  │  └────────┘    │     │  [anchor]      │
  ///  └────────────────┘     └────────────────┘
  /// ```
  func origin(of size: Size, on screen: Rect, anchor: Rect) -> Point {
    let wanted: Point
    switch placement {
    case .aligned(let alignment):
      wanted = alignment.place(size, in: screen).origin
    case .attached:
      let fitsBelow = anchor.maxY + size.height <= screen.maxY
      let hasMoreRoomBelow = screen.maxY - anchor.maxY >= anchor.minY - screen.minY
      let y = fitsBelow || hasMoreRoomBelow ? anchor.maxY : anchor.minY - size.height
      wanted = Point(x: anchor.minX, y: y)
    }
    return Point(
      x: max(screen.minX, min(wanted.x, screen.maxX - size.width)),
      y: max(screen.minY, min(wanted.y, screen.maxY - size.height)))
  }
}
