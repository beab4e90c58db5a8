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

extension Words {
  /// How far a game has come, and when it was left.
  func progress(of saved: SavedGame, _ outside: Outside) -> String {
    let given = saved.game.puzzle.givens.count
    let when = text(
      of: outside.localTime(saved.updatedAt), today: outside.localTime(outside.wallClock()).day)
    return levels(
      .progress(
        filled: saved.game.board.grid.count - given, toFill: 81 - given,
        time: NumberFormat.time(saved.elapsed), left: when))
  }

  /// How many of a pack's open puzzles are solved, with an asterisk while others are locked.
  func figures(of progress: PackProgress) -> String {
    packs(.solvedOfOpen(solved: progress.completed, open: progress.unlocked))
      + (progress.hasLocked ? "*" : "")
  }
}

nonisolated extension Words {
  /// "Saturday, 21 November"; with the year where it is not that of `today`.
  func text(of day: Day, today: Day) -> String {
    dates(.weekdayAndDate(weekday: dates.weekdays[day.weekday - 1], date: date(day, today: today)))
  }

  /// "yesterday 21:14", "Tuesday 21:14" within a week, else the date.
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

  private func date(_ day: Day, today: Day) -> String {
    day.year == today.year
      ? dates(.date(month: day.month, day: day.dayOfMonth))
      : dates(.dateAndYear(year: day.year, month: day.month, day: day.dayOfMonth))
  }
}
