nonisolated extension NoticeWords {
  static let korean = NoticeWords(
    about: "이 화면은 다음 버전에 들어갑니다. 이 프로그램은 GNU 일반 공중 사용 허가서(GPL) 3판 또는 그 이후 판을 따르는 "
      + "자유 소프트웨어입니다.",
    help: "이 화면은 다음 버전에 들어갑니다. 그때까지는 어디서든 ? 키로 모든 키를 볼 수 있습니다.",
    leaderboard: "이 화면은 다음 버전에 들어갑니다. 마친 게임은 그때를 위해 보관합니다.",
    solver: "이 화면은 다음 버전에 들어갑니다. 그때까지는 셸에서 퍼즐을 풀 수 있습니다.\nultimate-sudoku solve FILE",
    ok: "확인")
}
