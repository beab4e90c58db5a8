import Games
import Store
import Sudoku


nonisolated extension Words {
  /// What is played: the level, the name and number of a puzzle of a pack, or the day.
  func title(of game: Game) -> String { title(game.origin, level: game.puzzle.level) }

  /// What was played: the level, the name and number of a puzzle of a pack, or the day.
  func title(of result: GameResult) -> String { title(result.origin, level: result.puzzle.level) }

  private func title(_ origin: GameOrigin, level: Level) -> String {
    let level = name(of: level)
    return switch origin {
    case .level, .own, .training: level
    case .pack(let id): "\(name(ofPack: id.pack)) · \(id)"
    case .daily(let day, _): "\(level) · \(day)"
    }
  }

  /// The same in few columns.
  func shortTitle(of game: Game) -> String {
    game.origin.name ?? name(of: game.puzzle.level)
  }

  /// What a pack is called, by its number.
  func name(ofPack number: Int) -> String {
    packs.names.indices.contains(number - 1) ? packs.names[number - 1] : String(number)
  }
}

nonisolated extension GameOrigin {
  /// What the puzzle is called: its number in the packs, or its day; nil where it has no name.
  var name: String? {
    switch self {
    case .pack(let id): id.description
    case .daily(let day, _): day.description
    case .level, .own, .training: nil
    }
  }
}
