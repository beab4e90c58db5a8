// SPDX-License-Identifier: Apache-2.0

/// The possible values of a slider.
nonisolated struct SliderScale: Hashable {
  let bounds: ClosedRange<Double>
  /// The difference of neighbouring values, more than 0.
  let step: Double
  private let snaps: Bool

  /// The values in `bounds` in steps of `step`, with the upper bound. `nil` allows any value.
  init(bounds: ClosedRange<Double>, step: Double?) {
    self.bounds = bounds
    let span = bounds.upperBound - bounds.lowerBound
    snaps = step.map { $0 > 0 } ?? false
    self.step = step.flatMap { $0 > 0 ? $0 : nil } ?? (span > 0 ? span / 100 : 1)
  }

  /// The effect of a key on the value.
  enum Change: Hashable {
    case steps(Double)
    case least
    case greatest
  }

  /// `value`, or the minimum for NaN.
  func number(_ value: Double) -> Double { value.isNaN ? bounds.lowerBound : value }

  /// The position of `value` along the way, from 0 to 1. 0 if it is undefined.
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

  /// The value at cell `x` of a line of `width` cells, from the minimum in the first cell to the
  /// maximum in the last.
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
