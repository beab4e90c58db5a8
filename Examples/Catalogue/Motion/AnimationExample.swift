import Scutes

/// A bar that grows, a number that counts up and a word that fades, all at one change.
struct AnimationExample: View {
  @State private var score = 120

  var body: some View {
    VStack(spacing: 1) {
      AnimatedValue(score, .easeOut(duration: .milliseconds(600))) { score in
        VStack(alignment: .leading) {
          Text("\(score) points").bold()
          Text(String(repeating: "█", count: score / 20)).foregroundStyle(.accent)
        }
        .frame(width: 32, alignment: .leading)
      }
      Text("High score").foregroundStyle(.success)
        .opacity(score > 400 ? 1 : 0.25)
        .animation(.default, value: score)
      HStack(spacing: 2) {
        Button("More") { score = min(600, score + 160) }
        Button("None") { score = 0 }
      }
    }
  }
}

extension Example {
  static let animation = Example(
    "AnimatedValue, animation, withAnimation", .motion,
    "Values, looks and places that follow a change little by little, as far as the user and the link"
      + " allow. Keys never wait.", keys: "⏎⏎"
  ) {
    AnimationExample()
  }
}
