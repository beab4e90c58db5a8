import Scutes

/// Work with and without a known end.
struct ProgressViewExample: View {
  var body: some View {
    VStack(alignment: .leading) {
      ProgressView("Making puzzles", value: 42, total: 100)
      ProgressView("Looking for more")
    }
  }
}

extension Example {
  static let progressView = Example(
    "ProgressView", .controls, "Says that something goes on, and how far it has come.", height: 4
  ) {
    ProgressViewExample()
  }
}
