nonisolated extension AppWords {
  static let korean = AppWords(
    leave: "종료",
    quit: "종료",
    suspend: "잠시 나가기",
    back: "뒤로",
    open: "열기",
    move: "이동",
    moveFocus: "선택",
    groupingSeparator: ",",
    tooSmall: { "창 크기가 \($0)×\($1)칸이에요. 40×20칸 이상으로 키우세요." })
}
