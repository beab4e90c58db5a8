/// A colour as hue, saturation and lightness.
public struct HSL: Hashable, Sendable {
  /// The angle on the colour wheel in degrees, from 0 to less than 360: red at 0, green at 120,
  /// blue at 240. 0 for greys.
  public var hue: Double
  /// From 0 (grey) to 1 (as colourful as can be at this lightness).
  public var saturation: Double
  /// From 0 (black) over 0.5 (full colours) to 1 (white).
  public var lightness: Double

  /// A colour of the given parts. Hues go round, the other parts end at 0 and 1.
  public init(hue: Double, saturation: Double, lightness: Double) {
    self.hue = HueCircle.wrapped(hue)
    self.saturation = min(max(saturation, 0), 1)
    self.lightness = min(max(lightness, 0), 1)
  }

  /// The parts of `color`; nil for the terminal's own, which nobody knows.
  public init?(_ color: Color) {
    guard let circle = HueCircle(color) else { return nil }
    let lightness = circle.most - circle.spread / 2
    let room = 1 - abs(2 * lightness - 1)
    self.init(
      hue: circle.hue, saturation: room > 0 ? circle.spread / room : 0, lightness: lightness)
  }
}

extension Color {
  /// The colour nearest to `hsl` of those with eight bits each of red, green and blue.
  public init(_ hsl: HSL) {
    let spread = (1 - abs(2 * hsl.lightness - 1)) * hsl.saturation
    self = HueCircle.color(hue: hsl.hue, least: hsl.lightness - spread / 2, spread: spread)
  }
}
