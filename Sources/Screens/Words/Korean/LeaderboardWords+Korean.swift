nonisolated extension LeaderboardWords {
  static let korean = LeaderboardWords(
    own: "가져온 퍼즐",
    place: "순위",
    hodoku: "HoDoKu",
    time: "시간",
    theme: "테마",
    mistakes: "실수",
    countedMistakes: { "실수 \($0)번" },
    help: "도움",
    date: "날짜",
    newest: "가장 최근 게임",
    helped: "도움 받음",
    byLevel: "난이도별",
    byPack: "팩별",
    playMemory: "짝 맞추기 시작",
    clear: "지우기",
    undoClear: "지우기 취소",
    askClear: { "‘\($0)’ 순위를 지울까요?" },
    askClearPairs: { "‘\($0)’ 순위를 지울까요?" },
    clearMessage:
      "이 목록의 게임이 순위표에서 빠져요. 통계에는 남아요. 순위표를 닫기 전에는 ‘지우기 취소’로 되돌릴 수 있어요.",
    clearMemoryMessage:
      "이 목록의 결과가 지워져요. 순위표를 닫기 전에는 ‘지우기 취소’로 되돌릴 수 있어요.",
    keep: "그대로 두기",
    nothingToReplay: "다시 보거나 지울 게임이 없어요.",
    empty: { "\($0): 아직 기록이 없어요.\n하나 풀면 여기에 올라가요." },
    emptyMemory: "짝 맞추기: 아직 기록이 없어요.\n다 찾으면 여기에 올라가요.",
    emptyPairs: { "\($0): 아직 기록이 없어요.\n다 찾으면 여기에 올라가요." },
    say: { sentence in
      switch sentence {
      case .scored(let puzzle, let score): "\(puzzle), HoDoKu 점수 \(score)"
      }
    })
}
