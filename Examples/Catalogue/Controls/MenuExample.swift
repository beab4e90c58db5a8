import Scutes

/// A button that opens a list of actions.
struct MenuExample: View {
  @State private var last = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Menu("Game") {
        Button("New") { last = "New" }.keyboardShortcut(KeyPress("n"))
        Button("Restart") { last = "Restart" }.disabled()
        Divider()
        Button("End", role: .destructive) { last = "End" }
      }
      Spacer()
      Text("chosen: \(last)")
    }
  }
}

extension Example {
  static let menu = Example(
    "Menu", .controls, "A button that opens a list of things to do, with their keys.", keys: "⏎↓"
  ) {
    MenuExample()
  }
}
