/// Something that can be shown on its way from one value to another.
///
/// A view that is animatable is shown with the values in between when it is described anew within
/// ``withAnimation(_:_:)`` or under ``View/animation(_:value:)``; else it changes at once.
public protocol Animatable {
  /// What changes little by little.
  associatedtype AnimatableData: VectorArithmetic

  /// The values that change little by little, to be read and set.
  var animatableData: AnimatableData { get set }

  /// Whether there are values on the way to `other`; where there are none, the change is at once.
  func hasValues(towards other: Self) -> Bool

  /// Whether it is places that change, and not only looks: then ``Motion/subtle`` has it jump.
  static var isMovement: Bool { get }
}

extension Animatable {
  /// There are.
  public func hasValues(towards other: Self) -> Bool { true }
  /// Only looks.
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
  /// The number; set to the nearest whole one.
  public var animatableData: Double {
    get { Double(self) }
    set { self = Int(newValue.rounded()) }
  }
}

extension Point: Animatable {
  /// Column and row; set to the nearest cell.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(x), Double(y)) }
    set { self = Point(x: Int(newValue.first.rounded()), y: Int(newValue.second.rounded())) }
  }
}

extension Size: Animatable {
  /// Columns and rows; set to the nearest whole ones.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(width), Double(height)) }
    set {
      self = Size(width: Int(newValue.first.rounded()), height: Int(newValue.second.rounded()))
    }
  }
}

extension Color: Animatable {
  /// The amounts of light; none for colours that the terminal's owner has chosen.
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

  /// Only between colours that are known.
  public func hasValues(towards other: Color) -> Bool { isExact && other.isExact }
}
