import Scutes

/// A list with several selected rows, and actions for all of them.
struct ListSelectionExample: View {
  @State private var chosen: Set<String> = ["Apple", "Cherry"]
  @State private var fruit = ["Apple", "Banana", "Cherry", "Damson", "Elderberry"]

  var body: some View {
    List(selection: $chosen) {
      ForEach(fruit, id: \.self) { name in
        Text(name).contextMenu {
          Button("Eat", role: .destructive) { fruit.removeAll(where: chosen.contains) }
            .keyboardShortcut(KeyPress("e"))
        }
      }
    }
    .placeholder { Text("Nothing left") }
  }
}

extension Example {
  static let listSelection = Example(
    "List(selection:), contextMenu", .containers,
    "Several rows of a list, where the selection is a set. Space selects one more, Shift-↑↓ a range,"
      + " Ctrl-A all; so do clicks with Control and Shift. → or a right click opens the menu.",
    height: 6, keys: "↓"
  ) {
    ListSelectionExample()
  }
}
