nonisolated extension DailyWords {
  static let english = DailyWords(
    title: "Today's puzzle",
    calendar: "Calendar",
    line: { "Today's puzzle: \($0), \($1)" },
    open: "not played yet",
    begun: "begun",
    solved: { "solved in \($0)" },
    missed: "not played",
    toCome: "not yet to be played",
    streak: { $0 == 1 ? "1 day in a row" : "\($0) days in a row" },
    longest: { "longest \($0)" },
    notYet: "That day is yet to come.",
    previousMonth: "month before",
    nextMonth: "month after",
    thisMonth: "today",
    legend: ("solved", "begun", "not played"))
}
