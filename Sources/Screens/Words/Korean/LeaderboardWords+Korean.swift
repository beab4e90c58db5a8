nonisolated extension LeaderboardWords {
  static let korean = LeaderboardWords(
    own: "가져온 퍼즐",
    place: "순위",
    puzzle: "퍼즐",
    rating: "평점",
    score: "점수",
    time: "시간",
    errors: "오류",
    help: "도움",
    date: "날짜",
    newest: "가장 최근 게임",
    helped: "도움 받음",
    replay: "다시 보기",
    byLevel: "난이도별",
    byPack: "묶음별",
    clear: "지우기",
    undoClear: "지우기 취소",
    askClear: { "‘\($0)’ 순위를 지울까요?" },
    clearMessage:
      "이 목록의 게임이 순위표에서 빠집니다. 통계에는 남습니다. 순위표를 닫기 전에는 ‘지우기 취소’로 되돌릴 수 있습니다.",
    keep: "그대로 두기",
    nothingToReplay: "다시 보거나 지울 게임이 없습니다.",
    rated: { "\($0), 평점 \($1)" },
    empty: { "\($0): 아직 순위에 든 게임이 없습니다.\n퍼즐을 풀면 여기에 올라갑니다." })
}
