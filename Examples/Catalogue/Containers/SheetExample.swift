import Scutes

/// A sheet over the screen.
struct SheetExample: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 1) {
      Text("What is below is dimmed.")
      Button("Settings…") { isOpen = true }
    }
    .sheet(isPresented: $isOpen, title: "Settings") {
      VStack(alignment: .leading, spacing: 1) {
        Text("Escape, ✕, a click outside or a drag of the grabber lets it go.")
        Button("Done") { isOpen = false }
      }
    }
  }
}

extension Example {
  static let sheet = Example(
    "sheet", .containers,
    "Something to deal with before going on, over the dimmed screen. It takes all keys.", width: 48,
    height: 12, keys: "⏎"
  ) {
    SheetExample()
  }
}
