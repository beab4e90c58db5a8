import Scutes

/// Stacks within stacks.
struct StacksExample: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("Centred above")
      HStack(spacing: 2) {
        Text("left").border(.light)
        Spacer()
        VStack(alignment: .trailing) {
          Text("one below")
          Text("the other")
        }
      }
    }
  }
}

extension Example {
  static let stacks = Example(
    "VStack, HStack, ZStack", .layout,
    "Views below, beside or behind each other. What is left of the room goes to those that give way"
      + " most."
  ) {
    StacksExample()
  }
}
