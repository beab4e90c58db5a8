// SPDX-License-Identifier: Apache-2.0

/// A type with intermediate values between any two values.
///
/// An animatable view passes through the intermediate values when it is described again within
/// ``withAnimation(_:_:)`` or under ``View/animation(_:value:)``. Otherwise it changes at once.
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
  var animatableData: AnimatableData { get set }

  /// `true` if there are intermediate values on the way to `other`. If not, the change happens at
  /// once.
  func hasValues(towards other: Self) -> Bool

  /// `true` if the change moves something, rather than only changing its look. ``Motion/subtle``
  /// skips such animations.
  static var isMovement: Bool { get }
}

extension Animatable {
  /// Returns `true`.
  public func hasValues(towards other: Self) -> Bool { true }
  /// `false`: only the look changes.
  public static var isMovement: Bool { false }
}

extension Double: Animatable {
  /// The number itself.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension Int: Animatable {
  /// The number, rounded to a whole one when set.
  public var animatableData: Double {
    get { Double(self) }
    set { self = Int(newValue.rounded()) }
  }
}

extension Point: Animatable {
  /// Column and row, rounded to whole cells when set.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(x), Double(y)) }
    set { self = Point(x: Int(newValue.first.rounded()), y: Int(newValue.second.rounded())) }
  }
}

extension Size: Animatable {
  /// Columns and rows, rounded to whole numbers when set.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(width), Double(height)) }
    set {
      self = Size(width: Int(newValue.first.rounded()), height: Int(newValue.second.rounded()))
    }
  }
}

extension Color: Animatable {
  /// The linear light of the colour. Colours chosen by the terminal's user have none.
  public var animatableData: LinearLight {
    get {
      guard case .rgb(let red, let green, let blue) = kind else { return .zero }
      return LinearLight(
        red: LightScale.light(of: red), green: LightScale.light(of: green),
        blue: LightScale.light(of: blue))
    }
    set {
      guard isExact else { return }
      self = .rgb(
        LightScale.part(of: newValue.red), LightScale.part(of: newValue.green),
        LightScale.part(of: newValue.blue))
    }
  }

  /// Returns `true` if both colours have exact values.
  public func hasValues(towards other: Color) -> Bool { isExact && other.isExact }
}
