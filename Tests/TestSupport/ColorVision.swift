import Foundation
public import Scutes

/// A type of colour vision.
///
/// Types that lack a kind of cone are simulated with the matrices for linear light of Machado,
/// Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency" (2009), at full severity.
public enum ColorVision: CaseIterable, Sendable {
  /// With three kinds of cones.
  case usual
  /// Without those for long waves.
  case protan
  /// Without those for medium waves.
  case deutan
  /// Without those for short waves.
  case tritan

  private var matrix: [[Double]]? {
    switch self {
    case .usual: nil
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// What `color` looks like to one with this vision.
  public func sees(_ color: Color) -> Color {
    guard let matrix, let parts = color.components else { return color }
    let light = [parts.red, parts.green, parts.blue].map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let seen = matrix.map { row -> UInt8 in
      let sum = zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }
      let inside = min(max(sum, 0), 1)
      let share = inside <= 0.0031308 ? inside * 12.92 : 1.055 * pow(inside, 1 / 2.4) - 0.055
      return UInt8((share * 255).rounded())
    }
    return .rgb(seen[0], seen[1], seen[2])
  }
}
