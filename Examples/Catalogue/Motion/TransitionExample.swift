import Scutes

/// Sheets with different transitions.
struct TransitionExample: View {
  private static let ways: [(name: String, transition: Transition)] = [
    ("Fade", .opacity), ("From the left", .move(.leading)), ("Wipe down", .wipe(.top)),
    ("At once", .identity),
  ]

  var body: some View {
    FlowLayout(horizontalSpacing: 2, verticalSpacing: 1) {
      ForEach(Self.ways, id: \.name) { name, transition in
        Way(name: name).presentationTransition(transition)
      }
    }
  }
}

private struct Way: View {
  let name: String
  @State private var isOpen = false

  var body: some View {
    Button(name) { isOpen = true }
      .sheet(isPresented: $isOpen, title: name) {
        Button("Back") { isOpen = false }
      }
  }
}

extension Example {
  static let transition = Example(
    "presentationTransition, navigationTransition", .motion,
    "How sheets and screens come and go. What comes has the keys from the first frame on.",
    height: 3
  ) {
    TransitionExample()
  }
}
