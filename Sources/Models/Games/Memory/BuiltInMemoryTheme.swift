/// The themes that exist before the player makes any.
public enum BuiltInMemoryTheme: String, CaseIterable, Sendable {
  case animals
  case ocean
  case fruit
  case meals
  case sports
  case travel
  case sky
  case faces

  /// Returns the theme with the name `name`.
  public func theme(named name: String) -> MemoryTheme {
    MemoryTheme(
      id: MemoryTheme.ID(rawValue) ?? MemoryTheme.ID(0), name: name, color: color,
      symbols: MemorySymbol.all(in: text), pairs: 8)
  }

  private var text: String {
    switch self {
    case .animals: "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵"
    case .ocean: "🐙🦑🦐🦀🐡🐠🐟🐬🐳🦈🐢🐚🦭🪸"
    case .fruit: "🍎🍐🍊🍋🍌🍉🍇🍓🫐🍒🍑🥭🍍🥥🥝"
    case .meals: "🍔🍕🌭🌮🍣🍜🍝🍙🍤🥗🥐🥨🍩🍪🍰"
    case .sports: "⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸🥊🎳🏹🥋"
    case .travel: "🚗🚕🚌🚓🚑🚒🚜🚲🚂🚀🚁🚢⛵🛸"
    case .sky: "🌞🌝🌚🌙⭐🌟🌠🌈⛅⛄⚡🔥💧🌊🪐"
    case .faces: "😀😂😍😎🤔😴🤯🥶🤠🥳🤖👻👽🤡"
    }
  }

  private var color: RGBA {
    switch self {
    case .animals: RGBA(0xC9, 0x7B, 0x3D)
    case .ocean: RGBA(0x2A, 0x7F, 0xC4)
    case .fruit: RGBA(0xC8, 0x3E, 0x4D)
    case .meals: RGBA(0xD9, 0xA4, 0x2B)
    case .sports: RGBA(0x3C, 0x9A, 0x5F)
    case .travel: RGBA(0x8A, 0x5B, 0xC7)
    case .sky: RGBA(0x4B, 0x5F, 0xA8)
    case .faces: RGBA(0xD1, 0x6B, 0x9E)
    }
  }
}
