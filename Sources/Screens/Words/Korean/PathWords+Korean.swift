nonisolated extension PathWords {
  static let korean = PathWords(
    title: "풀이 갈래",
    otherSteps: "다른 단계",
    branchOff: "갈래 만들기",
    branched: { "지금 풀이: \($0)" },
    impossible: "정답과 맞지 않는 단계예요.",
    onlyOne: { "아직 풀이가 하나예요. 어느 단계에서든 \($0) 키로 다른 단계를 보고 Enter로 갈래를 만들어요." },
    show: "보기",
    compare: "이것과 비교",
    rename: "이름",
    delete: "삭제",
    firstStays: "첫 풀이는 지울 수 없어요.",
    kept: { "최근 보드 \($0)개의 풀이는 끝낸 뒤에도 남아 있어요." },
    undoDelete: { "되돌리기: 풀이 \($0)개 삭제" },
    name: "이름",
    cancelName: "취소",
    length: "단계",
    score: "이 풀이의 HoDoKu",
    level: "난이도",
    hardest: "가장 어려운 기법",
    parting: "갈라지는 곳",
    none: "없음",
    chains: "강제 체인",
    chainsInShort: "체인",
    asText: "글로 쓴 단계",
    aboutText: "모든 단계를 점수와 함께 적고, 체인은 유레카 표기로 덧붙여요.",
    say: { sentence in
      switch sentence {
      case .unnamed(let number, let step): "\(number) \(step)"
      case .summary(let name, let steps, let level, let score):
        "\(name): \(steps), \(level), \(score)(이 풀이)"
      }
    })
}
