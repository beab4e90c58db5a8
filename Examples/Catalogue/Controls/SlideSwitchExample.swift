import Scutes

/// A switch that nobody throws by mistake.
struct SlideSwitchExample: View {
  @State private var starts = 0

  var body: some View {
    VStack {
      SlideSwitch("Slide to start") { starts += 1 }
      Text("started \(starts) times")
    }
  }
}

extension Example {
  static let slideSwitch = Example(
    "SlideSwitch", .controls,
    "Does something when its knob is slid to the end; let go before, it springs back.", height: 4,
    keys: "→→→→"
  ) {
    SlideSwitchExample()
  }
}
