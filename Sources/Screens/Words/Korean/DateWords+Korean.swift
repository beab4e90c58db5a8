nonisolated extension DateWords {
  static let korean = DateWords(
    weekdays: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
    shortWeekdays: ["월", "화", "수", "목", "금", "토", "일"],
    month: { "\($0)년 \($1)월" },
    date: { "\($0)월 \($1)일" },
    dateAndYear: { "\($0)년 \($1)월 \($2)일" },
    today: "오늘",
    yesterday: "어제")
}
