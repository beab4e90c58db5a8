nonisolated extension AppWords {
  static let korean = AppWords(
    titleFirst: "Ultimate",
    titleSecond: "Sudoku",
    titleThird: "Pro",
    leave: "프로그램 끝내기",
    quit: "나가기",
    suspend: "잠시 나가기",
    back: "뒤로",
    open: "열기",
    move: "이동",
    moveFocus: "선택",
    tooSmall: { "창 크기가 \($0)×\($1)칸입니다. 40×20칸 이상으로 키우세요." })
}
