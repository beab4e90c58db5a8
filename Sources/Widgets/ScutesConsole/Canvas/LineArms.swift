// SPDX-License-Identifier: Apache-2.0

/// The parts of a line-drawing character: an arm from the middle of the cell to each side.
///
/// ```
///      up               ┃                    ┠  up heavy, right light, down heavy
///  left ┼ right         ┠─ right light
///     down              ┃
/// ```
public struct LineArms: Hashable, Sendable {
  /// The weight of an arm, from none to the strongest.
  public enum Weight: UInt8, CaseIterable, Comparable, Sendable {
    /// No arm.
    case none
    /// A thin line.
    case light
    /// A thick line.
    case heavy
    /// Two thin lines.
    case double

    /// Returns `true` if `lhs` gives way to `rhs` where both would be drawn.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Two bits for each arm: up, right, down, left, from the lowest.
  let code: UInt8

  /// Arms of the given weights.
  public init(
    up: Weight = .none, right: Weight = .none, down: Weight = .none, left: Weight = .none
  ) {
    code = up.rawValue | right.rawValue << 2 | down.rawValue << 4 | left.rawValue << 6
  }

  init(code: UInt8) {
    self.code = code
  }

  /// The arm to the upper edge.
  public var up: Weight { weight(0) }
  /// The arm to the right edge.
  public var right: Weight { weight(2) }
  /// The arm to the lower edge.
  public var down: Weight { weight(4) }
  /// The arm to the left edge.
  public var left: Weight { weight(6) }

  private func weight(_ shift: UInt8) -> Weight { Weight(rawValue: code >> shift & 3) ?? .none }

  /// The arms of both. The stronger weight wins where both have an arm.
  public func union(_ other: LineArms) -> LineArms {
    LineArms(
      up: max(up, other.up), right: max(right, other.right), down: max(down, other.down),
      left: max(left, other.left))
  }
}
