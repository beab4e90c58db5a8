import Widgets

/// Something and what there is to say of it.
nonisolated struct HelpRow: Hashable, Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// A list of things that are explained.
struct HelpListPage: View {
  @Environment(\.screenSize) private var size
  let title: String
  let rows: [HelpRow]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: size.height >= 24 ? 1 : 0) {
        Text(title).bold().foregroundStyle(.title)
        ForEach(rows, id: \.self) { row in
          VStack(alignment: .leading) {
            Text(row.name).foregroundStyle(.accent)
            Text(row.text).padding(EdgeInsets(leading: 2))
          }
        }
      }
      .frame(width: min(70, size.width - 4))
    }
  }
}
