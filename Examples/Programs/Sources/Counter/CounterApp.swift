import Scutes

@main
struct CounterApp: App {
  var body: some View { Counter() }
}

struct Counter: View {
  @State private var count = 0
  @Environment(\.exit) private var exit

  var body: some View {
    VStack(spacing: 1) {
      Text("Pressed \(count) times")
      Button("Press") { count += 1 }
      KeyHints()
    }
    .keyBindings("Counter", [KeyBinding([KeyPress("q")], (), "quit")]) { exit() }
  }
}
