import Formats
import Hints
import Sudoku

nonisolated extension SolutionWords {
  static let korean = SolutionWords(
    type: "숫자 넣고 다음 칸",
    empty: "비우고 다음 칸",
    backspace: "한 칸 뒤로",
    newLine: "다음 행",
    candidates: "후보 고치기",
    draft: "출제자 보기",
    solve: "풀어 줘!",
    stepByStep: "한 단계씩",
    play: "게임으로",
    keepGivens: "처음 숫자만",
    clear: "새 보드",
    otherPuzzle: "파일의 다른 퍼즐",
    emptyBoard: "빈 보드",
    howToFill: "숫자를 입력하세요. 0, 점, 스페이스는 빈칸이에요. 어떤 형식이든 붙여 넣어도 돼요.",
    looking: "살펴보는 중…",
    unique: "정답 하나",
    againstTheRules: "규칙에 어긋남",
    noSolution: "정답 없음",
    several: "둘 이상의 정답",
    solutions: { "정답 \($0)개" },
    moreSolutions: { "정답 \($0)개 넘음" },
    ofCandidates: "후보가 단서",
    grading: { "등급 매기는 중, \($0)단계…" },
    score: { "HoDoKu \($0)" },
    needs: { "필요: \($0)" },
    rating: { "SE 난도 \($0)" },
    ratingPending: "SE 난도 …",
    ratingBound: { "SE 난도 \($0) 이상" },
    ratingStopped: { "멈췄어요. \($0) 키로 다시 시작" },
    stopRating: "SE 난도 멈추기, 다시 시작",
    notNeeded: { "없어도 되는 칸: \($0)" },
    allNeeded: "처음 숫자가 모두 필요해요",
    suspects: { "다음 칸 하나를 비우면 정답이 있어요: \($0.joined(separator: ", "))" },
    nothingEntered: "보드가 비어 있어요. 먼저 퍼즐을 입력하거나 붙여 넣으세요.",
    notSolvable: "정답이 하나여야 풀이를 볼 수 있어요.",
    notPlayable: "정답이 하나여야 게임을 시작할 수 있어요.",
    noSteps: "정답이 하나여야 단계를 볼 수 있어요. 이 퍼즐은 정답이 여러 개예요.",
    noCandidate: "보드의 숫자 때문에 들어갈 수 없는 후보예요.",
    noGameOfCandidates: "후보가 단서인 퍼즐로는 게임을 시작할 수 없어요.",
    nothingToPlay: "이미 다 채운 보드라 플레이할 게 없어요.",
    gameComing: "게임을 준비하는 중…",
    noGame: "가져올 게임이 없어요.",
    noPuzzle: "퍼즐이 들어 있지 않아요.",
    unreadable: { "퍼즐이 아니에요. \($0)" },
    copied: "복사했어요",
    boardCopied: { "보드 복사: 숫자 \($0)개" },
    practiceOnly: "풀이나 정답을 본 퍼즐이라 점수 없는 연습이에요.",
    alreadySolved: "이미 다 푼 퍼즐이라 처음 숫자부터 시작해요.",
    tooLong: "클립보드에 넣기에는 너무 길어요",
    usedOnce: "다른 곳에는 쓰이지 않아요.",
    singlesAreEnough: "다른 기법은 필요 없어요.",
    solution: "정답",
    steps: { "\($0)단계" },
    findingStep: "다음 단계를 찾는 중…",
    nextSame: "같은 기법",
    previousSame: "같은 기법, 뒤로",
    nextHard: "다음 어려운 단계",
    previousHard: "이전 어려운 단계",
    stepList: "단계 목록",
    technique: "기법",
    pace: "빠르기",
    seconds: { "\($0.inSeconds)초" },
    say: { sentence in
      switch sentence {
      case .digits(let givens, let placed):
        placed == 0 ? "숫자 \(givens)개" : "처음 \(givens)개, 채운 것 \(placed)개"
      case .puzzleOf(let number, let count): "\(count)개 중 \(number)번째"
      case .read(let puzzles, let problems, let further):
        SolutionWords.read(puzzles, problems, further)
      case .leftOut(let colors, let drawings, let members):
        SolutionWords.leftOut(colors, drawings, members)
      case .pasteWasCut(let lines):
        "붙여 넣은 글이 너무 길어서 마지막 \(lines)줄이 빠졌어요. 파일로 저장해서 여세요."
      case .ratingStep(let number, let time, let key): "\(number)단계, \(time). \(key) 키로 멈춤"
      case .step(let number, let count, let isAll): "\(count)단계 중 \(number)단계\(isAll ? "" : "…")"
      }
    })

  private static func leftOut(_ colors: Int, _ drawings: Int, _ members: [String]) -> String {
    let counted = [(colors, "색"), (drawings, "그림")].filter { $0.0 > 0 }.map { "\($1) \($0)개" }
    let parts = counted + members.prefix(6).map(PuzzleTextError.quoted)
    return KoreanParticle.topic.after(parts.joined(separator: ", ")) + " 빠졌어요."
  }

  private static func read(_ puzzles: Int, _ problems: Int, _ further: Int) -> String {
    let read = "퍼즐 \(puzzles)개를 읽었어요"
    let rest = further == 0 ? "" : ". 나머지 \(further)개는 뺐어요"
    return (problems == 0 ? read : "\(read). \(problems)개는 못 읽었어요") + rest
  }
}
