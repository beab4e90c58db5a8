// SPDX-License-Identifier: Apache-2.0

/// The direction of an arrow key.
nonisolated enum FocusDirection {
  case up
  case down
  case left
  case right

  /// The distance to a candidate for the focus; the smallest wins.
  struct Distance: Comparable {
    /// Cells from the beam to the rectangle, or 0 inside the beam.
    let aside: Int
    /// Cells between the two in the direction.
    let ahead: Int
    /// Half cells between their centres, across the direction.
    let offset: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      let (left, right) = (lhs.weight, rhs.weight)
      return (min(lhs.aside, 1), left, lhs.offset) < (min(rhs.aside, 1), right, rhs.offset)
    }

    /// Outside the beam, one cell aside counts as much as eight ahead.
    private var weight: Int { ahead + aside * 8 }
  }

  /// The distance between `from` and `to` in this direction, or `nil` if `to` is empty or not on
  /// that side.
  func distance(from: Rect, to: Rect) -> Distance? {
    guard !to.isEmpty else { return nil }
    let ahead =
      switch self {
      case .up: from.minY - to.maxY
      case .down: to.minY - from.maxY
      case .left: from.minX - to.maxX
      case .right: to.minX - from.maxX
      }
    guard ahead >= 0 else { return nil }
    switch self {
    case .up, .down:
      return Distance(
        aside: gap(from.minX..<from.maxX, to.minX..<to.maxX), ahead: ahead,
        offset: abs(from.minX + from.maxX - to.minX - to.maxX))
    case .left, .right:
      // A row is about as high as two columns are wide.
      return Distance(
        aside: gap(from.minY..<from.maxY, to.minY..<to.maxY) * 2, ahead: ahead,
        offset: abs(from.minY + from.maxY - to.minY - to.maxY))
    }
  }

  private func gap(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    max(0, max(one.lowerBound, other.lowerBound) - min(one.upperBound, other.upperBound) + 1)
  }
}
