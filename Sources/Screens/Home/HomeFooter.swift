import Widgets

/// A tip spoken by the turtle on its shore, between two more buttons.
///
/// ```
///          “Space switches notes on and off.”
///                      ▄▄▄▄
///    How it works    ▄██▄██▄▐█▌   Want more
///   ───────────────────────────── puzzles?
/// ```
struct HomeFooter: View {
  @Environment(\.capabilities) private var capabilities
  let words: Words
  /// `nil` if the user wants no tips.
  let tip: String?
  let plan: HomePlan
  let perform: (HomeAction) -> Void

  var body: some View {
    VStack {
      Text(tip.map { capabilities.isUnicode ? "“\($0)”" : "\"\($0)\"" } ?? " ").lineLimit(1)
        .truncationMode(.tail).padding(.horizontal, 1)
      HStack(alignment: .bottom, spacing: plan.room == .small ? 0 : 2) {
        button(words.home.howItWorks, .help, alignment: .trailing)
        Turtle(scale: plan.turtle)
        button(words.home.wantMore, .more, alignment: .leading)
      }
      if plan.hasShore { ShoreLine().frame(width: plan.columns) }
    }
  }

  /// A text button, wrapped beside the turtle.
  private func button(
    _ title: String, _ action: HomeAction, alignment: Alignment
  ) -> some View {
    Button {
      perform(action)
    } label: {
      Text(title).underline().multilineTextAlignment(.center)
        .frame(maxWidth: plan.room == .small ? 11 : nil)
    }
    .buttonStyle(IconButtonStyle())
    .frame(width: plan.room == .small ? 13 : 26, alignment: alignment)
  }
}
