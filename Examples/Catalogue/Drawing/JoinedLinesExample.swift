import Scutes

/// Borders that share their edges, and dividers that end at them.
struct JoinedLinesExample: View {
  var body: some View {
    HStack(spacing: -1) {
      VStack {
        Text("Levels").frame(maxWidth: .infinity)
        Divider()
        Text("Easy").frame(maxWidth: .infinity)
        Divider(line: .double, title: "more")
        Text("Hard").frame(maxWidth: .infinity)
      }
      .border(.rounded)
      Text("chosen").padding(.all, 1).frame(maxWidth: .infinity, maxHeight: .infinity)
        .border(.heavy, .lineAccent)
    }
    .joinsLines()
  }
}

extension Example {
  static let joinedLines = Example(
    "Border, Divider, joinsLines", .drawing,
    "Borders and rules: light, heavy, double, rounded, ASCII. Within `joinsLines()` they are joined"
      + " where they meet or share a cell; the heavier wins.", height: 7
  ) {
    JoinedLinesExample()
  }
}
