import Scutes

/// Two places to go, and words that stand out.
struct RimExample: View {
  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        Button("Play") {}.buttonStyle(RimButtonStyle(.lineAccent, width: 14))
        Button("Learn") {}.buttonStyle(RimButtonStyle(.info, width: 14))
      }
      Text("Nothing moves").padding(.horizontal, 1).rim(.line)
    }
  }
}

extension Example {
  static let rim = Example(
    "RimButtonStyle, rim", .drawing,
    "A heavy rim with round corners. A button with it is filled while it has the focus, and keeps its"
      + " size.", width: 40
  ) {
    RimExample()
  }
}
