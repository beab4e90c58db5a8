nonisolated extension DateWords {
  static let english = DateWords(
    weekdays: weekdays,
    mediumWeekdays: weekdays.map { String($0.prefix(3)) },
    shortWeekdays: weekdays.map { String($0.prefix(2)) },
    shortMonths: months.map { String($0.prefix(3)) },
    today: "today",
    yesterday: "yesterday",
    say: { sentence in
      switch sentence {
      case .month(let year, let month): "\(months[month - 1]) \(year)"
      case .date(let month, let day): "\(day) \(months[month - 1])"
      case .shortDate(let month, let day): "\(day) \(months[month - 1].prefix(3))"
      case .dateAndYear(let year, let month, let day): "\(day) \(months[month - 1]) \(year)"
      case .weekdayAndDate(let weekday, let date): "\(weekday), \(date)"
      }
    })

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
