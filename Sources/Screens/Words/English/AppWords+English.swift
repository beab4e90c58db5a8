nonisolated extension AppWords {
  static let english = AppWords(
    leave: "quit",
    suspend: "suspend",
    repaint: "repaint the screen",
    back: "back",
    open: "open",
    move: "move",
    moveFocus: "choose",
    groupingSeparator: ",",
    ok: "OK",
    quitQuestion: "Quit without saving?",
    stillNotSaved: { "Still not saved after \($0) tries. Quit anyway?" },
    tryAgain: "Try again",
    quitAnyway: "Quit",
    keepPlaying: "Keep playing",
    say: { sentence in
      switch sentence {
      case .tooSmall(let width, let height):
        "This window has \(width) by \(height) cells; make it at least 40 by 20."
      }
    })
}
