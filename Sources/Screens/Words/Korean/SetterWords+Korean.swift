import Generating

nonisolated extension SetterWords {
  static let korean = SetterWords(
    minimal: "최소로 줄이기",
    symmetry: "대칭",
    canonical: "표준형",
    change: "하나 바꾸기",
    pattern: "모양 표시하기",
    fill: "모양 채우기",
    name: { symmetry in
      switch symmetry {
      case .none: "없음"
      case .halfTurn: "반 바퀴"
      case .quarterTurn: "반의반 바퀴"
      case .vertical: "왼쪽과 오른쪽"
      case .horizontal: "위와 아래"
      case .verticalAndHorizontal: "두 축"
      case .diagonal: "주대각선"
      case .antidiagonal: "반대 대각선"
      case .bothDiagonals: "두 대각선"
      case .full: "모든 방향"
      }
    },
    symmetric: { "대칭: \($0)" },
    partners: { "짝: \($0). 하나를 지우면 짝도 지워요." },
    wanted: { "짝 \($0)칸이 비어 있어요" },
    marked: { "표시한 칸 \($0)개" },
    noPartners: "이제 짝 없이 입력해요.",
    howToMark: { "숫자로 칸을 표시하고 0으로 지워요. 모양 채우기: \($0)" },
    needsOneSolution: "정답이 하나여야 최소로 줄일 수 있어요.",
    leftOut: { "숫자 \($0)개를 뺐어요" },
    filling: { "채우는 중: \($0)번 시도…" },
    notFilled: { "\($0)번 시도해도 없어요. 다시 하거나 칸을 더 표시해 주세요." },
    stopped: { "\($0)번 시도하고 멈췄어요" },
    obstacle: { obstacle in
      switch obstacle {
      case .tooFew: "퍼즐에는 숫자가 17개 이상 필요해요. 칸을 더 표시해 주세요."
      case .emptyLines: "같은 블록을 지나는 두 행이나 두 열이 비면 정답이 하나일 수 없어요."
      }
    },
    aboutCanonical: "숫자, 행, 열을 서로 바꿔 만들 수 있는 보드 가운데 첫 번째예요. 표준형이 같으면 같은 퍼즐이에요.",
    howToCompare: "비교할 퍼즐을 붙여 넣으세요.",
    same: "✓ 같은 퍼즐이에요",
    different: "≠ 다른 퍼즐이에요",
    sameAsLast: "✓ 지난번에 본 퍼즐과 같아요",
    unlikeLast: "≠ 지난번에 본 퍼즐과 달라요",
    noForm: "표준형이 없어요. 처음 숫자가 규칙에 어긋나거나 후보가 단서인 퍼즐이에요.",
    order: "어려운 순, 쉬운 순",
    technique: "필요한 기법",
    level: "난이도",
    numbers: "SE나 점수",
    target: "목표",
    targetPrompt: "6.6-7.2, 900-1200 또는 기법",
    notNumbers: "SE, 점수나 기법을 입력하세요. 예: 7.2, 6.6-7.2, 900+, 체인",
    leaveField: "목록으로",
    clearTarget: "목표 없이",
    apply: "바꾸기",
    noChange: "맞는 변경이 없어요.",
    all: "모두",
    ratings: { "SE \($0)" },
    scores: { "\($0)점" },
    say: { sentence in
      switch sentence {
      case .filled(let tries, let key): "\(tries)번 만에 찾았어요. \(key) 키로 되돌려요."
      case .tried(let shown, let done, let count):
        done < count ? "\(shown)개, \(count)개 중 \(done)개 시도…" : "\(count)개 중 \(shown)개"
      case .noneMeets(let done, let count):
        "\(done)개\(done < count ? "…" : "") 모두 아니에요. 가까운 순"
      }
    })
}
