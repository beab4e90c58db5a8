/// The text for the ways to give the solver a puzzle.
nonisolated struct SolverWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Solver", "풀이") }
  /// Headings for the keys of the board and of the steps.
  var board: String { say("Solver's board", "풀이 보드") }
  var steps: String { say("Steps to the solution", "정답까지의 단계") }
  var orJustType: String { say("Or just type or paste.", "바로 입력하거나 붙여 넣어도 돼요.") }
  var manual: String { say("Manual", "직접 입력") }
  var manualNote: String { say("an empty board to fill in", "빈 보드를 채워요") }
  var last: String { say("Last board", "지난 보드") }
  var lastNote: String { say("kept until you bring another", "다른 퍼즐을 올릴 때까지 남아요") }
  var paste: String { say("Paste", "붙여넣기") }
  var pasteNote: String { say("text, link or code, any format", "글, 링크, 코드 모두 돼요") }
  var howToPaste: String {
    say(
      "Copy a puzzle anywhere, come back here, and paste it with your terminal: usually "
        + "Ctrl-Shift-V, Cmd-V or the middle button. Grids, lines, links and codes all work.",
      "어디서든 퍼즐을 복사한 뒤 여기로 돌아와 터미널에서 붙여 넣으세요. 대개 Ctrl-Shift-V, Cmd-V, "
        + "가운데 버튼이에요. 격자, 한 줄, 링크, 코드를 모두 읽어요.")
  }
  var file: String { say("Open a file", "파일 열기") }
  var fileNote: String { say("one or many puzzles, any format", "어떤 형식이든 하나 또는 여러 퍼즐") }
  var orTypePath: String { say("or type a path", "또는 경로를 입력하세요") }
  var game: String { say("Current game", "지금 게임") }
  var cameraNote: String { say("from a photo of a puzzle", "퍼즐 사진에서") }
}
