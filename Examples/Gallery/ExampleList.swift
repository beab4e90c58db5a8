import Catalogue
import Scutes

/// The widgets by group. If both columns are visible, the example follows the chosen row.
struct ExampleList: View {
  let model: GalleryModel

  private static let groups = Example.Group.allCases.filter {
    !Catalogue.examples(in: $0).isEmpty
  }

  var body: some View {
    List(selection: model.selection) {
      ForEach(Self.groups, id: \.self) { group in
        Section(group.rawValue) {
          ForEach(Catalogue.examples(in: group)) { Text($0.title).lineLimit(1) }
            .typeSelect { $0.title }
        }
      }
    }
    .onActivate { _ in model.open() }
    .focused(model.hasFocus(.list))
    .defaultFocus()
  }
}
