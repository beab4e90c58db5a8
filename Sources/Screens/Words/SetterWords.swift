import Generating

/// The text of the setter's view: what the solver's board offers to those who make puzzles.
nonisolated struct SetterWords: Vocabulary {
  let speaker: Speaker

  // The actions.
  var minimal: String { say("Make minimal", "최소로 줄이기") }
  var symmetry: String { say("Symmetry", "대칭") }
  var canonical: String { say("Canonical", "표준형") }
  var change: String { say("Change given", "하나 바꾸기") }
  var pattern: String { say("Mark pattern", "모양 표시하기") }
  var fill: String { say("Fill pattern", "모양 채우기") }

  // The board as it stands.
  func name(_ symmetry: Symmetry) -> String {
    switch symmetry {
    case .none: say("none", "없음")
    case .halfTurn: say("half turn", "반 바퀴")
    case .quarterTurn: say("quarter turn", "반의반 바퀴")
    case .vertical: say("left and right", "왼쪽과 오른쪽")
    case .horizontal: say("top and bottom", "위와 아래")
    case .verticalAndHorizontal: say("both axes", "두 축")
    case .diagonal: say("main diagonal", "주대각선")
    case .antidiagonal: say("other diagonal", "반대 대각선")
    case .bothDiagonals: say("both diagonals", "두 대각선")
    case .full: say("full", "모든 방향")
    }
  }
  func symmetric(_ symmetry: String) -> String { say("Symmetric: \(symmetry)", "대칭: \(symmetry)") }
  func partners(_ symmetry: String) -> String {
    say("Partners: \(symmetry). Clearing one clears all.", "짝: \(symmetry). 하나를 지우면 짝도 지워요.")
  }
  func wanted(_ cells: Int) -> String {
    say(cells == 1 ? "1 partner missing" : "\(cells) partners missing", "짝 \(cells)칸이 비어 있어요")
  }
  func marked(_ cells: Int) -> String {
    say(cells == 1 ? "1 cell marked" : "\(cells) cells marked", "표시한 칸 \(cells)개")
  }

  // The messages.
  var noPartners: String { say("Givens stand alone again.", "이제 짝 없이 입력해요.") }
  func howToMark(_ fillKey: String) -> String {
    say(
      "Digits mark cells, 0 unmarks them. \(fillKey) fills the pattern.",
      "숫자로 칸을 표시하고 0으로 지워요. 모양 채우기: \(fillKey)")
  }
  var needsOneSolution: String {
    say("Only puzzles with one solution can be made minimal.", "정답이 하나여야 최소로 줄일 수 있어요.")
  }
  func leftOut(_ givens: Int) -> String {
    say(givens == 1 ? "1 given left out" : "\(givens) givens left out", "숫자 \(givens)개를 뺐어요")
  }
  func filling(_ tries: String) -> String {
    say("Filling: \(tries) tries…", "채우는 중: \(tries)번 시도…")
  }
  func notFilled(_ tries: String) -> String {
    say(
      "None found in \(tries) tries. Mark more cells, or try again.",
      "\(tries)번 시도해도 없어요. 다시 하거나 칸을 더 표시해 주세요.")
  }
  func stopped(_ tries: String) -> String {
    say("Stopped after \(tries) tries", "\(tries)번 시도하고 멈췄어요")
  }
  func obstacle(_ obstacle: PatternFill.Obstacle) -> String {
    switch obstacle {
    case .tooFew:
      say(
        "A puzzle needs at least 17 givens. Mark more cells.", "퍼즐에는 숫자가 17개 이상 필요해요. 칸을 더 표시해 주세요."
      )
    case .emptyLines:
      say(
        "Two empty rows or columns of a band always allow two solutions.",
        "같은 블록을 지나는 두 행이나 두 열이 비면 정답이 하나일 수 없어요.")
    }
  }

  // The canonical form.
  var aboutCanonical: String {
    say(
      "The first of all grids you get by swapping digits, rows and columns. Puzzles with the same "
        + "form are the same.",
      "숫자, 행, 열을 서로 바꿔 만들 수 있는 보드 가운데 첫 번째예요. 표준형이 같으면 같은 퍼즐이에요.")
  }
  var howToCompare: String { say("Paste another puzzle to compare.", "비교할 퍼즐을 붙여 넣으세요.") }
  var same: String { say("✓ The same puzzle", "✓ 같은 퍼즐이에요") }
  var different: String { say("≠ Another puzzle", "≠ 다른 퍼즐이에요") }
  var sameAsLast: String { say("✓ The same as the last one you looked at", "✓ 지난번에 본 퍼즐과 같아요") }
  var unlikeLast: String { say("≠ Not the last one you looked at", "≠ 지난번에 본 퍼즐과 달라요") }
  var noForm: String {
    say(
      "No canonical form: the givens break the rules, or the clues are candidates.",
      "표준형이 없어요. 처음 숫자가 규칙에 어긋나거나 후보가 단서인 퍼즐이에요.")
  }

  // The changes of one given.
  var order: String { say("hardest or easiest first", "어려운 순, 쉬운 순") }
  var technique: String { say("needing a technique", "필요한 기법") }
  var level: String { say("level", "난이도") }
  /// The key action that goes to the field for a rating or a score.
  /// The title and the prompt of that field, and what is wrong with its text.
  var target: String { say("Target", "목표") }
  var targetPrompt: String { say("6.6-7.2, 900-1200 or XY-Wing", "6.6-7.2, 900-1200 또는 기법") }
  var notNumbers: String {
    say(
      "Enter a rating, score or technique: 7.2, 6.6-7.2, 900+, XY-Wing.",
      "SE, 점수나 기법을 입력하세요. 예: 7.2, 6.6-7.2, 900+, 체인")
  }
  /// The key action that goes back from the field to the list.
  var leaveField: String { say("to the list", "목록으로") }
  var clearTarget: String { say("no target", "목표 없이") }
  var apply: String { say("change it", "바꾸기") }
  var noChange: String { say("No matches.", "맞는 변경이 없어요.") }
  var all: String { say("all", "모두") }
  /// The range that the rating or the score is to be in.
  func ratings(_ range: String) -> String { "SE \(range)" }
  func scores(_ range: String) -> String { say("score \(range)", "\(range)점") }
  /// A puzzle was found and replaces the board.
  func filled(tries: String, undoKey key: String) -> String {
    say("Found after \(tries) tries. \(key) undoes it.", "\(tries)번 만에 찾았어요. \(key) 키로 되돌려요.")
  }
  func tried(shown: Int, done: Int, of count: Int) -> String {
    say(
      done < count ? "\(shown) shown, \(done) of \(count) tried…" : "\(shown) of \(count)",
      done < count ? "\(shown)개, \(count)개 중 \(done)개 시도…" : "\(count)개 중 \(shown)개")
  }
  /// None of those tried meets the target.
  func noneMeets(done: Int, of count: Int) -> String {
    say(
      "None of \(done)\(done < count ? "…" : ""), nearest first",
      "\(done)개\(done < count ? "…" : "") 모두 아니에요. 가까운 순")
  }
}
