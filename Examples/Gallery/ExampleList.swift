import Catalogue
import Widgets

/// The widgets by group. Where both are shown, the example follows the focus.
struct ExampleList: View {
  let model: GalleryModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Widgets").bold().foregroundStyle(.title).padding(.leading, 1)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Self.groups, id: \.self) { group in
            Text(group.rawValue).foregroundStyle(.accentSecond).padding(.leading, 1)
            ForEach(Catalogue.examples(in: group)) { ExampleRow(model: model, example: $0) }
            Text("")
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private static let groups = Example.Group.allCases.filter {
    !Catalogue.examples(in: $0).isEmpty
  }
}

/// A line of the list.
private struct ExampleRow: View {
  let model: GalleryModel
  let example: Example

  var body: some View {
    let isChosen = model.example.id == example.id
    Button {
      model.open(example)
    } label: {
      Text(example.title).lineLimit(1)
    }
    .buttonStyle(RowButtonStyle(isChosen: isChosen))
    .focused(model.focusedRow, equals: example.id)
    .defaultFocus(isChosen)
  }
}

/// A row of a list in all of its width.
private struct RowButtonStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let role: StyleRole? =
      configuration.isFocused ? .selection : isChosen ? .selectionUnfocused : nil
    configuration.label
      .padding(.leading, 2)
      .padding(.trailing, 1)
      .frame(maxWidth: .infinity, alignment: .leading)
      .foregroundStyle(role)
      .background(role ?? .ground)
  }
}
