import Hints
import Sudoku

nonisolated struct TrainerWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Trainer", "기법 연습") }
  var explains: String {
    say(
      "Choose a technique: you get positions where it is the next step.",
      "기법을 고르면 그 기법이 다음 단계인 보드가 나와요.")
  }
  /// The reason why some techniques aren't in the list.
  func missing(_ techniques: String) -> String {
    say("No positions yet: \(techniques).", "아직 연습 문제가 없는 기법: \(techniques)")
  }
  var next: String { say("Next", "다음 문제") }
  var startAgain: String { say("start again", "처음부터") }
  func making(_ technique: String) -> String {
    say("Setting up a position: \(technique)", "문제를 준비하는 중: \(technique)")
  }
  func noPosition(_ technique: String) -> String {
    say("No position to practise \(technique).", "이 기법을 연습할 문제가 없어요: \(technique)")
  }
  func find(_ technique: String) -> String { say("Find: \(technique)", "찾으세요: \(technique)") }
  var takeOut: String { say("Remove what it rules out.", "지울 수 있는 후보를 지우세요.") }
  var placeIt: String { say("Place its digit.", "정해지는 숫자를 넣으세요.") }
  var found: String { say("Found!", "찾았어요!") }
  /// The verdict when the player applied the technique after a full hint.
  var told: String { say("Solved with a hint.", "힌트로 풀었어요.") }
  func progress(drawn: Int, count: Int) -> String {
    say("\(drawn) of \(count) removed", "\(count)개 중 \(drawn)개를 지웠어요. 계속하세요.")
  }
  func wrongDigit(cell: String, digit: Int) -> String {
    say(
      "\(cell) isn't \(digit). Clear it.",
      "\(cell)에는 \(digit, .subject) 들어가지 않아요. 지우세요.")
  }
  func needed(cell: String, digit: Int) -> String {
    say(
      "\(cell) needs the \(digit). Undo it.",
      "\(cell)에는 \(digit, .subject) 필요해요. 되돌리세요.")
  }
  var unrelated: String {
    say("Right, but by another technique.", "맞지만 다른 기법으로 알 수 있어요.")
  }
}
