nonisolated extension HintWords {
  static let korean = HintWords(
    title: "힌트",
    looking: "다음 단계를 찾는 중…",
    more: "더 보기",
    apply: "적용",
    close: "닫기",
    turnPages: "페이지 넘기기",
    unfold: "펼치기",
    fold: "접기",
    foldReasons: "접기·펼치기",
    nextPage: "다음 페이지",
    switchSource: "모든 후보·내 메모",
    useCandidates: "모든 후보로 찾기",
    useNotes: "내 메모로 찾기",
    nothing: "찾은 단계가 없어요",
    price: { "−\($0)%" },
    free: "이미 표시됨: 감점 없음",
    costless: "점수가 깎이지 않아요",
    place: "위치 힌트",
    technique: "기법 이름",
    reasons: "설명",
    digit: "숫자 채우기",
    check: "검사",
    nudge: "틀린 칸",
    allTold: "설명이 끝났어요",
    allToldBut: { "\($0) 키를 누르면 적용돼요" },
    soFar: "지금까지",
    cellWithoutNotes: {
      "\($0)에 메모가 없어서 후보를 모두 따져요. 되돌리거나 후보를 채우면 바뀌어요."
    },
    cellsWithoutNotes: { "메모 없는 \($0)칸은 후보를 모두 따져요." },
    done: Done(
      placedSeveral: { "숫자 \($0)개 넣음" },
      clearedSeveral: { "틀린 숫자 \($0)개 지움" },
      noted: { "\($0): 메모 다시 적음" },
      struckInSeveral: { "\($0)칸에서 메모 지움" },
      say: { sentence in
        switch sentence {
        case .placed(let digit, let cell): "\(cell): \(digit) 넣음"
        case .cleared(let digit, let cell): "\(cell): 틀린 \(digit) 지움"
        case .struck(let digits, let cell): "\(cell): 메모 \(digits) 지움"
        }
      }),
    legend: Legend(
      pattern: "패턴 칸",
      reason: "근거",
      target: "바뀌는 칸",
      wrong: "틀림",
      placed: "넣기",
      eliminated: "지움",
      fin: "핀",
      exocetTarget: "타깃",
      guardian: "가디언",
      oneIsTrue: "하나는 참",
      group: "그룹",
      on: "참",
      off: "거짓",
      candidate: "패턴 후보"),
    say: { sentence in
      switch sentence {
      case .step(let step, let count): "\(count)단계 중 \(step)단계"
      case .page(let page, let count): "페이지 \(page)/\(count)"
      case .charged(let what, let percent): "\(what) −\(percent)%"
      }
    })
}
