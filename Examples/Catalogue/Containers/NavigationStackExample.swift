import Scutes

/// Screens behind screens.
struct NavigationStackExample: View {
  @State private var router = Router<String>()

  var body: some View {
    NavigationStack(path: router.path) {
      VStack(spacing: 1) {
        Text("Home").bold().foregroundStyle(.title)
        ForEach(["Levels", "Settings"], id: \.self) { name in
          Button(name) { router.push(name) }
        }
      }
    } destination: { name in
      VStack(spacing: 1) {
        Text("Home › \(name)").bold().foregroundStyle(.title)
        Button("Further in") { router.push("one more") }
        Button("Back") { router.pop() }
      }
      .keyBindings(name, [KeyBinding([KeyPress(.escape)], (), "back")]) { router.pop() }
    }
  }
}

extension Example {
  static let navigationStack = Example(
    "NavigationStack, Router", .containers,
    "Screens on top of each other. Those below keep their state, and their focus.", keys: "⏎"
  ) {
    NavigationStackExample()
  }
}
