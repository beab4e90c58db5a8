nonisolated struct StatisticsWords: Vocabulary {
  let speaker: Speaker

  var all: String { say("All", "전체") }
  var otherLevel: String { say("level", "난이도") }
  var loading: String { say("Counting…", "세는 중…") }
  func play(_ level: String) -> String { say("Play \(level)", "\(level) 풀기") }
  var practiseOne: String { say("practise", "연습") }
  var chooseLevel: String { say("Choose a level", "난이도 고르기") }
  func empty(_ level: String) -> String {
    say("This page starts with your first \(level) puzzle.", "\(level) 퍼즐을 하나 풀면 이 페이지가 시작돼요.")
  }
  var nothing: String {
    say("Solve a puzzle, and your numbers start here.", "퍼즐을 하나 풀면 여기에 기록이 쌓여요.")
  }

  // What has changed.
  func seconds(_ count: Int) -> String { say("\(count) seconds", "\(count)초") }
  func minutes(_ count: Int) -> String { say("\(count) minutes", "\(count)분") }
  /// A sentence in three parts, of which the second stands out.
  func faster(
    _ level: String, by gain: String, fewerMistakes: Bool
  ) -> (String, String, String) {
    let end =
      fewerMistakes
      ? say(" than before, and you make half as many mistakes.", " 빨라졌고, 실수도 절반으로 줄었어요.")
      : say(" than before.", " 빨라졌어요.")
    return (
      say("Your \(level) games are ", "\(level) 퍼즐이 전보다 "), say("\(gain) faster", gain), end
    )
  }
  func gotSlower(_ level: String, before: String, now: String) -> String {
    say(
      "You take your time with \(level) lately: \(now), before that \(before).",
      "요즘은 \(level) 퍼즐에 \(now), 전에는 \(before) 걸렸어요.")
  }
  func steady(_ level: String, _ now: String) -> String {
    say("\(level) usually takes you \(now).", "\(level) 퍼즐에 보통 \(now) 걸려요.")
  }

  // The four numbers.
  var solvedNumber: String { say("solved", "다 푼 퍼즐") }
  var bestNumber: String { say("best time", "가장 빠른 시간") }
  func moreThisMonth(_ count: Int) -> String { say("+\(count) this month", "이달 +\(count)") }
  func best(_ level: String) -> String { say("best, \(level)", "최고, \(level)") }
  func daysInARow(_ days: Int) -> String { say(days == 1 ? "day" : "days in a row", "일 연속") }
  var yourLongest: String { say("longest streak", "최장 기록") }
  func longest(_ days: Int) -> String { say("longest \(days)", "최장 \(days)일") }
  var clean: String { say("clean games", "완벽한 게임") }
  var cleanMeans: String { say("no mistake or hint", "실수·힌트 없음") }
  func percentChange(_ points: Int) -> String {
    say(
      "\(points < 0 ? "−" : "+")\(abs(points)) this month",
      "이달 \(points < 0 ? "−" : "+")\(abs(points))")
  }

  // Cards.
  var everyGame: String { say("Every game, by time", "모든 게임의 시간") }
  func times(of level: String) -> String { say("Time per \(level) puzzle", "\(level) 퍼즐의 시간") }
  /// The letter after minutes on an axis.
  var minuteSign: String { say("m", "분") }
  var days: String { say("Days you played", "게임을 푼 날") }
  var bestTitle: String { say("Best", "최고") }
  var andUsual: String { say(" and usual time", "·보통 시간") }
  func notTried(_ levels: String) -> String { say("Not tried yet: \(levels)", "아직: \(levels)") }
  var techniques: String { say("Techniques you find on your own", "혼자 찾은 기법") }
  func part(_ part: Int, of all: Int) -> String { say("\(part) of \(all)", "\(all)번 중 \(part)") }
  func practise(_ technique: String) -> String { say("practise \(technique)", "\(technique) 연습") }
  /// What the turtle says of a number of games.
  func said(_ games: Int) -> String {
    games < 10
      ? say("“A good start. Keep going.”", "“좋은 시작이에요.”")
      : say("“\(games) boards. Every digit had a reason.”", "“퍼즐 \(games)개, 숫자마다 이유가 있었어요.”")
  }

  // The first games.
  var firstOfAll: String { say("Your first game", "첫 게임") }
  var bestSoFar: String { say("Your best so far", "지금까지 최고") }
  var toBeat: String { say("the time to beat", "넘어설 기록") }
  var timeWithHelp: String { say("with help", "도움 받은 시간") }
  func mistakes(_ count: Int) -> String {
    say(
      count == 0 ? "no mistakes" : count == 1 ? "1 mistake" : "\(count) mistakes",
      count == 0 ? "실수 없음" : "실수 \(count)번")
  }
  var thisWeek: String { say("This week", "이번 주") }
  func rowWithToday(_ days: Int) -> String {
    say(
      days == 1 ? "One day. Tomorrow makes it two." : "\(days) days in a row. See you tomorrow.",
      days == 1 ? "하루째예요. 내일이면 이틀!" : "\(days)일 연속이에요. 내일 또 만나요.")
  }
  func rowBeforeToday(_ days: Int) -> String {
    say(
      days == 0
        ? "A game today starts a new row."
        : days == 1 ? "One day. Today makes it two." : "\(days) days. Today makes it \(days + 1).",
      days == 0 ? "오늘 풀면 다시 1일째예요." : "\(days)일째예요. 오늘이면 \(days + 1)일!")
  }
  func toCome(_ games: Int) -> String {
    say(
      games == 1
        ? "One more game, and this page tells you more."
        : "Two more games, and this page tells you more.",
      games == 1 ? "한 게임만 더 하면 더 알려 줄게요." : "두 게임만 더 하면 더 알려 줄게요.")
  }

  /// The first three games, below their marks.
  var firstThree: [String] { say(["1st", "2nd", "3rd"], ["첫째", "둘째", "셋째"]) }

  // Goals.
  /// Above what the goals still take.
  var toGo: String { say("to go", "남은 것") }
  var next: String { say("Next", "다음 목표") }
  func rowOfDays(_ days: Int) -> String { say("\(days) days in a row", "\(days)일 연속") }
  func under(_ level: String, _ minutes: Int) -> String {
    say("\(level) under \(minutes) min", "\(level) \(minutes)분 안에")
  }
  func firstGame(_ level: String) -> String { say("Your first \(level)", "첫 \(level)") }
  func solvedGames(_ count: Int) -> String { say("\(count) solved", "\(count)개 풀기") }
  func daysToGo(_ days: Int) -> String { say(days == 1 ? "1 day" : "\(days) days", "\(days)일") }
  func secondsToGo(_ seconds: Int) -> String { say("\(seconds) s", "\(seconds)초") }
  func gamesToGo(_ games: Int) -> String {
    say(games == 1 ? "1 game" : "\(games) games", "\(games)개")
  }

  // All figures.
  var figures: String { say("In figures", "숫자로 보기") }
  var played: String { say("Played", "시작한 게임") }
  var solved: String { say("Solved", "다 푼 게임") }
  var winRate: String { say("Win rate", "푼 비율") }
  var unfinished: String { say("Unfinished", "남은 게임") }
  var givenUp: String { say("Given up", "포기") }
  var bestTime: String { say("Best time", "가장 빠른 시간") }
  var meanTime: String { say("Mean time", "평균 시간") }
  var medianTime: String { say("Median time", "시간 중앙값") }
  var bestScore: String { say("Best score", "최고 점수") }
  var meanScore: String { say("Mean score", "평균 점수") }
  var errorsPerGame: String { say("Mistakes per game", "게임당 실수") }
  var helpPerGame: String { say("Hints per game", "게임당 도움") }
  var flawless: String { say("No mistakes, no hints", "실수·도움 없음") }
  var distribution: String { say("Games by time", "걸린 시간별 게임 수") }
  // Milestones.
  var milestones: String { say("Milestones", "이정표") }
  func longestStreak(_ days: Int) -> String {
    say("Longest streak of daily puzzles: \(days)", "오늘의 퍼즐 최장 연속 기록: \(days)일")
  }
  func minutes(from: Int, to: Int?) -> String {
    say(
      to.map { "\(from)-\($0) min" } ?? "from \(from) min",
      to.map { "\(from)~\($0)분" } ?? "\(from)분부터")
  }
  func levelsSolved(solved: Int, all: Int) -> String {
    say("Levels solved: \(solved) of \(all)", "풀어 본 난이도: \(all)개 중 \(solved)개")
  }
  func packsFinished(finished: Int, all: Int) -> String {
    say("Packs finished: \(finished) of \(all)", "끝낸 퍼즐 팩: \(all)개 중 \(finished)개")
  }
}
