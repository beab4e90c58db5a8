import Games

nonisolated struct DailyWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Today's puzzle", "오늘의 퍼즐") }
  /// The title of a day's puzzle, by its short date.
  func ofDay(_ date: String) -> String { say("Daily, \(date)", "\(date) 퍼즐") }
  var calendar: String { say("Calendar", "달력") }
  var open: String { say("not played yet", "아직 안 함") }
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
  /// Below the number of a day that can be played.
  var begunDay: String { say("begun", "푸는 중") }
  var openDay: String { say("open", "열림") }
  /// Below the number of today.
  var play: String { say("play", "풀기") }
  var playToday: String { say("Play today's puzzle", "오늘의 퍼즐 풀기") }
  func cup(_ cup: MonthlyCups.Cup) -> String {
    switch cup {
    case .bronze: say("Bronze cup", "동컵")
    case .silver: say("Silver cup", "은컵")
    case .gold: say("Gold cup", "금컵")
    }
  }
  var noCup: String { say("No cup yet", "아직 컵이 없어요") }
  func ofDays(_ days: Int) -> String { say("of \(days) days", "\(days)일 중") }
  /// What the next cup still takes.
  func more(_ days: Int, for cup: MonthlyCups.Cup) -> String {
    switch cup {
    case .bronze: say("\(days) more for bronze.", "\(days)일 더 풀면 동컵이에요.")
    case .silver: say("\(days) more for silver.", "\(days)일 더 풀면 은컵이에요.")
    case .gold: say("\(days) more for gold.", "\(days)일 더 풀면 금컵이에요.")
    }
  }
  var allDays: String { say("Every day of the month is solved.", "이 달의 퍼즐을 모두 풀었어요.") }
  var openDaysCount: String {
    say(
      "Open days still count. Play them any time, in any order.",
      "지난 날도 인정돼요. 아무 때나 풀면 돼요.")
  }
  var streakCounts: String {
    say(
      "The streak counts days solved on the day itself.",
      "연속 기록에는 그날 푼 퍼즐만 들어가요.")
  }
  var shelf: String { say("Earlier months", "지난 달들") }
  /// Home's line about today's puzzle and its state.
  func line(level: String, state: String) -> String {
    say("Today's puzzle: \(level), \(state)", "오늘: \(level), \(state)")
  }
}
