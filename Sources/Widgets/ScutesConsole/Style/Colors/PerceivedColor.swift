// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A colour by perception: lightness, green to red, blue to yellow.
///
/// This is Oklab (Björn Ottosson, 2020), in which equal distances look about equally large.
struct PerceivedColor: Sendable {
  /// 0 for black, 1 for white.
  let lightness: Double
  private let redness: Double
  private let yellowness: Double

  init(_ color: RGB) {
    let (red, green, blue) = color.linear
    let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short
    redness = 1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short
    yellowness = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short
  }

  /// `true` if it has hardly any hue.
  var isGrey: Bool { (redness * redness + yellowness * yellowness).squareRoot() < 0.05 }

  /// The squared distance between two colours. Lightness counts half, so a colour without a near
  /// neighbour keeps its hue instead of turning grey.
  func distance(to other: Self) -> Double {
    func square(_ value: Double) -> Double { value * value }
    return square(lightness - other.lightness) / 2 + square(redness - other.redness)
      + square(yellowness - other.yellowness)
  }

  /// The distance between two colours with equal weights.
  func plainDistance(to other: Self) -> Double {
    let parts = [
      lightness - other.lightness, redness - other.redness, yellowness - other.yellowness,
    ]
    return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
