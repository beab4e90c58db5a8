import Widgets

/// All keys, from the tables that the screens go by.
struct HelpKeysPage: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let words: Words
  let tables: [KeyTable]

  var body: some View {
    let lines = lines
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<lines.count) { row(lines[$0]) }
      }
      .frame(width: width)
    }
  }

  private var width: Int { min(70, size.width - 4) }
  private var keyWidth: Int { width >= 50 ? 26 : 15 }

  @ViewBuilder private func row(_ line: Line) -> some View {
    if line.title.isEmpty {
      Text(line.keys).bold().foregroundStyle(.title).padding(EdgeInsets(top: 1))
    } else {
      HStack(alignment: .top, spacing: 1) {
        Text(line.keys).foregroundStyle(.key).frame(width: keyWidth, alignment: .leading)
        Text(line.title)
      }
    }
  }

  /// A line: keys and what they do, or a heading without a title.
  private struct Line {
    let keys: String
    let title: String
  }

  private var lines: [Line] {
    tables.flatMap { table in
      [Line(keys: table.title, title: "")]
        + table.entries.filter { $0.visibility != .hidden }.map { entry in
          let keys = entry.allKeys(isUnicode: capabilities.isUnicode, names: words.kit.keyNames)
          return Line(keys: keys.joined(separator: " "), title: entry.title)
        }
    }
  }
}
