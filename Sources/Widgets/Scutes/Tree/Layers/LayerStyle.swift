// SPDX-License-Identifier: Apache-2.0

/// The position and behaviour of a layer.
nonisolated struct LayerStyle: Hashable {
  var placement = Anchor.aligned(.center)
  /// `true` if what is below is dimmed.
  var dims = true
  /// `true` if it captures the keys and the mouse.
  var takesInput = true
  /// `true` if Escape and a click outside dismiss it, if nothing in it handles them.
  var isDismissible = true
  /// `true` if it stays above layers that are added later.
  var isOnTop = false
  /// `true` if it is a tool that examines the program, such as the inspector.
  var isTool = false
  /// `true` if it waits while a sheet that its presenter isn't part of is shown.
  var isSheet = false
  /// The transition, or `nil` for that of the enclosing views.
  var transition: Transition?

  /// The position of a layer.
  enum Anchor: Hashable {
    /// On the screen.
    case aligned(Alignment)
    /// Below its anchor if there is room, else above.
    case attached
  }

  /// The origin of something of `size` on `screen`. If it is too large it begins at the top left.
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
