import Models

nonisolated extension ScoreWords {
  static let korean = ScoreWords(
    title: "점수",
    solved: "다 풀었습니다!",
    soFar: "지금 다 푼다면",
    level: "난이도",
    rating: "퍼즐의 어려운 정도",
    time: { "시간 \($0)" },
    untimed: "시간을 재지 않은 게임",
    errors: { "오류 \($0)개" },
    help: { "\($0) \($1)번" },
    allHelp: "도움",
    total: "점수",
    kinds: { kind in
      switch kind {
      case .nudge: "살펴볼 곳"
      case .technique: "기법 이름"
      case .explanation: "설명"
      case .placement: "숫자 넣기"
      case .check: "검사"
      case .automaticCandidates: "후보 채우기"
      }
    },
    newPuzzle: "새 퍼즐",
    levels: "난이도",
    unranked: "전에 푼 퍼즐이라 순위에 들지 않습니다.")
}
