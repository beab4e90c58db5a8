/// A colour in a theme: red, green, blue and alpha in the sRGB colour space, each from 0 to 1.
public struct RGBA: Hashable, Codable, Sendable {
  /// The red component.
  public let red: Double
  /// The green component.
  public let green: Double
  /// The blue component.
  public let blue: Double
  /// The opacity. Terminals treat any value above 0 as opaque.
  public let alpha: Double

  /// Creates a colour from its components. Values are clamped to 0 to 1, and NaN becomes 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func share(_ value: Double) -> Double { value < 0 ? 0 : value <= 1 ? value : 1 }
    self.red = share(red)
    self.green = share(green)
    self.blue = share(blue)
    self.alpha = share(alpha)
  }

  /// Creates a colour from red, green and blue, 0 to 255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The red, green and blue components, 0 to 255.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    func byte(_ share: Double) -> UInt8 { UInt8((share * 255).rounded()) }
    return (byte(red), byte(green), byte(blue))
  }

  private enum CodingKeys: CodingKey {
    case red, green, blue, alpha
  }

  /// Decodes the four components. Alpha is optional.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(Double.self, forKey: .red),
      green: try values.decode(Double.self, forKey: .green),
      blue: try values.decode(Double.self, forKey: .blue),
      alpha: try values.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
  }
}
