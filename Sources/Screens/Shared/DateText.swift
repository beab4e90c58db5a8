import Games


nonisolated extension Words {
  /// "Saturday, 21 November"; with the year where it is not that of `today`.
  func text(of day: Day, today: Day) -> String {
    dates.weekdayAndDate(dates.weekdays[day.weekday - 1], date(day, today: today))
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
      ? dates.date(day.month, day.dayOfMonth)
      : dates.dateAndYear(day.year, day.month, day.dayOfMonth)
  }
}
