nonisolated extension DateWords {
  static let english = DateWords(
    weekdays: weekdays,
    mediumWeekdays: weekdays.map { String($0.prefix(3)) },
    shortWeekdays: weekdays.map { String($0.prefix(2)) },
    shortMonths: months.map { String($0.prefix(3)) },
    month: { "\(months[$1 - 1]) \($0)" },
    date: { "\($1) \(months[$0 - 1])" },
    shortDate: { "\($1) \(months[$0 - 1].prefix(3))" },
    dateAndYear: { "\($2) \(months[$1 - 1]) \($0)" },
    weekdayAndDate: { "\($0), \($1)" },
    today: "today",
    yesterday: "yesterday")

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
