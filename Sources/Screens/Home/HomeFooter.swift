import Widgets

/// The turtle, and below it today's puzzle and a tip.
struct HomeFooter: View {
  /// Nil where the user wants none.
  let tip: String?
  let today: String
  let isTall: Bool
  let playToday: () -> Void

  var body: some View {
    VStack {
      if isTall { Turtle() }
      Button(today, action: playToday).buttonStyle(IconButtonStyle())
      if let tip {
        Text("✧ \(tip)").foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
    }
    .padding(.horizontal, 2)
  }
}

/// A turtle on its way to the right.
struct Turtle: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("   _____     ").foregroundStyle(.accentSecond)
      Text(" .'     `. o ").foregroundStyle(.accentSecond)
      Text(" `u-----u'   ").foregroundStyle(.accentSecond)
    }
  }
}
