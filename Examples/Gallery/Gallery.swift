import Catalogue
import Widgets

/// Every widget, alive: a list of them at the side, and the one that is chosen.
struct Gallery: View {
  @State private var chosen = 0

  var body: some View {
    let examples = Catalogue.examples
    HStack(alignment: .top, spacing: 1) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(examples.indices) { index in
            Button(examples[index].title) { chosen = index }
          }
        }
      }
      .frame(width: 26)
      VStack(alignment: .leading, spacing: 1) {
        Text(examples[chosen].title).bold().foregroundStyle(.title)
        Text(examples[chosen].summary).foregroundStyle(.secondary)
        examples[chosen].content
          .frame(maxWidth: examples[chosen].size.width, maxHeight: examples[chosen].size.height)
          .border(.light)
        Spacer()
        KeyHints()
      }
    }
  }
}
