nonisolated extension DailyWords {
  static let korean = DailyWords(
    title: "오늘의 퍼즐",
    ofDay: { "\($0) 퍼즐" },
    calendar: "달력",
    open: "아직 풀지 않음",
    begun: "푸는 중",
    solved: { "\($0) 만에 완료" },
    missed: "풀지 않음",
    toCome: "아직 풀 수 없음",
    streak: { $0 == 0 ? "연속 기록 없음" : "\($0)일 연속" },
    longest: { "최장 \($0)일" },
    notYet: "아직 오지 않은 날이에요.",
    previousMonth: "지난달",
    nextMonth: "다음 달",
    legend: Legend(
      solved: "완료", begun: "푸는 중", missed: "풀지 않음"),
    say: { sentence in
      switch sentence {
      case .line(let level, let state): "오늘: \(level), \(state)"
      }
    })
}
