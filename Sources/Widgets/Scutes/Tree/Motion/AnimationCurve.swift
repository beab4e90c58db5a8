// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Maps time to progress, both from 0 to 1.
nonisolated enum AnimationCurve: Hashable, Sendable {
  case linear
  /// Control points (x1, y1) and (x2, y2).
  case bezier(Double, Double, Double, Double)
  case spring

  /// The progress at `moment`.
  func value(at moment: Double) -> Double {
    if moment <= 0 { return 0 }
    if moment >= 1 { return 1 }
    switch self {
    case .linear: return moment
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.bezier(y1, y2, at: Self.parameter(x1, x2, of: moment))
    case .spring: return Self.springValue(at: moment) / Self.springValue(at: 1)
    }
  }

  /// The coordinate at `parameter` of a Bézier curve from 0 to 1 with control coordinates `a` and
  /// `b`.
  private static func bezier(_ a: Double, _ b: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * a + 3 * rest * parameter * parameter * b
      + parameter * parameter * parameter
  }

  /// The parameter at which the curve with control coordinates `a` and `b` reaches `moment`,
  /// bisected to a millionth.
  private static func parameter(_ a: Double, _ b: Double, of moment: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if bezier(a, b, at: middle) < moment { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// A critically damped spring, within a hundredth of its end at 1.
  private static func springValue(at moment: Double) -> Double {
    let turns = 8 * moment
    return 1 - (1 + turns) * exp(-turns)
  }
}
