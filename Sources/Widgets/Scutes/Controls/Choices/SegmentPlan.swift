// SPDX-License-Identifier: Apache-2.0

/// The places of segments in a given width, wrapped into lines.
///
/// ```
///  Beginner  Easy
///  Medium   [Hard]
/// ```
nonisolated struct SegmentPlan {
  /// The frame of each segment, with a cell for an end on each side.
  let places: [Rect]
  /// The total size.
  let size: Size

  /// The cursor for the chosen segment `index`, on its first letter.
  func cursor(on index: Int?) -> Point {
    guard let index, places.indices.contains(index) else { return .zero }
    return Point(x: places[index].minX + 1, y: places[index].minY)
  }

  init(_ titles: [String], width: Int) {
    var places: [Rect] = []
    var (x, y, widest) = (0, 0, 0)
    for title in titles {
      let columns = min(title.columns + 2, max(width, 0))
      if x > 0, x + columns > width { (x, y) = (0, y + 1) }
      places.append(Rect(x: x, y: y, width: columns, height: 1))
      x += columns
      widest = max(widest, x)
    }
    self.places = places
    size = Size(width: widest, height: y + 1)
  }
}
