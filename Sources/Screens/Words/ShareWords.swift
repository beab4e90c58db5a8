nonisolated struct ShareWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Share", "공유") }
  var copy: String { say("Copy", "복사") }
  var copied: String { say("Copied, if your terminal allows it.", "복사했어요(터미널이 지원하면).") }
  var tooLong: String {
    say("Too long for the clipboard of a terminal.", "터미널의 클립보드에 넣기에는 너무 길어요.")
  }
  var toOpen: String { say("To play it:", "이 퍼즐을 풀려면:") }

  // The copies to choose from.
  var text: String { say("Text", "글") }
  var puzzle: String { say("Puzzle", "퍼즐") }
  var code: String { say("Code", "코드") }
  var link: String { say("Link", "링크") }
  var state: String { say("Board as it is", "지금 보드") }

  // The text for a chat.
  func practised(_ time: String) -> String {
    say("Solved for practice in \(time)", "연습으로 \(time)에 완료")
  }
  func givenUp(_ time: String) -> String { say("Given up after \(time)", "\(time) 뒤에 포기") }
  func unknownErrors(_ known: String) -> String { say("\(known) mistakes", "실수 \(known)번") }
  func hints(_ count: Int) -> String {
    say(
      count == 0 ? "no hints" : count == 1 ? "1 hint" : "\(count) hints",
      count == 0 ? "도움 없음" : "도움 \(count)번")
  }

  // The keys of the board.
  var copyPuzzle: String { say("share the puzzle", "퍼즐 공유") }
  var copyState: String { say("share the board", "보드 공유") }
  /// The puzzle by its level and HoDoKu's score.
  func scored(level: String, hodoku score: Int) -> String {
    say("\(level), HoDoKu score \(score)", "\(level), HoDoKu 점수 \(score)")
  }
  func solved(time: String, score: String) -> String {
    say("Solved in \(time), \(score) points", "\(time) 만에 풀었어요, \(score)점")
  }
  func begun(placed: Int, count: Int, time: String) -> String {
    say("\(placed) of \(count) placed in \(time)", "\(time) 동안 \(count)칸 중 \(placed)칸 채움")
  }
}
