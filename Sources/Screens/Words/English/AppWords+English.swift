nonisolated extension AppWords {
  static let english = AppWords(
    leave: "quit",
    quit: "quit",
    suspend: "suspend",
    back: "back",
    open: "open",
    move: "move",
    moveFocus: "choose",
    groupingSeparator: ",",
    say: { sentence in
      switch sentence {
      case .tooSmall(let width, let height):
        "This window has \(width) by \(height) cells; make it at least 40 by 20."
      }
    })
}
