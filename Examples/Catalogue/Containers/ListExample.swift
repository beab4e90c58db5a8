import Scutes

/// Rows in sections, with deleting, moving and finding by typing.
struct ListExample: View {
  @State private var chosen: String?
  @State private var fruit = ["Apple", "Banana", "Cherry", "Damson", "Elderberry"]
  @State private var roots = ["Carrot", "Parsnip", "Radish"]

  var body: some View {
    List(selection: $chosen) {
      Section("Fruit") {
        ForEach(fruit, id: \.self) { name in Text(name) }
          .onDelete { fruit.removeSubranges($0) }
          .onMove { fruit.moveSubranges($0, to: $1) }
          .typeSelect { $0 }
      }
      Section("Roots") {
        ForEach(roots, id: \.self) { name in Text(name) }
          .typeSelect { $0 }
      }
    }
    .placeholder { Text("Nothing left") }
  }
}

extension Example {
  static let list = Example(
    "List", .containers,
    "Rows, of which as many are made as show: a hundred thousand cost no more than ten. Arrows,"
      + " Page Up and Page Down move in it, `/` finds a row, Delete takes one, Alt-↑↓ moves it."
      + " A sample of a colour keeps it in a selected row by `keepsColorsWhenSelected()`.",
    height: 7, keys: "↓↓↓"
  ) {
    ListExample()
  }
}
