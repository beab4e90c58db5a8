nonisolated struct DailyWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Today's puzzle", "오늘의 퍼즐") }
  /// The title of a day's puzzle, by its short date.
  func ofDay(_ date: String) -> String { say("Daily, \(date)", "\(date) 퍼즐") }
  var calendar: String { say("Calendar", "달력") }
  var open: String { say("not played yet", "아직 풀지 않음") }
  func solved(_ time: String) -> String { say("solved in \(time)", "\(time) 만에 완료") }
  var missed: String { say("not played", "풀지 않음") }
  var toCome: String { say("coming up", "아직 풀 수 없음") }
  func streak(_ days: Int) -> String {
    say(
      days == 0 ? "no streak yet" : days == 1 ? "1 day in a row" : "\(days) days in a row",
      days == 0 ? "연속 기록 없음" : "\(days)일 연속")
  }
  func longest(_ days: Int) -> String { say("longest \(days)", "최장 \(days)일") }
  var notYet: String { say("That day hasn't come yet.", "아직 오지 않은 날이에요.") }
  var previousMonth: String { say("previous month", "지난달") }
  var nextMonth: String { say("next month", "다음 달") }
  /// Home's line about today's puzzle and its state.
  func line(level: String, state: String) -> String {
    say("Today's puzzle: \(level), \(state)", "오늘: \(level), \(state)")
  }
}
