nonisolated extension AllStepsWords {
  static let korean = AllStepsWords(
    title: "지금 가능한 모든 단계",
    list: "단계 목록",
    find: "찾기",
    sought: { term in
      switch term {
      case .technique: "기법 이름으로"
      case .change: "칸이나 변화로"
      case .score: "점수로"
      case .rating: "SE로"
      }
    },
    onlyTechnique: "이 기법만",
    onlyDigit: "숫자",
    onlyCell: "이 칸만",
    order: "효과순",
    furthest: "정해지는 칸이 많은 순",
    reach: "확정",
    why: "이유",
    score: "점수",
    ways: { "찾는 방법 \($0)가지" },
    searching: "단계를 찾는 중…",
    noMatch: "찾은 것이 없어요",
    noneInRange: { "이 범위의 단계가 여기에 없어요: \($0)" },
    noPattern: "여기에 쓸 수 있는 기법이 없어요. 추측만 남았어요.",
    nothing: "여기에는 단계가 없어요",
    fold: "접기",
    toggleFold: "접기, 펼치기",
    foldAll: "모두 접기",
    say: { sentence in
      switch sentence {
      case .count(let shown, let all): shown == all ? "\(all)개" : "\(all)개 중 \(shown)개"
      case .settles(let cells, let isMore): "\(cells)칸이 \(isMore ? "더 " : "")정해져요"
      }
    })
}
