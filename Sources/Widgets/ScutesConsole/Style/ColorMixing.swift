// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The amounts of light, from 0 to 1, of the 256 values of a colour component in sRGB.
package enum LightScale {
  private static let lights: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// The light of a colour component.
  package static func light(of part: UInt8) -> Double { lights[Int(part)] }

  /// The value of a colour component whose light is nearest to `light`.
  package static func part(of light: Double) -> UInt8 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if lights[middle] < light { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    return UInt8(light - lights[low - 1] < lights[low] - light ? low - 1 : low)
  }
}

extension Color {
  /// `true` if the colour is known exactly, rather than chosen by the terminal's user.
  public var isExact: Bool {
    if case .rgb = kind { true } else { false }
  }

  /// The colour with `share` (0 to 1) of its light taken from `other`. If either colour isn't
  /// known, the one with the larger share.
  public func mixed(with other: Color, by share: Double) -> Color {
    if self == other || share <= 0 { return self }
    guard share < 1, case .rgb(let red, let green, let blue) = kind,
      case .rgb(let otherRed, let otherGreen, let otherBlue) = other.kind
    else { return share < 0.5 ? self : other }
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      let light = LightScale.light(of: one)
      return LightScale.part(of: light + (LightScale.light(of: two) - light) * share)
    }
    return .rgb(mix(red, otherRed), mix(green, otherGreen), mix(blue, otherBlue))
  }
}
