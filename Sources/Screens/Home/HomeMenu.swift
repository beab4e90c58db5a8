import Widgets

/// The three large buttons in the accented frame.
struct HomeMenu: View {
  let words: Words
  let plan: HomePlan
  let openGame: () -> Void
  let openSolver: () -> Void
  let openMemory: () -> Void

  var body: some View {
    AccentedFrame(scale: plan.scale) {
      VStack(spacing: plan.menuRows / 2) {
        button("▶", words.home.game, openGame)
        button("✦", words.home.solver, openSolver)
        button("◆", words.memory.title, openMemory)
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
