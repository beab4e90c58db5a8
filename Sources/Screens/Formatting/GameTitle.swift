import Games
import Store
import Sudoku

nonisolated extension Words {
  /// The title of a game: the level, the name and number of a pack's puzzle, or the date.
  func title(of game: Game) -> String { title(game.origin, level: game.puzzle.level) }

  /// The title of a finished game: the level, the name and number of a pack's puzzle, or the date.
  func title(of result: GameResult) -> String { title(result.origin, level: result.puzzle.level) }

  private func title(_ origin: GameOrigin, level: Level) -> String {
    let level = name(of: level)
    return switch origin {
    case .level, .own, .training: level
    case .pack(let id): "\(name(ofPack: id.pack)) · \(id)"
    case .daily(let day, _): "\(level) · \(day)"
    }
  }

  /// A short title, for few columns.
  func shortTitle(of game: Game) -> String {
    game.origin.name ?? name(of: game.puzzle.level)
  }

  /// The name of a pack, by its number.
  func name(ofPack number: Int) -> String {
    packs.names.indices.contains(number - 1) ? packs.names[number - 1] : String(number)
  }
}

nonisolated extension GameOrigin {
  /// The name of the puzzle: its number in the packs, or its date. `nil` if it has none.
  var name: String? {
    switch self {
    case .pack(let id): id.description
    case .daily(let day, _): day.description
    case .level, .own, .training: nil
    }
  }
}

extension Words {
  /// The progress of a game, and when it was left.
  func progress(of saved: SavedGame, _ dependencies: Dependencies) -> String {
    // The order of saves can run ahead of a clock that was set back.
    let left = min(saved.updatedAt, dependencies.wallClock())
    let when = text(
      of: dependencies.localTime(left),
      today: dependencies.localTime(dependencies.wallClock()).day)
    return levels.progress(
      filled: saved.filled.placed, toFill: saved.filled.toFill,
      time: NumberFormat.time(saved.elapsed), left: when)
  }
}

nonisolated extension Words {
  /// "Saturday, 21 November", with the year if it differs from that of `today`.
  func text(of day: Day, today: Day) -> String {
    dates.weekdayAndDate(weekday: dates.weekdays[day.weekday - 1], date: date(day, today: today))
  }

  /// "yesterday 21:14", "Tuesday 21:14" within a week, or else the date.
  func text(of time: LocalTime, today: Day) -> String {
    let day = time.day
    let name =
      switch today.number - day.number {
      case 0: dates.today
      case 1: dates.yesterday
      case 2..<7: dates.weekdays[day.weekday - 1]
      default: date(day, today: today)
      }
    return "\(name) \(NumberFormat.clock(time))"
  }

  /// "21 November 2026".
  func text(ofLong day: Day) -> String {
    dates.dateAndYear(year: day.year, month: day.month, day: day.dayOfMonth)
  }

  private func date(_ day: Day, today: Day) -> String {
    day.year == today.year
      ? dates.date(month: day.month, day: day.dayOfMonth)
      : dates.dateAndYear(year: day.year, month: day.month, day: day.dayOfMonth)
  }
}

extension SavedGame {
  /// The digits that the player has placed, without marked errors, and the cells that were empty at
  /// the start.
  nonisolated var filled: (placed: Int, toFill: Int) {
    (game.placedCount(), 81 - game.puzzle.givens.count)
  }
}
