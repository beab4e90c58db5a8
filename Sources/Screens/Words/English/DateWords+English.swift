nonisolated extension DateWords {
  static let english = DateWords(
    weekdays: [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ],
    shortWeekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
    month: { "\(months[$1 - 1]) \($0)" },
    date: { "\($1) \(months[$0 - 1])" },
    dateAndYear: { "\($2) \(months[$1 - 1]) \($0)" },
    today: "today",
    yesterday: "yesterday")

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
