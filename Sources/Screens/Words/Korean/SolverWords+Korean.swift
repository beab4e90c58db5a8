nonisolated extension SolverWords {
  static let korean = SolverWords(
    title: "풀이",
    board: "풀이 보드",
    steps: "정답까지의 단계",
    orJustType: "바로 입력하거나 붙여 넣어도 돼요.",
    manual: "직접 입력",
    manualNote: "빈 보드를 채워요",
    last: "지난 보드",
    lastNote: "다른 퍼즐을 올릴 때까지 남아요",
    paste: "붙여넣기",
    pasteNote: "글, 링크, 코드 모두 돼요",
    howToPaste: "어디서든 퍼즐을 복사한 뒤 여기로 돌아와 터미널에서 붙여 넣으세요. 대개 Ctrl-Shift-V, Cmd-V, "
      + "가운데 버튼이에요. 격자, 한 줄, 링크, 코드를 모두 읽어요.",
    file: "파일 열기",
    fileNote: "어떤 형식이든 하나 또는 여러 퍼즐",
    orTypePath: "또는 경로를 입력하세요",
    game: "지금 게임",
    cameraNote: "퍼즐 사진에서")
}
