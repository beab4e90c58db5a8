nonisolated extension NoticeWords {
  static let korean = NoticeWords(
    about: "이 화면은 다음 버전에 들어갑니다. 이 프로그램은 GNU 일반 공중 사용 허가서(GPL) 3판 또는 그 이후 판을 따르는 "
      + "자유 소프트웨어입니다.",
    help: "이 화면은 다음 버전에 들어갑니다. 그때까지는 어디서든 ? 키로 모든 키를 볼 수 있습니다.",
    ok: "확인")
}
