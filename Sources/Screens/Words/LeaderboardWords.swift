nonisolated struct LeaderboardWords: Vocabulary {
  let speaker: Speaker

  var own: String { say("Imported", "가져온 퍼즐") }
  var place: String { say("#", "순위") }
  /// The score that HoDoKu gives the puzzle, unlike that of the game.
  var hodoku: String { "HoDoKu" }
  var time: String { say("Time", "시간") }
  var theme: String { say("Theme", "테마") }
  /// The number of cards turned in vain in Memory although they had been seen before.
  var mistakes: String { say("Mistakes", "실수") }
  func countedMistakes(_ count: Int) -> String {
    say(count == 1 ? "1 mistake" : "\(count) mistakes", "실수 \(count)번")
  }
  /// The amount of help: each step of a hint and each check counts.
  var help: String { say("Help", "도움") }
  var date: String { say("Date", "날짜") }
  var newest: String { say("your newest", "가장 최근 게임") }
  var helped: String { say("with help", "도움 받음") }
  var byLevel: String { say("By level", "난이도별") }
  var byPack: String { say("By pack", "팩별") }
  var playMemory: String { say("Play Memory", "짝 맞추기 시작") }
  var clear: String { say("Clear", "지우기") }
  var undoClear: String { say("Undo clear", "지우기 취소") }
  func askClear(_ list: String) -> String { say("Clear the list \(list)?", "‘\(list)’ 순위를 지울까요?") }
  func askClearPairs(_ pairs: String) -> String {
    say("Clear the list of \(pairs)?", "‘\(pairs)’ 순위를 지울까요?")
  }
  var clearMessage: String {
    say(
      "Removes its games from the leaderboard, but not from the statistics. You can undo this until "
        + "you close the leaderboard.",
      "이 목록의 게임이 순위표에서 빠져요. 통계에는 남아요. 순위표를 닫기 전에는 ‘지우기 취소’로 되돌릴 수 있어요.")
  }
  var clearMemoryMessage: String {
    say(
      "Deletes its results. You can undo this until you close the leaderboard.",
      "이 목록의 결과가 지워져요. 순위표를 닫기 전에는 ‘지우기 취소’로 되돌릴 수 있어요.")
  }
  var keep: String { say("Keep it", "그대로 두기") }
  /// The reason why an empty list has nothing to replay.
  var nothingToReplay: String { say("Nothing to replay or clear.", "다시 보거나 지울 게임이 없어요.") }
  func empty(_ list: String) -> String {
    say(
      "\(list): no ranked games yet.\nSolve one to get on the list.",
      "\(list): 아직 기록이 없어요.\n하나 풀면 여기에 올라가요.")
  }
  var emptyMemory: String {
    say("Memory: no wins yet.\nWin one to get on the list.", "짝 맞추기: 아직 기록이 없어요.\n다 찾으면 여기에 올라가요.")
  }
  func emptyPairs(_ pairs: String) -> String {
    say(
      "\(pairs): no wins yet.\nWin one to get on the list.",
      "\(pairs): 아직 기록이 없어요.\n다 찾으면 여기에 올라가요.")
  }
  /// A puzzle by its name and HoDoKu's score.
  func scored(puzzle: String, hodoku score: Int) -> String {
    say("\(puzzle), HoDoKu score \(score)", "\(puzzle), HoDoKu 점수 \(score)")
  }
}
