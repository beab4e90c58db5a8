import Scutes

/// The colour of each part of the suite, for outlines and names of links to it.
extension StyleRole {
  /// Games, levels, today's puzzle.
  nonisolated static let areaGame = StyleRole("area.game")
  /// The solver.
  nonisolated static let areaSolver = StyleRole("area.solver")
  /// The game of Memory.
  nonisolated static let areaMemory = StyleRole("area.memory")
  /// Lessons, progress, the turtle.
  nonisolated static let areaLearning = StyleRole("area.learning")
  /// Records and achievements.
  nonisolated static let record = StyleRole("record")
  /// The filled button of the most common next action, while it has the focus.
  nonisolated static let mainAction = StyleRole("main.action")
}

/// The colours of the parts of the suite in a theme.
nonisolated struct AreaColors {
  /// The styles of the roles.
  let styles: [StyleRole: TextStyle]

  /// The colours that suit the kit's theme `kit`. Themes without such colours use their accents.
  init(_ kit: Theme) {
    let colors: [StyleRole: Color] =
      switch kit.name {
      case Theme.shoreDark.name:
        [
          .areaGame: .hex(0xFF8F78), .areaSolver: .hex(0x6CB2FF), .areaMemory: .hex(0xE8B4F0),
          .areaLearning: .hex(0x6BE3B0), .record: .hex(0xFFC95C),
        ]
      case Theme.shoreLight.name:
        [
          .areaGame: .hex(0x9E1F37), .areaSolver: .hex(0x004A94), .areaMemory: .hex(0x86247A),
          .areaLearning: .hex(0x005A3C), .record: .hex(0x7A3C00),
        ]
      case Theme.terminalSixteen.name:
        [
          .areaGame: .ansi(9), .areaSolver: .ansi(14), .areaMemory: .ansi(13),
          .areaLearning: .ansi(10), .record: .ansi(11),
        ]
      default: [:]
      }
    let accents: [StyleRole: StyleRole] = [
      .areaGame: .accent, .areaSolver: .accentSecond, .areaMemory: .info, .areaLearning: .success,
      .record: .warning,
    ]
    var styles: [StyleRole: TextStyle] = accents.reduce(into: [:]) { styles, pair in
      var style = kit.style(for: pair.value)
      if let color = colors[pair.key] { style = TextStyle(foreground: color) }
      style.attributes = []
      styles[pair.key] = style
    }
    // With eight colours, only a bold red is bright enough to be read on black.
    if kit.name == Theme.terminalSixteen.name {
      styles[.areaGame]?.attributes = .bold
    }
    styles[.mainAction] = kit.style(for: .buttonFocused)
    if colors.count > 0, let ink = kit.style(for: .ground).background,
      let fill = colors[.areaLearning]
    {
      styles[.mainAction] = TextStyle(foreground: ink, background: fill)
    }
    self.styles = styles
  }
}
