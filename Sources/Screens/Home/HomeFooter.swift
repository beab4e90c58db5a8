import Widgets

/// The turtle between two ways to go on, and below it today's puzzle and a tip.
///
/// ```
///                      _____
///    How it works    .'     `. o    Want more
///                    `u-----u'      puzzles?
///        Today's puzzle: Hard, not played yet
/// ```
struct HomeFooter: View {
  let words: Words
  /// Nil where the user wants none.
  let tip: String?
  /// Nil where it is said elsewhere.
  let today: String?
  /// The game to resume; nil where there is none, or it is shown elsewhere.
  let game: String?
  let plan: HomePlan
  let perform: (HomeAction) -> Void

  var body: some View {
    VStack(spacing: plan.boards > 0 ? 1 : 0) {
      HStack(alignment: .top, spacing: 1) {
        button(words.home.howItWorks, .help, alignment: .trailing)
        if plan.hasTurtle { Turtle() }
        button(words.home.wantMore, .more, alignment: .leading)
      }
      FlowLayout(alignment: .top, horizontalSpacing: 3) {
        if let today { Button(today) { perform(.today) }.buttonStyle(IconButtonStyle()) }
        if let game { Button(game) { perform(.resume) }.buttonStyle(IconButtonStyle()) }
      }
      if let tip, plan.hasTip(besideGame: game != nil) {
        Text("✧ \(tip)").foregroundStyle(.secondary).multilineTextAlignment(.center)
          .padding(.horizontal, 2)
      }
    }
  }

  /// A text as a button, wrapped beside the turtle.
  private func button(
    _ title: String, _ action: HomeAction, alignment: Alignment
  ) -> some View {
    Button {
      perform(action)
    } label: {
      Text(title).multilineTextAlignment(.center).frame(maxWidth: plan.hasTurtle ? 12 : nil)
    }
    .buttonStyle(IconButtonStyle())
    .frame(width: plan.hasTurtle ? 14 : nil, alignment: alignment)
    .padding(EdgeInsets(top: plan.hasTurtle ? 1 : 0))
  }
}

/// A turtle on its way to the right.
struct Turtle: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("   _____     ")
      Text(" .'     `. o ")
      Text(" `u-----u'   ")
    }
    .bold().foregroundStyle(.lineAccent)
  }
}
