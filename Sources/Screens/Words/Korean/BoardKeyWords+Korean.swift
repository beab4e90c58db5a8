nonisolated extension BoardKeyWords {
  static let korean = BoardKeyWords(
    boxSideways: "왼쪽·오른쪽 블록으로",
    boxUpAndDown: "위·아래 블록으로",
    box: "블록 번호로 이동",
    note: "언제나 메모",
    centreNote: "가운데 메모",
    centreMode: "가운데 메모 모드",
    fillHere: "이 칸에 후보 채우기",
    fillEverywhere: { "모든 후보 채우기, −\($0)%" },
    undoToCorrect: "정답 상태로 되돌리기",
    checkpoint: "저장 지점 만들기",
    restore: "저장 지점 복원",
    giveUp: "포기하고 정답 보기",
    check: "검사",
    digitFirst: "숫자·칸 우선 전환",
    placeArmed: "고른 숫자 쓰기",
    select: "움직이며 칸 선택",
    color: "칸 색칠, 0은 없앰",
    colorMode: "색칠 모드",
    highlight: "숫자 강조, 0은 없앰",
    nextHighlighted: "그 숫자의 다음·이전 칸",
    cancel: "선택을 끝내거나 뒤로")
}
