import Widgets

/// The two large buttons in the accented frame.
struct HomeMenu: View {
  let words: HomeWords
  let plan: HomePlan
  let openGame: () -> Void
  let openSolver: () -> Void

  var body: some View {
    AccentedFrame(scale: plan.scale) {
      VStack(spacing: plan.menuRows / 2) {
        button("▶", words.game, openGame)
        button("✦", words.solver, openSolver)
      }
      .padding(.horizontal, plan.menuWidth > 30 ? 1 : 0)
      .padding(.vertical, plan.menuRows / 2)
      .frame(minHeight: plan.menuContentRows)
    }
  }

  private func button(
    _ icon: String, _ title: String, _ action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Text("\(icon)  \(title)").bold().lineLimit(1)
        .padding(.vertical, plan.menuRows / 2)
    }
    .buttonStyle(NameButtonStyle(width: plan.menuWidth))
  }
}
