nonisolated extension AppWords {
  static let korean = AppWords(
    leave: "종료",
    suspend: "잠시 나가기",
    repaint: "화면 다시 그리기",
    back: "뒤로",
    open: "열기",
    move: "이동",
    moveFocus: "선택",
    groupingSeparator: ",",
    ok: "확인",
    quitQuestion: "저장하지 않고 끝낼까요?",
    stillNotSaved: { "\($0)번 시도했지만 저장되지 않았어요. 그래도 끝낼까요?" },
    tryAgain: "다시 저장",
    quitAnyway: "끝내기",
    keepPlaying: "계속하기",
    say: { sentence in
      switch sentence {
      case .tooSmall(let width, let height): "창 크기가 \(width)×\(height)칸이에요. 40×20칸 이상으로 키우세요."
      }
    })
}
