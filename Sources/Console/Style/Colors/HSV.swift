/// A colour as hue, saturation and value, as colour pickers order colours.
public struct HSV: Hashable, Sendable {
  /// The angle on the colour wheel in degrees, from 0 to less than 360: red at 0, green at 120,
  /// blue at 240. 0 for greys.
  public var hue: Double
  /// From 0 (grey) to 1 (as colourful as can be).
  public var saturation: Double
  /// From 0 (black) to 1 (as bright as can be). SwiftUI calls it brightness.
  public var value: Double

  /// A colour of the given parts. Hues go round, the other parts end at 0 and 1.
  public init(hue: Double, saturation: Double, value: Double) {
    self.hue = HueCircle.wrapped(hue)
    self.saturation = min(max(saturation, 0), 1)
    self.value = min(max(value, 0), 1)
  }

  /// The parts of `color`; nil for the terminal's own, which nobody knows.
  public init?(_ color: Color) {
    guard let circle = HueCircle(color) else { return nil }
    self.init(
      hue: circle.hue,
      saturation: circle.most > 0 ? circle.spread / circle.most : 0, value: circle.most)
  }
}

extension Color {
  /// The colour nearest to `hsv` of those with eight bits each of red, green and blue.
  public init(_ hsv: HSV) {
    let spread = hsv.value * hsv.saturation
    self = HueCircle.color(hue: hsv.hue, least: hsv.value - spread, spread: spread)
  }
}
