import Scutes

/// A value that changes in steps.
struct StepperExample: View {
  @State private var lives = 9

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Lives", value: $lives, in: 0...10)
      Stepper("Not now", value: $lives, in: 0...10).disabled()
    }
  }
}

extension Example {
  static let stepper = Example(
    "Stepper", .controls, "Makes a value smaller and larger by steps.", height: 4, keys: "→"
  ) {
    StepperExample()
  }
}
