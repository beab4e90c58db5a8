/// What HSV and HSL have in common: the hue, and how far the parts of a colour lie apart.
struct HueCircle {
  /// In degrees, from 0 to less than 360.
  let hue: Double
  /// The largest part, from 0 to 1.
  let most: Double
  /// The largest part less the smallest.
  let spread: Double

  init?(_ color: Color) {
    guard let parts = color.components else { return nil }
    let (red, green, blue) = (
      Double(parts.red) / 255, Double(parts.green) / 255, Double(parts.blue) / 255
    )
    most = max(red, green, blue)
    spread = most - min(red, green, blue)
    let sixth =
      if spread == 0 {
        0.0
      } else if most == red {
        (green - blue) / spread
      } else if most == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    hue = Self.wrapped(sixth * 60)
  }

  /// The colour at `hue` whose smallest part is `least` and whose largest is `spread` more.
  static func color(hue: Double, least: Double, spread: Double) -> Color {
    /// How much of a part there is whose own hue lies `offset` degrees further on.
    func part(_ offset: Double) -> UInt8 {
      let away = abs(wrapped(hue - offset + 180) - 180) / 60
      let share = min(max(2 - away, 0), 1)
      return UInt8(min(max((least + share * spread) * 255, 0), 255).rounded())
    }
    return .rgb(part(0), part(120), part(240))
  }

  /// `hue` brought to 0 up to less than 360; 0 where it is no number.
  static func wrapped(_ hue: Double) -> Double {
    guard hue.isFinite else { return 0 }
    let rest = hue.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? (rest + 360 < 360 ? rest + 360 : 0) : rest
  }
}
