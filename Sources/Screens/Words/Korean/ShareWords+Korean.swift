nonisolated extension ShareWords {
  static let korean = ShareWords(
    title: "공유",
    copy: "복사",
    copied: "복사했어요(터미널이 지원하면).",
    tooLong: "터미널의 클립보드에 넣기에는 너무 길어요.",
    toOpen: "이 퍼즐을 풀려면:",
    text: "글",
    puzzle: "퍼즐",
    code: "코드",
    link: "링크",
    state: "지금 보드",
    practised: { "연습으로 \($0)에 완료" },
    givenUp: { "\($0) 뒤에 포기" },
    unknownErrors: { "실수 \($0)번" },
    hints: { $0 == 0 ? "도움 없음" : "도움 \($0)번" },
    copyPuzzle: "퍼즐 공유",
    copyState: "보드 공유",
    say: { sentence in
      switch sentence {
      case .scored(let level, let score): "\(level), HoDoKu 점수 \(score)"
      case .solved(let time, let score): "\(time) 만에 풀었어요, \(score)점"
      case .begun(let placed, let count, let time): "\(time) 동안 \(count)칸 중 \(placed)칸 채움"
      }
    })
}
