import Models

nonisolated extension SolutionWords {
  static let korean = SolutionWords(
    type: "숫자 넣고 다음 칸",
    empty: "비우고 다음 칸",
    backspace: "한 칸 뒤로",
    newLine: "다음 행",
    solve: "풀어라!",
    stepByStep: "한 단계씩",
    play: "게임으로",
    keepGivens: "처음 숫자만",
    clear: "새 판",
    otherPuzzle: "파일의 다른 퍼즐",
    emptyBoard: "빈 판",
    howToFill: "숫자를 치세요. 0, 점, 스페이스는 빈칸입니다. 어떤 형식이든 붙여 넣어도 됩니다.",
    looking: "살펴보는 중…",
    unique: "해답이 하나",
    againstTheRules: "규칙에 어긋남",
    noSolution: "해답 없음",
    several: "해답이 여럿",
    solutions: { "해답이 \($0)개" },
    moreSolutions: { "해답이 \($0)개 넘음" },
    digits: { $1 == 0 ? "숫자 \($0)개" : "처음 \($0)개, 채운 것 \($1)개" },
    ofCandidates: "후보가 단서",
    grading: { "등급 매기는 중, \($0)단계…" },
    score: { "점수 \($0)" },
    needs: { "필요: \($0)" },
    rating: { "익스플레이너 \($0)" },
    ratingPending: "익스플레이너 …",
    impossible: { "해답이 없습니다. " + korean(of: $0) },
    suspects: { "다음 칸 하나를 비우면 해답이 있습니다: \($0)" },
    puzzleOf: { "\($1)개 중 \($0)번째" },
    nothingEntered: "판이 비어 있습니다. 먼저 퍼즐을 치거나 붙여 넣으세요.",
    needsOneSolution: "먼저 해답이 꼭 하나여야 합니다.",
    noGameOfCandidates: "후보가 단서인 퍼즐로는 게임을 시작할 수 없습니다.",
    gameComing: "게임을 준비하는 중…",
    noGame: "가져올 게임이 없습니다.",
    noPuzzle: "퍼즐이 들어 있지 않습니다.",
    unreadable: { "퍼즐이 아닙니다: \($0.line)번째 줄을 읽을 수 없습니다." },
    read: { puzzles, problems in
      let read = "퍼즐 \(puzzles)개를 읽었습니다"
      return problems == 0 ? read : "\(read). \(problems)개는 못 읽었습니다"
    },
    copied: "복사했습니다",
    boardCopied: { "판 복사: 숫자 \($0)개" },
    doesNotCount: "해답을 본 퍼즐이라 기록에 남지 않습니다.",
    tooLong: "클립보드에 넣기에는 너무 깁니다",
    usedOnce: "다른 곳에는 쓰이지 않습니다.",
    singlesAreEnough: "더 없습니다. 싱글로 충분합니다.",
    solution: "해답",
    step: { "\($1)단계 중 \($0)단계\($2 ? "" : "…")" },
    steps: { "\($0)단계" },
    findingStep: "다음 단계를 찾는 중…",
    nextSame: "같은 기법",
    previousSame: "같은 기법, 뒤로",
    nextHard: "싱글 건너뛰기",
    previousHard: "싱글 건너 뒤로",
    allSteps: "모든 단계",
    technique: "기법",
    pace: "빠르기",
    seconds: { "\($0.inSeconds)초" })

  private static func korean(of impossibility: Impossibility) -> String {
    let first = impossibility.singles.first.map { "\($0)" } ?? ""
    let condition = impossibility.singles.isEmpty ? "" : "\(first)부터 싱글을 채우면 "
    return condition + claim(of: impossibility.reason)
  }

  private static func claim(of reason: Impossibility.Reason) -> String {
    switch reason {
    case .noDigit(let cell): "\(cell)에 넣을 숫자가 없습니다."
    case .noPlace(let digit, let house): "\(name(of: house))에 \(digit)을(를) 넣을 칸이 없습니다."
    case .oneDigitForTwo(let digit, let first, let second, let house):
      "\(name(of: house))의 \(first)과(와) \(second)에 \(digit)만 남습니다."
    case .onePlaceForTwo(let first, let second, let cell, let house):
      "\(name(of: house))에서 \(first)과(와) \(second)이(가) 들어갈 칸이 \(cell)뿐입니다."
    case .allFail(let cell, let digits):
      "\(cell)에 남은 \(digits.map(\.description).joined(separator: ", "))이(가) 모두 모순입니다."
    }
  }

  private static func name(of house: House) -> String {
    switch house {
    case .row(let row): "\(row + 1)행"
    case .column(let column): "\(column + 1)열"
    case .box(let box): "\(box + 1)박스"
    }
  }
}
