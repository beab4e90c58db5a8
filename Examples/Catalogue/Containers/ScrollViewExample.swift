import Scutes

/// More rows than fit.
struct ScrollViewExample: View {
  var body: some View {
    ScrollView {
      ForEach(1..<31) { Text("Row \($0) of thirty") }
    }
    .border(.rounded)
  }
}

extension Example {
  static let scrollView = Example(
    "ScrollView", .containers,
    "Shows a part of what has no room: by the wheel, the bar, the arrows, Page Up and Page Down."
      + " What has the focus is brought into view.", keys: "↓↓↓"
  ) {
    ScrollViewExample()
  }
}
