import Scutes
import Sudoku

/// The grounds of tiles in grids of puzzles and days.
extension StyleRole {
  /// A solved puzzle.
  nonisolated static let tileSolved = StyleRole("tile.solved")
  /// A puzzle to play.
  nonisolated static let tileOpen = StyleRole("tile.open")
  /// A puzzle that opens later.
  nonisolated static let tileLater = StyleRole("tile.later")
}

/// The grounds of tiles in a theme. Without colours there are none: signs tell there.
nonisolated struct TileColors {
  /// The styles of the roles.
  let styles: [StyleRole: TextStyle]

  /// The grounds that suit the kit's theme `kit`, mixed from its colours.
  init(_ kit: Theme) {
    guard let page = kit.style(for: .ground).background, page.isExact,
      let card = kit.style(for: .sheet).background, card.isExact,
      let green = AreaColors(kit).styles[.areaLearning]?.foreground,
      let text = kit.style(for: .ground).foreground
    else {
      let hasColors = kit.name == Theme.terminalSixteen.name
      styles = [
        .tileSolved: hasColors
          ? TextStyle(foreground: .ansi(0), background: .ansi(2)) : TextStyle(),
        .tileOpen: hasColors
          ? TextStyle(foreground: .ansi(15), background: .ansi(4)) : TextStyle(),
        .tileLater: kit.style(for: hasColors ? .disabled : .secondary),
      ]
      return
    }
    styles = [
      .tileSolved: TextStyle(foreground: text, background: card.mixed(with: green, by: 0.1)),
      .tileOpen: TextStyle(
        foreground: text, background: kit.style(for: .menu).background ?? card),
      .tileLater: TextStyle(
        foreground: kit.style(for: .secondary).foreground,
        background: page.mixed(with: card, by: 0.55)),
    ]
  }
}

extension Level {
  /// The colour of the level.
  nonisolated var role: StyleRole {
    switch self {
    case .easy: .areaLearning
    case .medium: .areaSolver
    case .hard: .areaMemory
    case .expert: .areaGame
    case .extreme: .ground
    }
  }
}
