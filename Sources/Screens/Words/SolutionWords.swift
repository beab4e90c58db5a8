import Formats
import Hints
import Sudoku

nonisolated struct SolutionWords: Vocabulary {
  let speaker: Speaker

  // The actions on a board.
  var type: String { say("digit, next cell", "숫자 넣고 다음 칸") }
  var empty: String { say("empty, next cell", "비우고 다음 칸") }
  var backspace: String { say("back", "한 칸 뒤로") }
  var newLine: String { say("next row", "다음 행") }
  /// The mode in which digits remove candidates and put them back.
  var candidates: String { say("Candidates", "후보 고치기") }
  /// The mode that shows what a setter wants to know.
  var draft: String { say("Setter's view", "출제자 보기") }
  var solve: String { say("Solve it!", "풀어 줘!") }
  var stepByStep: String { say("Step by step", "한 단계씩") }
  var play: String { say("Play it", "게임으로") }
  var keepGivens: String { say("Givens only", "처음 숫자만") }
  var clear: String { say("New board", "새 보드") }
  var otherPuzzle: String { say("other puzzle in the file", "파일의 다른 퍼즐") }

  // The verdict.
  var emptyBoard: String { say("Empty board", "빈 보드") }
  var howToFill: String {
    say(
      "Type digits. 0, dot or Space skips a cell. Or paste a puzzle in any format.",
      "숫자를 입력하세요. 0, 점, 스페이스는 빈칸이에요. 어떤 형식이든 붙여 넣어도 돼요.")
  }
  var looking: String { say("Looking…", "살펴보는 중…") }
  var unique: String { say("One solution", "정답 하나") }
  var againstTheRules: String { say("Breaks the rules", "규칙에 어긋남") }
  var noSolution: String { say("No solution", "정답 없음") }
  var several: String { say("More than one solution", "둘 이상의 정답") }
  func solutions(_ count: String) -> String { say("\(count) solutions", "정답 \(count)개") }
  func moreSolutions(_ count: String) -> String {
    say("Over \(count) solutions", "정답 \(count)개 넘음")
  }
  var ofCandidates: String { say("candidates as clues", "후보가 단서") }
  func grading(_ steps: Int) -> String { say("grading, step \(steps)…", "등급 매기는 중, \(steps)단계…") }
  func score(_ score: String) -> String { "HoDoKu \(score)" }
  func needs(_ technique: String) -> String { say("Needs \(technique)", "필요: \(technique)") }
  func rating(_ rating: String) -> String { say("SE rating \(rating)", "SE 난도 \(rating)") }
  var ratingPending: String { say("SE rating …", "SE 난도 …") }
  /// The rating of the steps so far.
  func ratingBound(_ rating: String) -> String {
    say("SE rating at least \(rating)", "SE 난도 \(rating) 이상")
  }
  func ratingStopped(_ key: String) -> String {
    say("Stopped. \(key) starts again", "멈췄어요. \(key) 키로 다시 시작")
  }
  /// The action that stops the search for the rating, or starts it again.
  var stopRating: String { say("stop or start rating", "SE 난도 멈추기, 다시 시작") }
  func notNeeded(_ cells: String) -> String { say("Not needed: \(cells)", "없어도 되는 칸: \(cells)") }
  var allNeeded: String { say("Every given is needed", "처음 숫자가 모두 필요해요") }
  func suspects(_ cells: [String]) -> String {
    say(
      "Clear one of these to get a solution: \(cells.joined(separator: " ")).",
      "다음 칸 하나를 비우면 정답이 있어요: \(cells.joined(separator: ", "))")
  }

  // The messages.
  var nothingEntered: String {
    say("The board is empty. Type or paste a puzzle first.", "보드가 비어 있어요. 먼저 퍼즐을 입력하거나 붙여 넣으세요.")
  }
  /// The refusal to show a solution, or steps to it.
  var notSolvable: String {
    say("Only puzzles with one solution can be solved.", "정답이 하나여야 풀이를 볼 수 있어요.")
  }
  var notPlayable: String {
    say("Only puzzles with one solution can be played.", "정답이 하나여야 게임을 시작할 수 있어요.")
  }
  /// The message that a puzzle with several solutions has no list of steps.
  var noSteps: String {
    say(
      "Steps need a puzzle with one solution. This one has several.",
      "정답이 하나여야 단계를 볼 수 있어요. 이 퍼즐은 정답이 여러 개예요.")
  }
  var noCandidate: String {
    say("That candidate is ruled out by the digits on the board.", "보드의 숫자 때문에 들어갈 수 없는 후보예요.")
  }
  var noGameOfCandidates: String {
    say("Puzzles made of candidates can't be played.", "후보가 단서인 퍼즐로는 게임을 시작할 수 없어요.")
  }
  var nothingToPlay: String {
    say("Already solved, so there's nothing to play.", "이미 다 채운 보드라 플레이할 게 없어요.")
  }
  var gameComing: String { say("Getting the game ready…", "게임을 준비하는 중…") }
  var noGame: String { say("No game to load.", "가져올 게임이 없어요.") }
  var noPuzzle: String { say("No puzzle found.", "퍼즐이 들어 있지 않아요.") }
  func unreadable(_ fault: String) -> String { say("Not a puzzle: \(fault)", "퍼즐이 아니에요. \(fault)") }
  var copied: String { say("Copied", "복사했어요") }
  func boardCopied(_ digits: Int) -> String {
    say("Board copied: \(digits) digits", "보드 복사: 숫자 \(digits)개")
  }
  /// The note that a game is practice, because steps of the puzzle or its solution were shown.
  var practiceOnly: String {
    say(
      "You saw steps or the solution, so it's practice, not scored.", "풀이나 정답을 본 퍼즐이라 점수 없는 연습이에요.")
  }
  var alreadySolved: String {
    say("That board was solved already, so you start with its givens.", "이미 다 푼 퍼즐이라 처음 숫자부터 시작해요.")
  }
  var tooLong: String { say("Too long for the clipboard", "클립보드에 넣기에는 너무 길어요") }
  var usedOnce: String { say("Not used anywhere else.", "다른 곳에는 쓰이지 않아요.") }
  var singlesAreEnough: String { say("Singles solve the rest.", "다른 기법은 필요 없어요.") }

  // The steps.
  var solution: String { say("Solution", "정답") }
  func steps(_ count: Int) -> String { say(count == 1 ? "1 step" : "\(count) steps", "\(count)단계") }
  var findingStep: String { say("Looking for the next step…", "다음 단계를 찾는 중…") }
  var nextSame: String { say("Next same", "같은 기법") }
  var previousSame: String { say("Previous same", "같은 기법, 뒤로") }
  var nextHard: String { say("Next hard one", "다음 어려운 단계") }
  var previousHard: String { say("Previous hard one", "이전 어려운 단계") }
  var stepList: String { say("List of steps", "단계 목록") }
  var technique: String { say("Technique", "기법") }
  var pace: String { say("Pace", "빠르기") }
  func seconds(_ value: Duration) -> String { say("\(value.inSeconds) s", "\(value.inSeconds)초") }
  func digits(givens: Int, placed: Int) -> String {
    placed == 0
      ? say(givens == 1 ? "1 digit" : "\(givens) digits", "숫자 \(givens)개")
      : say(
        "\(givens) \(givens == 1 ? "given" : "givens"), \(placed) placed",
        "처음 \(givens)개, 채운 것 \(placed)개")
  }
  func puzzleOf(number: Int, count: Int) -> String {
    say("\(number) of \(count)", "\(count)개 중 \(number)번째")
  }
  func read(puzzles: Int, problems: Int, further: Int) -> String {
    say(
      (problems == 0
        ? (puzzles == 1 ? "1 puzzle read" : "\(puzzles) puzzles read")
        : (puzzles == 1 ? "1 puzzle read" : "\(puzzles) puzzles read") + ", \(problems) not")
        + (further == 0 ? "" : ", \(further) more left out"),
      (problems == 0
        ? "퍼즐 \(puzzles)개를 읽었어요"
        : "퍼즐 \(puzzles)개를 읽었어요. \(problems)개는 못 읽었어요")
        + (further == 0 ? "" : ". 나머지 \(further)개는 뺐어요"))
  }
  /// A pasted text that lacks lines at its end.
  func pasteWasCut(lines: Int) -> String {
    say(
      "The paste was too long. Its last \(lines == 1 ? "line is" : "\(lines) lines are") missing. "
        + "Save the text and open it as a file.",
      "붙여 넣은 글이 너무 길어서 마지막 \(lines)줄이 빠졌어요. 파일로 저장해서 여세요.")
  }
  func step(number: Int, count: Int, isAll: Bool) -> String {
    say(
      "Step \(number) of \(count)\(isAll ? "" : "…")", "\(count)단계 중 \(number)단계\(isAll ? "" : "…")"
    )
  }
  /// The step that is being rated, and the time so far.
  func ratingStep(number: Int, time: String, stopKey key: String) -> String {
    say("Step \(number), \(time). \(key) stops", "\(number)단계, \(time). \(key) 키로 멈춤")
  }
  /// The parts of an imported puzzle that a game can't hold.
  func leftOut(colors: Int, drawings: Int, members: [String]) -> String {
    let counted = [
      (colors, say(colors == 1 ? "1 colour" : "\(colors) colours", "색 \(colors)개")),
      (drawings, say(drawings == 1 ? "1 drawing" : "\(drawings) drawings", "그림 \(drawings)개")),
    ]
    let parts =
      counted.filter { $0.0 > 0 }.map(\.1) + members.prefix(6).map(PuzzleTextError.quoted)
    return say(
      Language.english.list(parts)
        + (colors + drawings + members.count == 1 ? " was left out." : " were left out."),
      "\(parts.joined(separator: ", "), .topic) 빠졌어요.")
  }
}

nonisolated extension Duration {
  /// The seconds with as few digits as possible: "2", "0.5".
  fileprivate var inSeconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let rest = milliseconds % 1000
    guard rest != 0 else { return "\(milliseconds / 1000)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1000).\(digits)"
  }
}
