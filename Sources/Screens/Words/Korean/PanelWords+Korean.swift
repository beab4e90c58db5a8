nonisolated extension PanelWords {
  static let korean = PanelWords(
    box: { "\($0)번 블록" },
    given: { "\($0) 처음 숫자" },
    entered: { "\($0)" },
    empty: "빈칸",
    notes: { "메모 \($0)" },
    centreNotes: { "가운데 메모 \($0)" },
    color: { "색 \($0)" },
    wrong: "틀림",
    unchecked: { "\($0): 검사" },
    conflict: { "같은 숫자: \($0)" },
    centreMode: "가운데 메모",
    colorMode: "색",
    digitFirst: "숫자 먼저",
    underCursor: "커서가 있는 칸",
    digits: "숫자",
    left: "남음",
    moves: "기록",
    noMoves: "아직 없어요.",
    noteOf: { "메모 \($0)" },
    cleared: "지움",
    uncolored: "색 없음",
    cellsChanged: { "\($0)칸 바꿈" },
    restarted: "다시 시작",
    checkpoint: { "저장 지점 \($0)" },
    restored: { "저장 지점 \($0) 복원" },
    revealed: "정답 보기",
    say: { sentence in
      switch sentence {
      case .cell(let row, let column): "\(row)행 \(column)열"
      case .spokenCell(let row, let column): "\(row)행 \(column)열"
      case .candidates(let digits, let count): "후보 \(digits) (\(count)개)"
      case .selected(let count, let key): "\(count)칸 선택함 · \(key) 끝내기"
      }
    })
}
