/// The values that a slider can have.
nonisolated struct SliderScale: Hashable {
  let bounds: ClosedRange<Double>
  /// Between two neighbouring values; more than 0.
  let step: Double
  private let snaps: Bool

  /// The values of `bounds` that are `step` apart, and the last one; any value where it is nil.
  init(bounds: ClosedRange<Double>, step: Double?) {
    self.bounds = bounds
    let span = bounds.upperBound - bounds.lowerBound
    snaps = step.map { $0 > 0 } ?? false
    self.step = step.flatMap { $0 > 0 ? $0 : nil } ?? (span > 0 ? span / 100 : 1)
  }

  /// What a key does to the value.
  enum Change: Hashable {
    case steps(Double)
    case least
    case greatest
  }

  /// `value`, or the least where it is not a number.
  func number(_ value: Double) -> Double { value.isNaN ? bounds.lowerBound : value }

  /// How far along the way `value` lies, from 0 to 1; 0 where there is no saying.
  func fraction(of value: Double) -> Double {
    let span = bounds.upperBound - bounds.lowerBound
    let fraction = (clamped(value) - bounds.lowerBound) / span
    return span > 0 && fraction.isFinite ? fraction : 0
  }

  /// The value after `change`.
  func value(_ value: Double, after change: Change) -> Double {
    switch change {
    case .steps(let count): snapped(number(value) + count * step)
    case .least: bounds.lowerBound
    case .greatest: bounds.upperBound
    }
  }

  /// The value that cell `x` of a line of `width` cells stands for: the first cell for the least,
  /// the last one for the greatest.
  func value(atCell x: Int, of width: Int) -> Double {
    guard width > 1 else { return bounds.lowerBound }
    let fraction = min(max(Double(x) / Double(width - 1), 0), 1)
    return snapped(bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound))
  }

  private func clamped(_ value: Double) -> Double {
    min(max(number(value), bounds.lowerBound), bounds.upperBound)
  }

  private func snapped(_ value: Double) -> Double {
    let clamped = clamped(value)
    guard snaps, clamped < bounds.upperBound else { return clamped }
    let steps = ((clamped - bounds.lowerBound) / step).rounded()
    return self.clamped(bounds.lowerBound + steps * step)
  }
}
