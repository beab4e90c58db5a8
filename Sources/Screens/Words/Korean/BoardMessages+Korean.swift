nonisolated extension BoardMessages {
  static let korean = BoardMessages(
    awaiting: { purpose in
      switch purpose {
      case .box: "블록 번호 1-9"
      case .centreNote: "가운데 메모 1-9"
      case .highlight: "강조할 숫자 1-9, 0 없음"
      case .highlightMore: "숫자 더 1-9, F 후보 둘"
      case .color: "색 1-9, 0 없음"
      }
    },
    digitFirst: "숫자를 먼저 골라요",
    cellFirst: "칸을 먼저 골라요",
    notDigitFirst: "숫자 키를 누르면 들어가요",
    nothingArmed: "숫자를 먼저 고르세요",
    nothingHighlighted: "찾을 숫자가 없어요",
    selecting: "움직이면 칸이 선택돼요",
    wheelSwiped: "지나친 휠은 무시했어요",
    candidates: "후보를 채웠어요",
    candidatesCounted: { "채움: 점수 −\($0)%" },
    restored: "저장 지점을 복원했어요",
    undidToCorrect: { "\($0)수를 되돌렸어요" },
    allRight: "모두 맞아요",
    wrong: { "틀린 숫자 \($0)개" },
    nothingToCheck: "검사할 숫자가 없어요",
    twice: { "\($0) 중복" },
    fullAndWrong: { "다 찼지만 \($0)개가 틀렸어요" },
    fullAndUnchecked: { "틀린 곳이 있음: \($0) 검사" },
    stuck: { "막혔나요? \($0) 키로 힌트를 보세요" },
    askReplaceNotes: "모든 후보를 채울까요?",
    replaceNotes: "모든 칸 채우기",
    keepNotes: "메모 두고 나머지만 채우기",
    askGiveUp: "이 퍼즐을 포기할까요?",
    giveUpMessage: "정답이 나오고 순위에 들지 않아요.",
    giveUp: "포기",
    say: { sentence in
      switch sentence {
      case .replaceNotes(let back, let percent, let hasRest):
        replacing(back, percent, hasRest)
      case .mode(let mode, let isOn): BoardMessages.mode(mode, isOn)
      case .armed(let digit, let key): "\(digit) 고름: \(key) 또는 클릭"
      case .noted(let digit, let count, let of):
        count == of ? "\(of)칸에 \(digit) 메모" : "\(of)칸 중 \(count)칸에 \(digit) 메모"
      case .checkpointSet(let number, let key): "저장 지점 \(number) · \(key) 목록"
      case .unnoted(let digit, let count): "\(count)칸에서 \(digit) 메모 지움"
      }
    })

  private static func replacing(_ back: Int, _ percent: Int, _ hasRest: Bool) -> String {
    let added = back > 0 ? "고, 메모에 없던 후보 \(back)개가 더해져요." : "어요."
    let rest = hasRest ? " 메모를 두고 메모 없는 칸만 채울 수도 있어요." : ""
    let end =
      percent > 0
      ? " \(hasRest ? "어느 쪽이든 " : "")점수가 한 번 \(percent)% 줄어요. "
        + "되돌리면 메모는 돌아오지만 점수는 돌아오지 않아요."
      : " 되돌리면 메모가 돌아와요."
    return "모든 칸을 채우면 메모가 후보로 바뀌\(added)\(rest)\(end)"
  }

  private static func mode(_ mode: EntryMode, _ isOn: Bool) -> String {
    let name =
      switch mode {
      case .digits: "숫자"
      case .notes: "메모"
      case .centreNotes: "가운데 메모"
      case .colors: "색칠"
      }
    return "\(name) \(isOn ? "켬" : "끔")"
  }
}
