nonisolated extension StatisticsWords {
  static let korean = StatisticsWords(
    all: "전체",
    otherLevel: "다른 난이도",
    loading: "세는 중…",
    played: "시작한 게임",
    solved: "다 푼 게임",
    winRate: "푼 비율",
    unfinished: "남은 게임",
    givenUp: "포기",
    bestTime: "가장 빠른 시간",
    meanTime: "평균 시간",
    medianTime: "시간 중앙값",
    bestScore: "최고 점수",
    meanScore: "평균 점수",
    errorsPerGame: "게임당 실수",
    helpPerGame: "게임당 도움",
    flawless: "실수·도움 없음",
    times: { "최근 \($0)게임의 시간" },
    distribution: "걸린 시간별 게임 수",
    errorCourse: "게임마다의 실수",
    days: "게임을 푼 날",
    byLevel: "난이도별 다 푼 게임",
    empty: { "\($0): 아직 기록이 없어요.\n하나 풀면 여기에 쌓여요." },
    nothing: "아직 기록이 없어요.\n퍼즐을 풀면 여기에 쌓여요.",
    chooseLevel: "난이도 고르기",
    daysInARow: "오늘의 퍼즐 연속",
    noMistakes: "실수 없이",
    bestAndUsual: "레벨별 시간",
    best: "최단",
    usual: "보통",
    notTried: { "아직 안 해 봤어요: \($0)" },
    steady: { "보통 \($0) 걸려요." },
    milestones: "이정표",
    longestStreak: { "오늘의 퍼즐 최장 연속 기록: \($0)일" },
    unaidedTechniques: { "힌트 없이 찾은 기법: \($0)" },
    say: { sentence in
      switch sentence {
      case .minutes(let from, let to): to.map { "\(from)~\($0)분" } ?? "\(from)분부터"
      case .gotFaster(let before, let now): "전에는 \(before), 요즘은 \(now) 걸려요."
      case .gotSlower(let before, let now): "요즘은 \(now), 전에는 \(before) 걸렸어요."
      case .levelsSolved(let solved, let all): "풀어 본 난이도: \(all)개 중 \(solved)개"
      case .packsFinished(let finished, let all): "끝낸 퍼즐 팩: \(all)개 중 \(finished)개"
      }
    })
}
