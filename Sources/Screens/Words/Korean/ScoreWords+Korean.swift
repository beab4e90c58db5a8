import Games

nonisolated extension ScoreWords {
  static let korean = ScoreWords(
    title: "점수",
    solved: "다 풀었어요!",
    givenUp: "포기한 게임",
    soFar: "지금 다 푼다면",
    practice: "연습",
    practiceNote: "점수와 순위가 없어요. 힌트는 무료예요.",
    level: "난이도",
    levelRule: "이 난이도의 기본 점수",
    hodoku: "HoDoKu 점수",
    hodokuRule: { "퍼즐의 점수, 최대 \($0)점" },
    time: { "시간 \($0)" },
    untimed: "시간을 재지 않은 게임",
    untimedRule: "빠르기 점수가 없고 깎이지도 않음",
    errors: { "실수 \($0)번" },
    notShown: "표시 안 함",
    helpRule: { "한 번에 −\($0)%" },
    free: "무료",
    helpOnceRule: { "몇 번이든 −\($0)%" },
    allHelp: "도움 전체",
    allHelpRule: { "최대 −\($0)%, 최단 시간 제외" },
    kinds: { kind in
      switch kind {
      case .nudge: "살펴볼 곳"
      case .technique: "기법 이름"
      case .explanation: "설명"
      case .placement: "숫자 넣기"
      case .check: "검사"
      case .automaticCandidates: "후보 채우기"
      }
    },
    unranked: "전에 푼 퍼즐이라 순위에 들지 않아요.",
    mostlyFilledIn: "절반 넘게 미리 채워져서 순위에 들지 않아요.",
    tooShort: "채울 칸이 너무 적어서 순위에 들지 않아요.",
    givenUpNote: "정답을 보았으므로 점수와 순위가 없어요.",
    own: "가져온 퍼즐",
    onlyOne: { "\($0) 순위표의 첫 게임" },
    newBest: "최고 점수",
    newFastest: "최단 시간",
    helped: "도움을 받아 최단 시간은 아님",
    nextOfPack: { "다음 퍼즐 \($0)" },
    another: { "다음 퍼즐: \($0)" },
    lesson: { "배우기: \($0)" },
    watchAgain: "리플레이 보기",
    board: "보드",
    solvedWord: "완성!",
    points: { "\($0)점" },
    noErrors: "실수 없음",
    noHints: "힌트 없음",
    packFinished: { "퍼즐 팩을 끝냈어요: \($0)" },
    firstOfLevel: { "처음 푼 퍼즐이에요: \($0)" },
    bestTimeBy: { "최단 기록을 \($0) 앞당겼어요" },
    streak: { "\($0)일 연속 기록이에요" },
    unaidedTechnique: { "힌트 없이 풀었어요: \($0)" },
    flawless: "실수도 힌트도 없었어요",
    unaided: "힌트 없이 풀었어요",
    say: { sentence in
      switch sentence {
      case .timeRule(let full, let end): "\(full)까지 +25%, \(end)부터 없음"
      case .errorRule(let percent, let most): "한 번에 −\(percent)%, 최대 −\(most)%"
      case .help(let kind, let count): "\(kind) \(count)번"
      case .place(let place, let count, let list): "\(list): \(count)개 중 \(place)위"
      case .bestBefore(let score, let time): "이전 최고: \(score)점" + (time.map { ", \($0)" } ?? "")
      case .solvedIn(let title, _): title
      }
    })
}
