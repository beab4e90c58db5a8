nonisolated struct HomeWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Home", "홈") }
  var about: String { say("About", "정보") }
  var help: String { say("Help", "도움말") }
  var leaderboard: String { say("Leaderboard", "순위표") }
  var statistics: String { say("Statistics", "통계") }
  var settings: String { say("Settings", "설정") }
  var game: String { say("Game", "게임") }
  var resume: String { say("resume", "이어하기") }
  var nothingToResume: String {
    say("No game to resume. Choose Game to start one.", "이어할 게임이 없어요. ‘게임’에서 새로 시작해 보세요.")
  }
  /// The greeting for new players.
  var hello: String { say("Hello! Your first puzzle is ready.", "안녕하세요! 첫 퍼즐이 준비됐어요.") }
  var helloDetails: [String] {
    say(
      [
        "An easy one. Take your time.", "If you get stuck, ask for a hint.",
      ],
      ["쉬운 퍼즐이에요. 천천히 푸세요.", "막히면 힌트를 보세요."])
  }
  var playFirst: String { say("Play my first puzzle", "첫 퍼즐 풀기") }
  var continueGame: String { say("Continue", "이어하기") }
  var playNew: String { say("Play a new one", "새 퍼즐 풀기") }
  var newGame: String { say("New game", "새 게임") }
  func new(_ level: String) -> String { say("New \(level)", "새 \(level)") }
  func streak(_ days: Int) -> String { say("\(days)-day streak", "\(days)일 연속") }
  /// Today's puzzle, for a narrow button.
  var todayPill: String { say("Today", "오늘") }
  var gameDetail: String { say("Levels, calendar, packs", "난이도, 달력, 퍼즐 팩") }
  var solverDetail: String { say("Type one in, see each step", "퍼즐을 넣고 풀이 보기") }
  var memoryDetail: String { say("Train your eye and recall", "같은 그림 찾기") }
  var howItWorks: String { say("How it works", "이용 방법") }
  var wantMore: String { say("Want more puzzles?", "퍼즐이 더 필요하세요?") }
  /// The question at the first press of the key that leaves.
  func leaveQuestion(_ key: String) -> String {
    say("Leaving? Press \(key) again.", "나가시겠어요? \(key) 키를 한 번 더 누르세요.")
  }
  /// The tip for new players.
  var firstTip: String { say("New here? Start with ‘How it works’.", "처음이면 ‘이용 방법’을 보세요.") }
  var tips: [String] {
    say(
      [
        "Space switches notes on and off.",
        "Leave any time. Puzzles are saved.",
        "Tab jumps to the next empty cell.",
        "Dots by the board show what's left.",
        "Stuck? A hint shows where to look.",
      ],
      [
        "스페이스 키로 메모를 켜고 꺼요.",
        "언제든 나가세요. 퍼즐은 저장돼요.",
        "Tab 키를 누르면 다음 빈칸으로 가요.",
        "작은 점의 수만큼 숫자가 남았어요.",
        "막히면 힌트가 볼 곳을 알려 줘요.",
      ])
  }
  func placed(digits: Int, empty: Int) -> String {
    say("\(digits) of \(empty) placed", "\(empty)칸 중 \(digits)칸 채움")
  }
  func timeSoFar(time: String, mistakes: Int) -> String {
    switch mistakes {
    case 0: say("\(time), no mistakes", "\(time), 실수 없음")
    case 1: say("\(time), 1 mistake", "\(time), 실수 1번")
    default: say("\(time), \(mistakes) mistakes", "\(time), 실수 \(mistakes)번")
    }
  }
}
