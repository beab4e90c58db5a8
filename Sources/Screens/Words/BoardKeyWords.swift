import Games

/// The names of the board's keys, beyond those with a control.
nonisolated struct BoardKeyWords: Vocabulary {
  let speaker: Speaker

  /// The headings of the board's keys in help.
  var groups: Groups {
    Groups(
      move: say("Move", "이동"), enter: say("Enter", "입력"), notes: say("Notes", "메모"),
      look: say("Look", "살펴보기"), undo: say("Undo", "되돌리기"), hints: say("Hints", "힌트"))
  }

  struct Groups: Sendable {
    let move, enter, notes, look, undo, hints: String
  }

  var boxSideways: String { say("box left, right", "왼쪽·오른쪽 블록") }
  var boxUpAndDown: String { say("box above, below", "위·아래 블록") }
  var box: String { say("go to a box", "블록 번호로 이동") }
  var note: String { say("note in any mode", "언제나 메모") }
  var centreNote: String { say("centre note", "가운데 메모") }
  var centreMode: String { say("centre notes", "가운데 메모 켜고 끄기") }
  var fillHere: String { say("fill notes here", "이 칸에 후보 적기") }
  var fillEverywhere: String { say("fill notes everywhere", "모든 칸에 후보 적기") }
  var undoToCorrect: String { say("back to a right board", "마지막으로 맞았던 보드로") }
  var checkpoint: String { say("set a checkpoint", "저장 지점 만들기") }
  var restore: String { say("back to the checkpoint", "저장 지점으로") }
  var giveUp: String { say("show the solution", "정답 보기") }
  var check: String { say("check", "검사") }
  var digitFirst: String { say("focus on a digit", "숫자 하나에 집중") }
  var placeArmed: String { say("place the picked digit", "고른 숫자 쓰기") }
  var select: String { say("select cells", "여러 칸 고르기") }
  var color: String { say("colour a cell", "칸 색칠하기") }
  var colorMode: String { say("colours", "색칠 켜고 끄기") }
  var highlight: String { say("follow a digit", "숫자 따라가기") }
  var highlightMore: String { say("follow one more", "하나 더 따라가기") }
  var bilocation: String { say("two places in a house", "구역에 자리가 둘인 후보") }
  var blocked: String { say("where it can't go", "못 들어가는 칸") }
  var nextHighlighted: String { say("next, previous of it", "그 숫자의 다음·이전 칸") }
  var drawing: String { say("draw a reasoning", "추론 그리기") }
  var cancel: String { say("end selection, or back", "선택을 끝내거나 뒤로") }

  /// What the command of the board called `id` does, in a line. `nil` for those without a line of
  /// their own in help.
  func detail(of id: String) -> String? {
    switch id {
    case "move.up": say("from cell to cell, with arrows or letters", "화살표나 글자로 칸에서 칸으로 가요")
    case "digit.1": say("puts the digit in the cell", "칸에 숫자를 써요")
    case "clear": say("empties the cell, or just its notes", "칸의 숫자나 메모를 지워요")
    case "memo": say("small digits for what may still fit", "들어갈 수 있는 숫자를 작게 적어 둬요")
    case "hint": say("shows where to look, then how, then why", "어디를 볼지부터 차근차근 알려 줘요")
    case "undo": say("takes back the last move", "마지막 수를 되돌려요")
    case "redo": say("plays the move again", "되돌린 수를 다시 둬요")
    case "check": say("says whether any digit is a mistake", "실수가 있는지 알려 줘요")
    case "pause": say("stops the clock and hides the board", "시계를 멈추고 보드를 가려요")
    case "end": say("the game waits for you", "게임은 그대로 기다려요")
    case "moveByBox.left", "moveByBox.up": say("a whole box at once", "블록 하나를 한 번에 건너요")
    case "expect.box": say("then its number, 1 at the top left", "그다음 블록 번호, 왼쪽 위가 1")
    case "rowStart": say("the first and last cell of the row", "행의 첫 칸과 마지막 칸")
    case "columnStart": say("the top and bottom cell of the column", "열의 맨 위와 맨 아래 칸")
    case "nextEmpty", "previousEmpty": say("skips the filled cells", "채운 칸은 건너뛰어요")
    case "digitFirst":
      say(
        "the cells that take it light up, and Enter or a click places it",
        "들어갈 수 있는 칸이 밝아지고 Enter나 클릭으로 써요")
    case "placeArmed": say("in the cell under the cursor", "커서가 있는 칸에 써요")
    case "select": say("then move: what you enter goes in all of them", "켜고 움직이면 여러 칸에 한 번에 써요")
    case "note.1": say("Shift and a digit", "Shift와 숫자 키")
    case "expect.centreNote", "centreNote.1":
      say("one note in the middle of the cell, in any mode", "언제나 칸 가운데에 하나를 적어요")
    case "centreMode": say("notes in the middle of the cell", "칸 가운데에 적는 메모")
    case "fillHere": say("every digit that fits this cell", "이 칸에 맞는 숫자를 모두 적어요")
    case "fillEverywhere":
      say(
        "takes \(ScoreSheet.Help.automaticCandidates.percent)% off the score",
        "점수가 \(ScoreSheet.Help.automaticCandidates.percent)% 깎여요")
    case "expect.color": say("then a digit for the colour, 0 for none", "그다음 색 번호, 0은 없앰")
    case "colorMode": say("digits colour the cells", "숫자 키로 칸을 색칠해요")
    case "expect.highlight": say("lights up all of it, 0 for none", "그 숫자를 모두 밝혀요, 0은 없앰")
    case "expect.highlightMore":
      say("a second digit beside it, F F for cells with two notes", "다른 숫자도 함께, FF는 후보가 둘인 칸")
    case "bilocation": say("digits with just two places left", "자리가 둘만 남은 숫자를 밝혀요")
    case "blocked": say("shades the cells that the digit can't take", "그 숫자가 들어갈 수 없는 칸을 칠해요")
    case "nextHighlighted": say("from one to the next", "같은 숫자로 건너가요")
    case "peers": say("shades what the cell has to differ from", "이 칸과 달라야 하는 칸을 칠해요")
    case "drawing": say("a chain, a fish or a what-if, checked for you", "체인, 피시, 가정을 그리면 판정해 줘요")
    case "undoToCorrect": say("takes back everything since the first mistake", "첫 실수부터 모두 되돌려요")
    case "checkpoint": say("remembers the board as it is now", "지금 보드를 기억해 둬요")
    case "restore": say("the board as you last remembered it", "기억해 둔 보드로 돌아가요")
    case "moves": say("every move, and the ways you tried", "둔 수와 해 본 갈래를 모두 보여 줘요")
    case "restart": say("from the givens. You can undo this", "처음부터 다시 해요. 되돌릴 수 있어요")
    case "giveUp": say("ends the game. Asks first", "게임을 끝내요. 먼저 물어봐요")
    case "allSteps": say("every technique that helps now", "지금 쓸 수 있는 기법을 모두 보여 줘요")
    case "score": say("what counts so far, and why", "지금까지의 점수와 그 까닭")
    case "copyPuzzle": say("the givens, as text or a link", "처음 숫자를 글이나 링크로")
    case "copyState": say("with your digits and notes", "넣은 숫자와 메모까지")
    case "settings": say("looks, notes, checking, keys", "모양, 메모, 검사, 키")
    case "cancel": say("whatever was begun last", "마지막으로 시작한 것을 끝내요")
    default: nil
    }
  }
}
