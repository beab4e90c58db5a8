nonisolated extension DateWords {
  static let korean = DateWords(
    weekdays: weekdays.map { "\($0)요일" },
    mediumWeekdays: weekdays,
    shortWeekdays: weekdays,
    shortMonths: (1...12).map { "\($0)월" },
    today: "오늘",
    yesterday: "어제",
    say: { sentence in
      switch sentence {
      case .month(let year, let month): "\(year)년 \(month)월"
      case .date(let month, let day): "\(month)월 \(day)일"
      case .shortDate(let month, let day): "\(month)월 \(day)일"
      case .dateAndYear(let year, let month, let day): "\(year)년 \(month)월 \(day)일"
      case .weekdayAndDate(let weekday, let date): "\(date) \(weekday)"
      }
    })

  private static let weekdays = ["월", "화", "수", "목", "금", "토", "일"]
}
