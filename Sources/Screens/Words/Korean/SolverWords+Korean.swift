nonisolated extension SolverWords {
  static let korean = SolverWords(
    title: "풀이기",
    board: "풀이기의 판",
    steps: "해답까지의 단계",
    orJustType: "바로 숫자를 치거나 붙여 넣어도 됩니다.",
    manual: "직접 입력",
    manualNote: "빈 판을 채웁니다",
    last: "지난 판",
    lastNote: "두고 온 그대로",
    paste: "붙여넣기",
    pasteNote: "글, 링크, 코드 열아홉 가지 형식",
    howToPaste: "어디서든 퍼즐을 복사한 뒤 여기로 돌아와 터미널에서 붙여 넣으세요. 대개 Ctrl-Shift-V, Cmd-V, "
      + "가운데 단추입니다. 격자, 한 줄, 링크, 코드를 모두 읽습니다.",
    file: "파일 열기",
    fileNote: "어떤 형식이든 하나 또는 여러 퍼즐",
    orTypePath: "또는 경로를 치세요",
    game: "지금 게임",
    camera: "카메라",
    cameraNote: "퍼즐 사진에서",
    notFound: { "\($0)이(가) 없습니다." },
    notAllowed: { "\($0)을(를) 읽거나 쓸 권한이 없습니다." },
    tooLarge: { "\($0)은(는) 너무 커서 읽지 않습니다." },
    fileTrouble: { "\($0): \($1)" })
}
