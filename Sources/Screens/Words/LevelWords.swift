import Sudoku

nonisolated struct LevelWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Levels", "난이도") }
  var choose: String { say("Choose a level", "난이도 고르기") }
  func name(_ level: Level) -> String {
    switch level {
    case .easy: say("Easy", "쉬움")
    case .medium: say("Medium", "중간")
    case .hard: say("Hard", "어려움")
    case .expert: say("Expert", "전문가")
    case .extreme: say("Extreme", "극한")
    }
  }
  /// What a level asks for, on two short lines.
  func needs(_ level: Level) -> String {
    switch level {
    case .easy: say("singles", "싱글")
    case .medium: say("pairs, locked digits", "페어, 잠긴 후보")
    case .hard: say("X-Wings, colours", "X-윙, 색칠")
    case .expert: say("chains, locked sets", "체인, ALS")
    case .extreme: say("forcing nets", "강제 네트")
    }
  }
  func best(_ time: String) -> String { say("best \(time)", "최고 \(time)") }
  func solvedCount(_ games: Int) -> String { say("\(games) solved", "\(games)판 완료") }
  /// The cells filled so far, of those to fill.
  func placed(_ placed: Int, of all: Int) -> String {
    say("\(placed) of \(all)", "\(placed)/\(all)")
  }
  func usually(_ minutes: Int) -> String {
    switch minutes {
    case 0: say("You usually take less than a minute.", "보통 1분도 안 걸려요.")
    case 1: say("You usually take a minute.", "보통 1분쯤 걸려요.")
    default: say("You usually take \(minutes) minutes.", "보통 \(minutes)분쯤 걸려요.")
    }
  }
  /// Said of a level that the player has hardly played.
  func advice(_ level: Level) -> String {
    switch level {
    case .easy: say("The place to begin.", "여기서 시작하세요.")
    case .medium: say("Notes begin to help.", "메모가 도움이 돼요.")
    case .hard: say("Look at whole lines.", "줄 전체를 살펴보세요.")
    case .expert: say("Think a few steps ahead.", "몇 수 앞을 내다보세요.")
    case .extreme: say("For the stubborn. No shame.", "끈기 있는 분께. 못 풀어도 괜찮아요.")
    }
  }
  /// How many unfinished games there are.
  func toFinish(_ games: Int) -> String {
    say(games == 1 ? "1 to finish" : "\(games) to finish", "\(games)개 남음")
  }
  func usuallyTakes(_ minutes: Int) -> String {
    minutes == 0
      ? say("usually under 1 min", "보통 1분 안쪽")
      : say("usually \(minutes) min", "보통 \(minutes)분")
  }
  var newBoard: String { say("A new board each time.", "매번 새로운 보드예요.") }
  /// Said of a level that was only solved with help.
  var noBestYet: String { say("no best yet", "최고기록 없음") }
  /// Why a level has no best time yet.
  var withHelp: String { say("with help", "도움을 받음") }
  var unsolved: String { say("not tried yet", "아직 안 함") }
  /// The door to lessons and to other puzzles.
  var learnAndMore: String { say("Learn and more", "배우기와 더 보기") }
  var statisticsDetail: String { say("times and techniques", "시간과 기법") }
  var addDetail: String { say("type, paste, photo", "입력, 붙여넣기, 사진") }
  /// Switches practice on for new games.
  var practice: String { say("Practice, no score", "점수 없이 연습") }
  var trainerDetail: String { say("one at a time", "기법 하나씩") }
  var resume: String { say("Resume", "이어하기") }
  var nothingToResume: String { say("Nothing to resume yet", "아직 이어할 게임이 없어요") }
  var unfinished: String { say("Unfinished games", "끝나지 않은 게임") }
  var noneUnfinished: String { say("No unfinished games", "끝나지 않은 게임이 없어요") }
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

nonisolated extension LevelWords {
  /// The syllables of the Korean names of levels, in seven by eight pixels.
  static let syllables: [Character: [String]] = [
    "쉬": ["..c...c", "..c...c", ".c.c..c", "c...c.c", "......c", "ccccc.c", "..c...c", "..c...c"],
    "움": ["..ccc..", ".c...c.", "..ccc..", "ccccccc", "...c...", ".ccccc.", ".c...c.", ".ccccc."],
    "중": [".ccccc.", "..c.c..", ".c...c.", "ccccccc", "...c...", "..ccc..", ".c...c.", "..ccc.."],
    "간": ["cccc.c.", "...c.c.", "...c.cc", "..c..c.", ".....c.", ".c.....", ".c.....", ".ccccc."],
    "어": ["......c", ".cc...c", "c..c..c", "c..c.cc", "c..c..c", ".cc...c", "......c", "......c"],
    "려": ["......c", "cccc..c", "...c.cc", "cccc..c", "c....cc", "cccc..c", "......c", "......c"],
    "전": ["ccccc.c", "..c...c", ".c.c.cc", "c...c.c", "......c", ".c.....", ".c.....", ".cccccc"],
    "문": [".ccccc.", ".c...c.", ".ccccc.", "ccccccc", "...c...", ".c.....", ".c.....", ".ccccc."],
    "가": [".....c.", "cccc.c.", "...c.c.", "...c.cc", "..c..c.", ".c...c.", "c....c.", ".....c."],
    "극": [".ccccc.", ".....c.", ".....c.", "ccccccc", ".......", ".ccccc.", ".....c.", ".....c."],
    "한": ["..c..c.", "cccc.c.", ".cc..c.", "c..c.cc", ".cc..c.", ".......", ".c.....", ".ccccc."],
  ]
}
