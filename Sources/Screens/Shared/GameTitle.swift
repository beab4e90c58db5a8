import Models

nonisolated extension Words {
  /// What is played: the level, the name and number of a puzzle of a pack, or the day.
  func title(of game: Game) -> String {
    let level = name(of: game.puzzle.level)
    return switch game.origin {
    case .level, .own, .training: level
    case .pack(let id): "\(name(ofPack: id.pack)) · \(id)"
    case .daily(let day, _): "\(level) · \(day)"
    }
  }

  /// What a pack is called, by its number.
  func name(ofPack number: Int) -> String {
    packs.names.indices.contains(number - 1) ? packs.names[number - 1] : String(number)
  }
}
