import Scutes

/// A link, and the output of a program.
struct LinkExample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if let rules = LinkDestination("https://example.org/rules") {
        Text("The ") + Text("rules").link(rules) + Text(" are on the net.")
        LinkView("More games", destination: rules)
      }
      Text(ansi: "\u{1B}[32m✔\u{1B}[0m 12 tests passed, \u{1B}[1;31m1 failed\u{1B}[0m")
    }
  }
}

extension Example {
  static let link = Example(
    "LinkView", .text,
    "A text that leads to an address, where the terminal opens links. `Text(ansi:)` shows what a"
      + " program wrote, in its colours and with its links, and without anything else it sent.",
    height: 5
  ) {
    LinkExample()
  }
}
