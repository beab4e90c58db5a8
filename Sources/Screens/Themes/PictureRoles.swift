import Scutes

/// The colours of the small pictures: the turtle, its shore, a board without digits.
extension StyleRole {
  /// The bright plates of the turtle's shell.
  nonisolated static let turtleShell = StyleRole("turtle.shell")
  /// The seams between them.
  nonisolated static let turtleSeam = StyleRole("turtle.seam")
  nonisolated static let turtleSkin = StyleRole("turtle.skin")
  nonisolated static let turtleBelly = StyleRole("turtle.belly")
  nonisolated static let turtleEye = StyleRole("turtle.eye")
  nonisolated static let shore = StyleRole("shore")
  /// The sky of the welcome, at the top and at the horizon.
  nonisolated static let sky = StyleRole("sky")
  nonisolated static let horizon = StyleRole("sky.horizon")
  nonisolated static let sun = StyleRole("sun")
  nonisolated static let sea = StyleRole("sea")
  nonisolated static let wave = StyleRole("sea.wave")
  /// A given, filled or empty cell of a small board.
  nonisolated static let miniGiven = StyleRole("mini.given")
  nonisolated static let miniPlaced = StyleRole("mini.placed")
  nonisolated static let miniEmpty = StyleRole("mini.empty")
  /// Cups. A golden one has the colour of records, and one yet to be earned is only a shape.
  nonisolated static let cupShape = StyleRole("cup.shape")
  nonisolated static let bronze = StyleRole("cup.bronze")
  nonisolated static let silver = StyleRole("cup.silver")
}

/// The styles of the small pictures in a theme. Roles without colour and attributes are
/// transparent.
nonisolated struct PictureColors {
  /// The styles of the roles.
  let styles: [StyleRole: TextStyle]

  /// The styles that suit the kit's theme `kit`, mixed from its colours if it has none for them.
  init(_ kit: Theme) {
    switch kit.name {
    case Theme.shoreDark.name: styles = Self.colored(Self.night)
    case Theme.shoreLight.name: styles = Self.colored(Self.day)
    case Theme.terminalSixteen.name:
      styles = Self.colored(Self.sixteen).merging([
        .cupShape: TextStyle(foreground: .ansi(7), attributes: .dim)
      ]) { $1 }
    case Theme.monochrome.name:
      styles = Dictionary(
        uniqueKeysWithValues: Self.solid.map { ($0, TextStyle(attributes: .bold)) }
          + Self.open.map { ($0, TextStyle()) } + [(.cupShape, TextStyle(attributes: .dim))])
    default: styles = Self.colored(Self.mixed(from: kit))
    }
  }

  private static func colored(_ colors: [StyleRole: Color]) -> [StyleRole: TextStyle] {
    colors.mapValues { TextStyle(foreground: $0) }
  }

  private static let night: [StyleRole: Color] = [
    .turtleShell: .hex(0x6BE3B0), .turtleSeam: .hex(0x1E6F58), .turtleSkin: .hex(0xC4E88E),
    .turtleBelly: .hex(0xF1DCA6), .turtleEye: .hex(0x101B24), .shore: .hex(0x2F9C76),
    .sky: .hex(0x5B4A78), .horizon: .hex(0xA65A50), .sun: .hex(0xFFC95C), .sea: .hex(0x1B5066),
    .wave: .hex(0x3D80BC), .miniGiven: .hex(0x7B8F97), .miniPlaced: .hex(0x6BE3B0),
    .miniEmpty: .hex(0x2E4A5C), .cupShape: .hex(0x2E4A5C),
    .bronze: .hex(0xD08B5B), .silver: .hex(0xC9D6DD),
  ]

  private static let day: [StyleRole: Color] = [
    .turtleShell: .hex(0x2E9E72), .turtleSeam: .hex(0x0B5B40), .turtleSkin: .hex(0x86AC3C),
    .turtleBelly: .hex(0xD9AE52), .turtleEye: .hex(0x1D2A30), .shore: .hex(0x2E8C66),
    .sky: .hex(0x9FC6E6), .horizon: .hex(0xF7CFA4), .sun: .hex(0xF0A81C), .sea: .hex(0x4E9CB6),
    .wave: .hex(0x2A76A6), .miniGiven: .hex(0x8A8A72), .miniPlaced: .hex(0x00704A),
    .miniEmpty: .hex(0xD2C29A), .cupShape: .hex(0xD2C29A),
    .bronze: .hex(0xA8622F), .silver: .hex(0x7C8C96),
  ]

  private static let sixteen: [StyleRole: Color] = [
    .turtleShell: .ansi(2), .turtleSeam: .ansi(4), .turtleSkin: .ansi(3), .turtleBelly: .ansi(7),
    .turtleEye: .ansi(0), .shore: .ansi(2), .sun: .ansi(3), .sea: .ansi(4), .wave: .ansi(6),
    .miniGiven: .ansi(7), .miniPlaced: .ansi(2), .miniEmpty: .ansi(4),
    .bronze: .ansi(3), .silver: .ansi(7),
  ]

  private static func mixed(from kit: Theme) -> [StyleRole: Color] {
    let ground = kit.style(for: .ground).background ?? .terminalDefault
    func ink(_ role: StyleRole) -> Color { kit.style(for: role).foreground ?? .terminalDefault }
    func faded(_ role: StyleRole, _ share: Double) -> Color {
      ink(role).mixed(with: ground, by: share)
    }
    return [
      .turtleShell: ink(.success), .turtleSeam: faded(.success, 0.55),
      .turtleSkin: ink(.success).mixed(with: ink(.warning), by: 0.6), .turtleBelly: ink(.warning),
      .turtleEye: ground, .shore: faded(.success, 0.3), .sky: faded(.info, 0.75),
      .horizon: faded(.error, 0.7), .sun: ink(.warning), .sea: faded(.accentSecond, 0.6),
      .wave: faded(.accentSecond, 0.3), .miniGiven: faded(.secondary, 0.3),
      .miniPlaced: ink(.success), .miniEmpty: faded(.secondary, 0.8),
      .cupShape: faded(.secondary, 0.8),
      .bronze: ink(.warning).mixed(with: ink(.error), by: 0.4), .silver: ink(.secondary),
    ]
  }

  /// The roles drawn without colours.
  private static let solid: [StyleRole] = [
    .turtleShell, .turtleSkin, .turtleBelly, .shore, .sun, .wave, .miniGiven, .miniPlaced,
    .bronze, .silver,
  ]
  /// The roles left blank without colours.
  private static let open: [StyleRole] = [
    .turtleSeam, .turtleEye, .sky, .horizon, .sea, .miniEmpty,
  ]
}
