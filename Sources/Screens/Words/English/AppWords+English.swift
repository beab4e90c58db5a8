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
    tooSmall: { "This window has \($0) by \($1) cells; make it at least 40 by 20." })
}
