import Sudoku

nonisolated struct LevelWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Levels", "난이도") }
  func name(_ level: Level) -> String {
    switch level {
    case .easy: say("Easy", "쉬움")
    case .medium: say("Medium", "중간")
    case .hard: say("Hard", "어려움")
    case .expert: say("Expert", "전문가")
    case .extreme: say("Extreme", "극한")
    }
  }
  func needs(_ level: Level) -> String {
    switch level {
    case .easy: say("Singles are enough", "싱글만으로 풀려요")
    case .medium: say("Needs pairs and locked candidates", "페어와 잠긴 후보가 필요해요")
    case .hard: say("Needs X-Wings, wings and colours", "X-윙, 윙, 색칠이 필요해요")
    case .expert: say("Needs chains, almost locked sets", "체인과 ALS가 필요해요")
    case .extreme: say("For the stubborn: forcing nets", "강제 네트나 그 이상이 필요해요")
    }
  }
  func best(_ time: String) -> String { say("best \(time)", "최고 \(time)") }
  var helped: String { say("solved with help", "도움 받아 완료") }
  /// Shown when none of its games is on its list any more.
  var solved: String { say("solved", "완료") }
  var unsolved: String { say("not solved yet", "미완료") }
  /// Switches practice on for new games.
  var practice: String { say("Practice, no score", "점수 없이 연습") }
  var trainerDetail: String { say("One technique at a time", "기법 하나씩 연습하기") }
  var resume: String { say("Resume", "이어하기") }
  var nothingToResume: String { say("Nothing to resume yet", "아직 이어할 게임이 없어요") }
  var unfinished: String { say("Unfinished games", "끝나지 않은 게임") }
  var unfinishedDetail: String { say("Pick up where you left off", "멈춘 곳부터 이어서") }
  /// Below the list of unfinished games, which lacks them.
  func unreadable(_ games: Int) -> String {
    say(
      games == 1
        ? "One game can't be read. It stays as it is."
        : "\(games) games can't be read. They stay as they are.",
      "읽을 수 없는 게임이 \(games)개 있어요. 그대로 둘게요.")
  }
  /// Told when a game is opened up to a turn that can't be read, counted from 1.
  func unreadTurn(_ number: Int) -> String {
    say(
      "Entry \(number) of this game's moves can't be read, so it goes on before that. What comes after is kept.",
      "이 게임의 \(number)번째 수를 읽을 수 없어 그 앞에서 이어 가요. 그 뒤의 수는 따로 보관해요.")
  }
  /// The same when a game is shown again.
  func unreadEnd(_ number: Int) -> String {
    say(
      "Entry \(number) of this game's moves can't be read, so the replay ends before it.",
      "이 게임의 \(number)번째 수를 읽을 수 없어 그 앞까지만 보여 줘요.")
  }
  func making(_ level: String) -> String { say("Making a puzzle: \(level)", "퍼즐 만드는 중: \(level)") }
  func tried(_ grids: Int) -> String {
    say(grids == 1 ? "1 grid tried" : "\(grids) grids tried", "격자 \(grids)개 시도")
  }
  /// The choice of puzzles that the techniques of a profile are enough for.
  func byProfile(_ name: String) -> String { say("Solvable by “\(name)”", "‘\(name)’ 기법으로 풀리게") }
  /// The same as an action.
  var switchProfile: String { say("by your profile", "내 프로필대로") }
  func progress(filled: Int, toFill: Int, time: String, left: String) -> String {
    say("\(filled) of \(toFill) in \(time), \(left)", "\(toFill)칸 중 \(filled)칸, \(time), \(left)까지")
  }
}
