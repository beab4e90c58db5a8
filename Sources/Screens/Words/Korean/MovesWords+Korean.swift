nonisolated extension MovesWords {
  static let korean = MovesWords(
    title: "모든 수와 갈래",
    go: "여기로 가기",
    branch: "다른 갈래",
    nextCheckpoint: "다음 저장 지점",
    nameCheckpoint: "저장 지점 이름",
    cancelName: "취소",
    name: "이름",
    here: "지금",
    moves: { "\($0)수" },
    went: "고른 수로 왔어요")
}
