import Hints

nonisolated extension TrainerWords {
  static let korean = TrainerWords(
    title: "기법 연습",
    explains: "기법을 고르면 그 기법이 다음 단계인 보드가 나와요.",
    missing: { "아직 연습 문제가 없는 기법: \($0)" },
    next: "다음 문제",
    startAgain: "처음부터",
    making: { "문제를 준비하는 중: \($0)" },
    noPosition: { "이 기법을 연습할 문제가 없어요: \($0)" },
    find: { "찾으세요: \($0)" },
    takeOut: "지울 수 있는 후보를 지우세요",
    placeIt: "정해지는 숫자를 넣으세요",
    progress: { "\($1)개 중 \($0)개를 지웠어요. 계속하세요." },
    found: "찾았어요!",
    told: "힌트대로 했어요.",
    wrongDigit: { "\($0)에는 \(KoreanParticle.subject.after(String($1))) 들어가지 않아요. 되돌리세요." },
    needed: { "\($0)에는 \(KoreanParticle.subject.after(String($1))) 필요해요. 되돌리세요." },
    beside: {
      "\($0)에서 \(KoreanParticle.subject.after(String($1))) 빠지는 건 맞지만 \(KoreanParticle.toward.after($2)) 그런 건 아니에요."
    })
}
