/// The names of the board's keys, beyond those with a control.
nonisolated struct BoardKeyWords: Vocabulary {
  let speaker: Speaker

  var boxSideways: String { say("box to the left, right", "왼쪽·오른쪽 블록으로") }
  var boxUpAndDown: String { say("box above, below", "위·아래 블록으로") }
  var box: String { say("go to a box", "블록 번호로 이동") }
  var note: String { say("note in any mode", "언제나 메모") }
  var centreNote: String { say("centre note", "가운데 메모") }
  var centreMode: String { say("centre notes mode", "가운데 메모 모드") }
  var fillHere: String { say("fill candidates here", "이 칸에 후보 채우기") }
  func fillEverywhere(_ percent: Int) -> String {
    say("fill all cells, −\(percent)%", "모든 후보 채우기, −\(percent)%")
  }
  var undoToCorrect: String { say("undo to correct state", "정답 상태로 되돌리기") }
  var checkpoint: String { say("set a checkpoint", "저장 지점 만들기") }
  var restore: String { say("back to the checkpoint", "저장 지점 복원") }
  var giveUp: String { say("give up, show solution", "포기하고 정답 보기") }
  var check: String { say("check", "검사") }
  var digitFirst: String { say("focus on a digit", "숫자 하나에 집중") }
  var placeArmed: String { say("place the picked digit", "고른 숫자 쓰기") }
  var select: String { say("select cells by moving", "움직이며 칸 선택") }
  var color: String { say("colour, 0 none", "칸 색칠, 0은 없앰") }
  var colorMode: String { say("colours mode", "색칠 모드") }
  var highlight: String { say("highlight, 0 none", "숫자 강조, 0은 없앰") }
  var highlightMore: String { say("one more, FF pairs", "하나 더, FF 후보 둘") }
  var bilocation: String { say("two places in a house", "하우스에 자리 둘인 후보") }
  var blocked: String { say("shade where it can't go", "못 들어가는 칸 칠하기") }
  var nextHighlighted: String { say("next, previous of it", "그 숫자의 다음·이전 칸") }
  var drawing: String { say("draw a reasoning", "추론 그리기") }
  var cancel: String { say("end selection, or back", "선택을 끝내거나 뒤로") }
}
