nonisolated extension DailyWords {
  static let english = DailyWords(
    title: "Today's puzzle",
    ofDay: { "Daily, \($0)" },
    calendar: "Calendar",
    open: "not played yet",
    begun: "in progress",
    solved: { "solved in \($0)" },
    missed: "not played",
    toCome: "coming up",
    streak: { $0 == 0 ? "no streak yet" : $0 == 1 ? "1 day in a row" : "\($0) days in a row" },
    longest: { "longest \($0)" },
    notYet: "That day hasn't come yet.",
    previousMonth: "previous month",
    nextMonth: "next month",
    legend: Legend(
      solved: "solved", begun: "in progress", missed: "not played"),
    say: { sentence in
      switch sentence {
      case .line(let level, let state): "Today's puzzle: \(level), \(state)"
      }
    })
}
