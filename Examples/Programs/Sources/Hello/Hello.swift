import Scutes

/// A program in a target without default isolation, with a custom environment value.
@main
struct Hello: App {
  var body: some View {
    Greeting().environment(\.name, "world")
  }
}

/// Greets the person named by the environment until `q` is pressed.
struct Greeting: View {
  @Environment(\.name) private var name
  @Environment(\.exit) private var exit
  @State private var count = 1

  var body: some View {
    VStack(spacing: 1) {
      Text("Hello, \(name), \(count) times")
      Button("Again") { count += 1 }
      KeyHints()
    }
    .keyBindings("Hello", [KeyBinding([KeyPress("q")], (), "quit")]) { exit() }
  }
}

private enum NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  /// The person to greet.
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}
