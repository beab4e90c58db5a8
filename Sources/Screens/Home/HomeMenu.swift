import Widgets

/// The two large buttons in the accented frame.
struct HomeMenu: View {
  let words: HomeWords
  let isWide: Bool
  let isTall: Bool
  let openGame: () -> Void
  let openSolver: () -> Void

  var body: some View {
    AccentedFrame(scale: isTall ? 2 : 1) {
      VStack {
        button("▶", words.game, openGame)
        button("✦", words.solver, openSolver)
      }
      .padding(.horizontal, isWide ? 1 : 0)
    }
  }

  private func button(
    _ icon: String, _ title: String, _ action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Text("\(icon)  \(title)").bold().lineLimit(1)
    }
    .buttonStyle(NameButtonStyle(width: isWide ? 40 : 28))
  }
}
