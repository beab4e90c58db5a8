/// Text shared by all screens.
nonisolated struct AppWords: Vocabulary {
  let speaker: Speaker

  var leave: String { say("quit", "종료") }
  var suspend: String { say("suspend", "잠시 나가기") }
  var repaint: String { say("repaint the screen", "화면 다시 그리기") }
  var cancel: String { say("Cancel", "취소") }
  // Actions on the things of a list, and the title of their names.
  var name: String { say("Name", "이름") }
  var new: String { say("new", "새로 만들기") }
  var rename: String { say("rename", "이름 바꾸기") }
  var delete: String { say("Delete", "삭제") }
  var importFile: String { say("Import", "가져오기") }
  /// The button that undoes a deletion.
  func undoDelete(_ name: String) -> String { say("Undo: delete \(name)", "되돌리기: \(name) 삭제") }
  // The state of a puzzle.
  var solved: String { say("solved", "완료") }
  var begun: String { say("in progress", "푸는 중") }
  var back: String { say("back", "뒤로") }
  var open: String { say("open", "열기") }
  /// What Enter does on a button.
  var press: String { say("press", "누르기") }
  var move: String { say("move", "이동") }
  var moveFocus: String { say("choose", "선택") }
  /// The separator between groups of three digits.
  var groupingSeparator: String { "," }
  /// The button of a notice.
  var ok: String { say("OK", "확인") }
  /// The question on quitting while games can't be saved, and its answers.
  var quitQuestion: String { say("Quit without saving?", "저장하지 않고 끝낼까요?") }
  /// The question after so many attempts, two at least.
  func stillNotSaved(_ value: Int) -> String {
    say(
      "Still not saved after \(value) tries. Quit anyway?", "\(value)번 시도했지만 저장되지 않았어요. 그래도 끝낼까요?")
  }
  var tryAgain: String { say("Try again", "다시 저장") }
  var quitAnyway: String { say("Quit", "끝내기") }
  var keepPlaying: String { say("Keep playing", "계속하기") }
  func tooSmall(width: Int, height: Int) -> String {
    say(
      "This window has \(width) by \(height) cells. Make it at least 40 by 20.",
      "창 크기가 \(width)×\(height)칸이에요. 40×20칸 이상으로 키우세요.")
  }
}

nonisolated extension AppWords {
  // The program's name is the same in every language.
  var titleFirst: String { "Ultimate" }
  var titleSecond: String { "Sudoku" }
  var titleThird: String { "Pro" }
}
