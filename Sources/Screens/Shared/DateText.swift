import Models

nonisolated extension DateWords {
  /// "Saturday, 21 November"; with the year where it is not that of `today`.
  func text(of day: Day, today: Day) -> String {
    let date =
      day.year == today.year
      ? date(day.month, day.dayOfMonth) : dateAndYear(day.year, day.month, day.dayOfMonth)
    return "\(weekdays[day.weekday - 1]), \(date)"
  }

  /// "yesterday 21:14", "Tuesday 21:14" within a week, else the date.
  func text(of time: LocalTime, today: Day) -> String {
    let day = time.day
    let name =
      switch today.number - day.number {
      case 0: self.today
      case 1: yesterday
      case 2..<7: weekdays[day.weekday - 1]
      default:
        day.year == today.year
          ? date(day.month, day.dayOfMonth) : dateAndYear(day.year, day.month, day.dayOfMonth)
      }
    return "\(name) \(NumberFormat.clock(time))"
  }
}
