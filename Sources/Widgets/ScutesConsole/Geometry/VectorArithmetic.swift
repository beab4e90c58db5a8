// SPDX-License-Identifier: Apache-2.0

/// A value that can be interpolated because it can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies the value by `factor`.
  mutating func scale(by factor: Double)
}

extension VectorArithmetic {
  /// The value `share` of the way to `other`: this one at 0, the other at 1.
  public func interpolated(to other: Self, by share: Double) -> Self {
    if share >= 1 { return other }
    var way = other - self
    way.scale(by: share)
    return self + way
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by `factor`.
  public mutating func scale(by factor: Double) {
    self *= factor
  }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Both values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero for both.
  public static var zero: Self { Self(.zero, .zero) }

  /// The sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// The differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both by `factor`.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
}

/// A colour as amounts of light from 0 to 1, which mix as light does.
public struct LinearLight: VectorArithmetic {
  /// Red light.
  public var red: Double
  /// Green light.
  public var green: Double
  /// Blue light.
  public var blue: Double

  /// The given amounts.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// No light.
  public static var zero: Self { Self(red: 0, green: 0, blue: 0) }

  /// The sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(red: lhs.red + rhs.red, green: lhs.green + rhs.green, blue: lhs.blue + rhs.blue)
  }

  /// The differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(red: lhs.red - rhs.red, green: lhs.green - rhs.green, blue: lhs.blue - rhs.blue)
  }

  /// Multiplies all by `factor`.
  public mutating func scale(by factor: Double) {
    red *= factor
    green *= factor
    blue *= factor
  }
}
