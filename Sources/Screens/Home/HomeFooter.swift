import Widgets

/// The turtle, and a tip below it.
struct HomeFooter: View {
  /// Nil where the user wants none.
  let tip: String?
  let isTall: Bool

  var body: some View {
    VStack {
      if isTall { Turtle() }
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
