import Scutes

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
  let suite: any ScreenHost
  /// `nil` if the user wants no tips.
  let tip: String?
  let plan: HomePlan

  var body: some View {
    VStack(spacing: plan.isGreeting ? 1 : 0) {
      Text(tip.map { capabilities.isUnicode ? "“\($0)”" : "\"\($0)\"" } ?? " ").lineLimit(1)
        .truncationMode(.tail).padding(.horizontal, 1)
      VStack {
        HStack(alignment: .bottom, spacing: plan.room == .small ? 0 : 2) {
          button(suite.words.home.howItWorks, .help, alignment: .trailing)
          // The turtle on the card of the first game is the only one.
          if HomeStart(suite.records).isFirst {
            Text("").frame(width: plan.turtle.size.width)
          } else {
            Turtle(scale: plan.turtle)
          }
          button(suite.words.home.wantMore, .morePuzzles, alignment: .leading)
        }
        if plan.hasShore { ShoreLine().frame(width: plan.columns) }
      }
    }
  }

  /// A text button, wrapped beside the turtle.
  private func button(
    _ title: String, _ place: Destination, alignment: Alignment
  ) -> some View {
    Button {
      suite.go(to: place)
    } label: {
      Text(title).underline().multilineTextAlignment(.center)
        .frame(maxWidth: plan.room == .small ? 11 : nil)
    }
    .buttonStyle(IconButtonStyle())
    .frame(width: plan.room == .small ? 13 : 26, alignment: alignment)
  }
}
