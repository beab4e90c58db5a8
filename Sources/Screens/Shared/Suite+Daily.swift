import Games
import Store
import Widgets

extension Suite {
  /// The day it is now where the user is.
  var today: Day { outside.localTime(outside.wallClock()).day }

  /// The days in a row whose puzzles are solved.
  var streak: DailyStreak { DailyStreak(finished: Set(records.finishedDays.keys), today: today) }

  /// What became of the puzzle of a day.
  func progress(of day: Day) -> DailyProgress {
    if let result = records.finishedDays[day] { return .solved(result.elapsed) }
    if records.begun.contains(DailyPuzzle(day).origin) { return .begun }
    return day > today ? .toCome : day == today ? .open : .missed
  }

  /// Goes to today's puzzle; to the calendar once it is solved.
  func playToday() {
    if case .solved = progress(of: today) {
      if router.path.isEmpty { router.push(.levels) }
      if router.path.last != .calendar { router.push(.calendar) }
    } else {
      play(day: today)
    }
  }

  /// Begins the puzzle of a day, or goes on with it where it was left. One of a day to come stays
  /// shut.
  func play(day: Day) {
    guard day <= today else { return }
    let daily = DailyPuzzle(day)
    if let saved = unfinished(daily.origin) {
      resume(saved)
    } else {
      want(.daily(daily))
    }
  }
}

/// What became of the puzzle of a day.
nonisolated enum DailyProgress: Hashable {
  case solved(Duration)
  case begun
  /// It is the puzzle of today.
  case open
  case missed
  case toCome
}
