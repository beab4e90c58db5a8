/// Words that belong to no screen.
nonisolated struct AppWords: Sendable {
  let titleFirst: String
  let titleSecond: String
  let titleThird: String
  let leave: String
  let quit: String
  let suspend: String
  let back: String
  let open: String
  let move: String
  let moveFocus: String
  let tooSmall: @Sendable (_ width: Int, _ height: Int) -> String
}
