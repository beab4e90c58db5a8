nonisolated extension HomeWords {
  static let korean = HomeWords(
    title: "홈",
    about: "정보",
    help: "도움말",
    leaderboard: "순위표",
    statistics: "통계",
    settings: "설정",
    game: "게임",
    resume: "이어하기",
    nothingToResume: "이어할 게임이 없어요. ‘게임’에서 새로 시작해 보세요.",
    hello: "안녕하세요! 첫 퍼즐이 준비됐어요.",
    helloDetails: ["쉬운 퍼즐이에요. 천천히 푸세요.", "막히면 힌트를 보세요."],
    playFirst: "첫 퍼즐 풀기",
    continueGame: "이어하기",
    playNext: "다음 퍼즐 풀기",
    streak: { "\($0)일 연속" },
    todayPill: "오늘",
    gameDetail: "난이도, 달력, 퍼즐 팩",
    solverDetail: "퍼즐을 넣고 풀이 보기",
    memoryDetail: "같은 그림 찾기",
    howItWorks: "이용 방법",
    wantMore: "퍼즐이 더 필요하세요?",
    firstTip: "처음이면 ‘이용 방법’을 보세요.",
    tips: [
      "스페이스 키로 메모를 켜고 꺼요.",
      "언제든 나가세요. 게임은 저장돼요.",
      "Tab 키를 누르면 다음 빈칸으로 가요.",
      "작은 점의 수만큼 숫자가 남았어요.",
      "막히면 힌트가 볼 곳을 알려 줘요.",
    ],
    otherNames: OtherNames(
      today: "매일 하루", calendar: "매일 연속 달력", more: "만들기 생성 가져오기 파일 열기",
      levels: "새 게임 시작", course: "강의 튜토리얼 기법", unfinished: "저장 이어하기",
      welcome: "환영 소개 튜토리얼 첫걸음 처음"),
    say: { sentence in
      switch sentence {
      case .placed(let digits, let empty): "\(empty)칸 중 \(digits)칸 채움"
      case .timeSoFar(let time, let mistakes):
        mistakes == 0 ? "\(time), 실수 없음" : "\(time), 실수 \(mistakes)번"
      }
    })
}
