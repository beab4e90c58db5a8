import Widgets

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
