nonisolated extension TrainerWords {
  static let korean = TrainerWords(
    title: "기법 연습",
    explains: "기법을 고르면 그 기법이 다음 단계인 판이 나옵니다.",
    missing: { "아직 연습 문제가 없는 기법: \($0)" },
    next: "다음 판",
    startAgain: "처음부터",
    making: { "판을 준비하는 중: \($0)" },
    noPosition: { "이 기법을 연습할 판이 없습니다: \($0)" },
    find: { "찾으세요: \($0)" },
    takeOut: "지울 수 있는 후보를 지우세요",
    placeIt: "정해지는 숫자를 넣으세요",
    progress: { "\($1)개 중 \($0)개를 지웠습니다. 계속하세요." },
    found: "찾았습니다!",
    told: "힌트대로 했습니다.",
    wrongDigit: { "\($0)에는 \($1)이(가) 들어가지 않습니다. 실행 취소하세요." },
    needed: { "\($0)에는 \($1)이(가) 필요합니다. 실행 취소하세요." },
    beside: { "\($0)에서 \($1)이(가) 빠지는 것은 맞지만 \($2)의 결과가 아닙니다." })
}
