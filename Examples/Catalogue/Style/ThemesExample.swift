import Scutes

/// The same card in every built-in theme.
struct ThemesExample: View {
  var body: some View {
    VGridLayout(columns: [GridItem(.adaptive(minimum: 22))], horizontalSpacing: 2) {
      ForEach(Theme.builtIn, id: \.name) { theme in
        ThemeCard(title: theme.name).theme(theme)
      }
    }
  }
}

private struct ThemeCard: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).bold().foregroundStyle(.title).lineLimit(1)
      HStack {
        ForEach(StyleRole.plots, id: \.self) { Text("██").foregroundStyle($0) }
        Text(" ")
        ForEach(StyleRole.heatMapLevels, id: \.self) { Text("■").foregroundStyle($0) }
      }
      HStack(spacing: 1) {
        Text("ok").foregroundStyle(.success)
        Text("oops").foregroundStyle(.error)
        Text(" chosen ").foregroundStyle(.selection).background(.selection)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .border(.rounded)
  }
}

extension Example {
  static let themes = Example(
    "Theme", .style,
    "Fills the roles. Six are built in; others are files of JSON. `theme(_:)` gives a part of the"
      + " screen a look of its own.", width: 72, height: 10
  ) {
    ThemesExample()
  }
}
