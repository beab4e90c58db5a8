import Scutes

/// A tree of rows.
struct OutlineExample: View {
  private struct Part: Identifiable {
    let id: String
    var parts: [Part]?
  }

  private static let kit = [
    Part(
      id: "Scutes",
      parts: [
        Part(id: "Controls", parts: [Part(id: "Button"), Part(id: "TextEditor")]),
        Part(id: "Containers", parts: [Part(id: "List"), Part(id: "ScrollView")]),
      ]), Part(id: "ScutesConsole", parts: [Part(id: "Canvas"), Part(id: "Input")]),
    Part(id: "Package.swift"),
  ]
  @State private var chosen: String?
  @State private var open: Set<String> = ["Scutes"]

  var body: some View {
    List(Self.kit, children: \.parts, selection: $chosen, expanded: $open) { part in
      Text(part.id)
    }
  }
}

extension Example {
  static let outline = Example(
    "OutlineGroup", .containers,
    "Rows with others below them, asked for when they are opened. → opens and goes down, ← closes"
      + " and goes up, `*` opens all beside. A hundred thousand open rows cost no more than ten.",
    height: 8, keys: "↓↓→"
  ) {
    OutlineExample()
  }
}
