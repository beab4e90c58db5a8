nonisolated extension DateWords {
  static let korean = DateWords(
    weekdays: weekdays.map { "\($0)요일" },
    mediumWeekdays: weekdays,
    shortWeekdays: weekdays,
    shortMonths: (1...12).map { "\($0)월" },
    month: { "\($0)년 \($1)월" },
    date: { "\($0)월 \($1)일" },
    shortDate: { "\($0)월 \($1)일" },
    dateAndYear: { "\($0)년 \($1)월 \($2)일" },
    weekdayAndDate: { "\($1) \($0)" },
    today: "오늘",
    yesterday: "어제")

  private static let weekdays = ["월", "화", "수", "목", "금", "토", "일"]
}
