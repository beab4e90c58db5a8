/// A colour as themes keep it: red, green, blue and alpha of the sRGB colour space, each from 0 to 1.
public struct RGBA: Hashable, Codable, Sendable {
  /// The share of red.
  public let red: Double
  /// The share of green.
  public let green: Double
  /// The share of blue.
  public let blue: Double
  /// How much of what is behind is hidden; a terminal hides all of it where there is any.
  public let alpha: Double

  /// A colour of the given shares; what is below 0 counts as 0, what is above 1 or no number as 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func share(_ value: Double) -> Double { value < 0 ? 0 : value <= 1 ? value : 1 }
    self.red = share(red)
    self.green = share(green)
    self.blue = share(blue)
    self.alpha = share(alpha)
  }

  /// The colour of a red, a green and a blue from 0 to 255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// Red, green and blue from 0 to 255.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    func byte(_ share: Double) -> UInt8 { UInt8((share * 255).rounded()) }
    return (byte(red), byte(green), byte(blue))
  }

  private enum CodingKeys: CodingKey {
    case red, green, blue, alpha
  }

  /// Reads the four shares; alpha may be missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(Double.self, forKey: .red),
      green: try values.decode(Double.self, forKey: .green),
      blue: try values.decode(Double.self, forKey: .blue),
      alpha: try values.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
  }
}
