nonisolated extension HomeWords {
  static let korean = HomeWords(
    title: "홈",
    about: "정보",
    help: "도움말",
    leaderboard: "순위표",
    statistics: "통계",
    settings: "설정",
    game: "게임",
    solver: "풀이기",
    resume: "이어하기",
    today: "오늘",
    nothingToResume: "이어할 게임이 없습니다. ‘게임’을 골라 새로 시작하세요.",
    howItWorks: "이용 방법",
    wantMore: "퍼즐이 더 필요하세요?",
    tips: [
      "스페이스 키로 메모 모드를 켜고 끕니다.",
      "언제든 나가도 됩니다. 보드는 그대로 남아 있습니다.",
      "Tab 키를 누르면 다음 빈칸으로 갑니다.",
      "숫자판에서 숫자마다 몇 개 남았는지 볼 수 있습니다.",
      "틀린 숫자는 되돌릴 수 있지만 오류로 남습니다.",
    ])
}
